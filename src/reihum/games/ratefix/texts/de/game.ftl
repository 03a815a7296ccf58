play-ratefix-guess = Deine Zahl
play-ratefix-less = Eins weniger
play-ratefix-more = Eins mehr

game-ratefix = Ratefix
game-ratefix-about = Alle legen eine Karte verdeckt in die Mitte und raten die Summe; wer am nächsten liegt, bekommt die Karten, und es gewinnt, wer die meisten hat.

action-ratefix-guess = { $total } raten

event-ratefix-dealt = Die Karten sind verteilt: je ein Stapel von { $each }, der Rest bleibt draußen. { $begins-is ->
    [you] Du rätst zuerst.
   *[other] { $begins } rät zuerst.
}
event-ratefix-looked = { $seat-is ->
    [you] Du siehst dir deine oberste Karte an: { $card }.
   *[other] { $seat } sieht sich die oberste Karte an: { $card }.
}
event-ratefix-put-down = Von allen liegt eine Karte verdeckt in der Mitte.
event-ratefix-guessed = { $seat-is ->
    [you] Du rätst { $total }.
   *[other] { $seat } rät { $total }.
}
event-ratefix-won = Die Karten werden gezeigt: { $cards }. Zusammen sind das { $total }. { $winner-is ->
    [you] Du liegst am nächsten und bekommst sie.
   *[other] { $winner } liegt am nächsten und bekommt sie.
}

refused-guess-astray = Die Summe liegt zwischen { $least } und { $most }.

table-ratefix-stacks = Karten in jedem Stapel: { $count }
table-ratefix-won = Gewonnene Karten: { $counts }
table-ratefix-shown = Bisher gezeigt: { $cards }
table-ratefix-card = Deine Karte in der Mitte: { $card }
table-ratefix-guesses = Bisher geraten: { $guesses }
web-tagline-ratefix = Wer errät die Summe?
