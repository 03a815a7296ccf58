# Una prima mano di ogni gioco, spiegata a un bambino di otto anni

# Intorno a ogni lezione

learn-title = Imparare { $game }
learn-go-on = Avanti
learn-leave = Lascia la lezione
learn-again = Ancora una volta
learn-progress = A che punto sei
refused-learn-other = Si può fare anche questo. Ma prova prima quello che c’è scritto qui.
refused-learn-wait = Prima leggi, poi tocca «{ learn-go-on }».
