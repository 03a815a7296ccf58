lesson-mogeln-aim = Ici, on a le droit de tricher ! Débarrasse-toi de toutes tes cartes avant les autres.
lesson-mogeln-one = Les cartes se posent face cachée, et on compte tout haut : un, deux, trois et ainsi de suite. Tu commences par « un », et tu as vraiment un 1. Touche { $card }.
lesson-mogeln-honest = C’est à toi, et tu dois dire « quatre ». Tu en as un : touche { $card }.
lesson-mogeln-doubt = « Six » ? Impossible : tu as toi-même les quatre 6 ! Touche « { play-do-doubt } ».
lesson-mogeln-lie = Bien vu ! Qui a triché ramasse toute la pile. Tu recommences par « un », mais tu n’as plus de 1. Alors triche : pose { $card }.
lesson-mogeln-smuggle = Personne n’a rien vu. Tu peux même poser deux ou trois cartes comme si c’était une seule, tant qu’on te croit.
lesson-mogeln-end = Attention : si tu doutes d’une carte juste, c’est toi qui ramasses la pile. Qui n’a plus de cartes en premier gagne.
