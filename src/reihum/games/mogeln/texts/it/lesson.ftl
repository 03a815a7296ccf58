lesson-mogeln-aim = Qui si può barare! Resta senza carte prima degli altri.
lesson-mogeln-one = Le carte si posano coperte e si conta ad alta voce: uno, due, tre e così via. Tu cominci con «uno», e un 1 ce l’hai davvero. Tocca { $card }.
lesson-mogeln-honest = Tocca a te e devi dire «quattro». Ne hai uno: tocca { $card }.
lesson-mogeln-doubt = «Sei»? Non può essere: i quattro 6 li hai tutti tu! Tocca «{ play-do-doubt }».
lesson-mogeln-lie = Bugia scoperta! Chi ha barato prende tutta la pila. Ricominci con «uno», ma non hai più un 1. Allora bara: posa { $card }.
lesson-mogeln-smuggle = Nessuno se n’è accorto. Puoi anche posare due o tre carte come se fossero una, finché ti credono.
lesson-mogeln-end = Attenzione: se dubiti di una carta giusta, la pila la prendi tu. Vince chi resta per primo senza carte.
