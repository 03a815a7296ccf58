guide-junior-aim = De courtes rangées pour les plus jeunes : les 1 et les 11 sont sur la table dès le début. Pose tes cinq cartes avant les autres.
guide-junior-turn = Pose des cartes en montant d’un 1 ou en descendant d’un 11, toujours dans leur couleur et sans trou. Si tu peux poser, pose au moins une carte ; tu peux en poser plusieurs.
guide-junior-draw = Pioche une carte. Si elle convient, elle est posée aussitôt, sinon tu la gardes. Si la pioche est vide, c’est à la personne suivante.
guide-junior-end = Qui pose sa dernière carte gagne. Les autres additionnent les nombres qui leur restent : moins il y en a, mieux c’est.
