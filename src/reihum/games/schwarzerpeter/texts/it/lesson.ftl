lesson-schwarzerpeter-aim = Una carta non ha la gemella: lo Schwarzer Peter. Chi la tiene alla fine perde!
lesson-schwarzerpeter-pairs = Due numeri uguali sono una coppia. Tutte le coppie sono già posate, perciò restano poche carte.
lesson-schwarzerpeter-draw = Chi ti sta accanto ti porge le carte coperte. Pescane una: la numero { $place } da sinistra.
lesson-schwarzerpeter-pair = Un 6, e ne avevi uno: una coppia! Si posa subito.
lesson-schwarzerpeter-draw-again = Qualcuno non ha più carte ed è al sicuro. Ora pesca la numero { $place }.
lesson-schwarzerpeter-peter = Questa volta niente coppia. Sarà lo Schwarzer Peter? Ancora nessuno può saperlo. Non far vedere niente: forse qualcuno te la pesca.
lesson-schwarzerpeter-relief = Quella carta se n’è andata! Ora pesca la numero { $place }.
lesson-schwarzerpeter-end = Non hai più carte: sei al sicuro. Alla fine si mostra la carta messa da parte: il 13 blu. Lo Schwarzer Peter era quindi il 13 rosso, e chi ce l’ha perde.
