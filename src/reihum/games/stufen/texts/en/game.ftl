game-stufen = Stufen
game-stufen-about = Ten stages of sets, runs and colour runs, at most one a round: lay yours and go out before the others.
option-stufen-stages = The ten stages (pasch: set, equal numbers; reihe: run, consecutive numbers; farbe: colour run, one colour)

action-stufen-draw = draw a card
action-stufen-take = take the top card of the discards
action-stufen-meld = { $of ->
    [none] lay { $cards }
   *[other] lay { $cards } as { $of }
}
action-stufen-add = add { $card } to meld { $meld }{ $end ->
    [low] , at the low end
    [high] , at the high end
   *[none] { "" }
}
action-stufen-discard = discard { $card }
action-stufen-pause = give { $to } a pause card

event-stufen-dealt = The cards are dealt. { $hands } { $pauses ->
    [0] { "" }
    [one] A pause card was turned up and goes under the draw pile.
   *[other] { $pauses } pause cards were turned up and go under the draw pile.
} Turned up: { CARD($turned, form: "label") }. { $begins-is ->
    [you] You begin.
   *[other] { $begins } begins.
}
event-stufen-renewed = The discards are shuffled and become the new draw pile: { $pile } cards.
event-stufen-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
}
event-stufen-took = { $seat-is ->
    [you] You take { $card } from the discards.
   *[other] { $seat } takes { $card } from the discards.
}
event-stufen-laid = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $kind ->
    [pasch] a set of { $of }s
    [reihe] a run from { $of }
   *[farbe] a colour run in { $of }
}: { $cards }.
event-stufen-stage-laid = { $seat-is ->
    [you] You have laid stage { $stage }.
   *[other] { $seat } has laid stage { $stage }.
}
event-stufen-added = { $seat-is ->
    [you] You add
   *[other] { $seat } adds
} { $card } to meld { $meld }{ $end ->
    [low] , at the low end
   *[high] { "" }
}.
event-stufen-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-stufen-paused = { $giver-is ->
    [you] You give { $to } a pause card.
   *[other] { $to-is ->
        [you] { $giver } gives you a pause card.
       *[other] { $giver } gives { $to } a pause card.
    }
}
event-stufen-missed = { $seat-is ->
    [you] You miss this turn, and the pause card goes under the discards.
   *[other] { $seat } misses a turn, and the pause card goes under the discards.
}
event-stufen-went-out = { $seat-is ->
    [you] You have no cards left.
   *[other] { $seat } has no cards left.
}
event-stufen-unfinished = The draw pile is used up for the third time: the round ends here.
event-stufen-hands-shown = Everybody shows what is left in hand. { $hands }

outcome-stufen-out = One player has no cards left; the others count theirs.
outcome-stufen-unfinished = The draw pile was used up, and everybody counts their cards.

refused-ten-stages = A stage card has ten stages, not { $count }.
refused-stage-twice = The stage “{ $stage }” is on the card twice. The ten stages must differ.
refused-stage-too-long = The stage “{ $stage }” takes more than { $most } cards.
refused-unknown-meld = “{ $meld }” is not a meld. Write one like “pasch 3”, “reihe 4” or “farbe 7”.
refused-meld-too-small = { $kind ->
    [pasch] A set
    [reihe] A run
   *[farbe] A colour run
} needs at least { $least } cards, not { $size }.
refused-stufen-draw-first = First draw a card or take the top of the discards.
refused-stufen-drawn-already = You have already taken a card this turn.
refused-no-discards = There are no discards to take.
refused-pause-on-top = A pause card cannot be taken from the discards.
refused-taken-too-often = The top discard was taken { $times } times in a row: now draw a card.
refused-stage-laid-already = You have already laid your stage this round. Only one is allowed.
refused-stage-not-whole = A stage is laid whole or not at all.
refused-pause-in-meld = A pause card is never part of a meld.
refused-meld-size = The stage now asks for { $kind ->
    [pasch] a set of exactly { $size } cards
    [reihe] a run of exactly { $size } cards
   *[farbe] a colour run of exactly { $size } cards
}.
refused-no-meld = { $kind ->
    [pasch] A set needs equal numbers.
    [reihe] A run needs consecutive numbers from 1 to 12, in order, with every joker in its place.
   *[farbe] All cards must have the same colour.
}
refused-meld-order = Name the cards by colour and number, jokers last.
refused-name-of-jokers = Jokers alone need a number or a colour to stand for; no other meld is given one.
refused-stage-before-adding = Lay your stage first, then you may add cards.
refused-no-such-meld = There is no meld { $meld } on the table.
refused-cannot-be-added = { CARD($card, form: "start") } cannot be added to meld { $meld }.
refused-name-the-end = Say low or high for a joker that fits both ends of a run, and for no other card.
refused-pause-not-discarded = A pause card is not discarded: give it to another player or keep it.
refused-pause-another = A pause card goes to another player at the table.
refused-paused-already = That player already has a pause card.

table-stufen-player = { $player }: stage { $stage }, { $needs }{ $laid ->
    [yes] , laid
   *[no] { "" }
}; { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand{ $paused ->
    [yes] ; misses the next turn
   *[no] { "" }
}
table-stufen-need = { $kind ->
    [pasch] set of { $size }
    [reihe] run of { $size }
   *[farbe] colour run of { $size }
}
table-stufen-meld = Meld { $number }, { $kind ->
    [pasch] set of { $of }s
    [reihe] run from { $of } to { $last }
   *[farbe] colour run in { $of }
}, { $player-is ->
    [you] yours
   *[other] by { $player }
}: { $cards }
table-stufen-discards = Discards: { $count ->
    [0] none
    [one] { CARD($top, form: "label") }
   *[other] { CARD($top, form: "label") } on top of { $count } cards
}
table-stufen-pile = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
web-tagline-stufen = Ten stages, one after another
