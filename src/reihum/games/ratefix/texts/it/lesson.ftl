lesson-ratefix-aim = Ognuno mette una carta coperta in mezzo. Tu conosci solo la tua. Quanto fanno tutte insieme?
lesson-ratefix-guess = Hai un 12. Le altre due sono forse circa 9 l’una, e 12 e 9 e 9 fanno { $total }. Di’ { $total }.
lesson-ratefix-won = Le carte fanno 29. La tua stima era la più vicina: le prendi tu. Ora cominci tu.
lesson-ratefix-first = Questa volta hai solo un 3. Le altre due sono forse circa 10 l’una: di’ { $total }.
lesson-ratefix-end = Questa volta un’altra stima era più vicina. Quando tutte le carte sono giocate, vince chi ne ha prese di più.
