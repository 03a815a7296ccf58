lesson-ratefix-aim = Everybody puts a card face down in the middle. You know only your own. What do all the cards add up to?
lesson-ratefix-guess = You have a 12. The two others may be about 9 each, and 12 and 9 and 9 make { $total }. Guess { $total }.
lesson-ratefix-won = The cards add up to 29. You were closest, so you take them. Now you guess first.
lesson-ratefix-first = This time you have only a 3. The two others may be about 10 each: guess { $total }.
lesson-ratefix-end = Somebody else was closer this time. When all cards are played, whoever has won the most of them wins.
