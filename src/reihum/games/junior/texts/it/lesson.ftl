lesson-junior-aim = Tutti gli 1 e gli 11 sono già sul tavolo. Liberati delle tue cinque carte prima degli altri!
lesson-junior-low = Dall’1 si sale: poi viene il 2. Tocca { $card }.
lesson-junior-high = Dall’11 si scende: poi viene il 10. Puoi posare anche { $card }.
lesson-junior-done = Non c’è altro da posare. Tocca «{ play-do-end }».
lesson-junior-draw = Ora nessuna delle tue carte è giocabile. Pesca una carta.
lesson-junior-drawn = È giocabile! Allora si posa subito. Altrimenti l’avresti tenuta.
lesson-junior-next = La carta pescata ti aiuta: ora accanto puoi posare { $card }.
lesson-junior-end = Benissimo! Vince chi posa l’ultima carta.
