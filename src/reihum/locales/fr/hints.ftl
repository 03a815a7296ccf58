# Pourquoi un coup est bon

hint-chance = Si tout le monde joue bien, ce coup gagne environ { $chance } % des manches de ce genre{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = De tout ce que tu peux faire, c’est ce qui promet le plus.
hint-only = Il n’y a rien d’autre à faire.

hint-shuffled = On vient de mélanger : une carte en vaut une autre.
