hint-rows-draw = Nothing in your hand fits.
hint-rows-pass = Nothing fits, and the draw pile is empty.
hint-rows-only = No other card of yours fits.
hint-rows-out = { $count ->
    [one] It is your last card.
   *[other] Your whole hand fits: play all { $count } cards and you win.
}
hint-rows-way = It clears the way for your own { $cards }.
hint-rows-closed = It opens no place for anybody else.
hint-rows-less = It helps the others least. Behind { $card } there { $count ->
    [one] is one more place
   *[other] are { $count } more places
} for them, so keep that one back.
hint-rows-keep = Keep { $cards } for later: nobody else can play that, { $waiting ->
    [0] and it still fits next time.
    [one] and one player is stuck already.
   *[other] and { $waiting } players are stuck already.
}
