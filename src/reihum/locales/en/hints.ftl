# Why a move is good

hint-chance = If everyone plays well, it wins about { $chance }% of such rounds{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = Of everything you can do, it promises the most.
hint-only = There is nothing else you can do.

hint-shuffled = The cards were just shuffled: one is as good as another.
