guide-ratefix-aim = Guess what the cards in the middle add up to, though you know only your own.
guide-ratefix-turn = Everybody looks at the top card of their stack and puts it face down in the middle. Then all guess in turn, aloud. The same guess may be made twice.
guide-ratefix-end = Whoever is closest takes the cards and guesses first next time; if two are equally close, the earlier guess counts. When all cards are played, whoever has the most wins.
