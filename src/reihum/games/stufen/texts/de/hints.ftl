hint-stufen-draw = Für { $card } hast du keine Verwendung.
hint-stufen-joker = Ein Joker passt überall.
hint-stufen-nearer = { $lacking ->
    [0] Damit ist deine Stufe vollständig.
    [one] Das bringt dich deiner Stufe näher: Dann fehlt nur noch eine Karte.
   *[other] Das bringt dich deiner Stufe näher: Dann fehlen noch { $lacking } Karten.
}
hint-stufen-fits = Du kannst sie an eine Auslage anlegen.
hint-stufen-lay = Damit hast du Stufe { $stage }, und von da an kannst du anlegen.
hint-stufen-out = Es ist deine letzte Karte.
hint-stufen-add = Das passt, und auf der Hand würde es { $points } Strafpunkte kosten.
hint-stufen-pause = { $count ->
    [one] { $to } hat nur noch eine Karte.
   *[other] { $to } setzt dann aus, mit { $count } Karten auf der Hand.
}
hint-stufen-safe = Du brauchst sie nicht, und { $to } kann sie nirgends anlegen.
hint-stufen-unwanted = Du brauchst sie nicht, und { $to } sammelt anderes.
hint-stufen-useless = Du brauchst sie nicht für deine Stufe, und auf der Hand würde sie { $points } Strafpunkte kosten.
