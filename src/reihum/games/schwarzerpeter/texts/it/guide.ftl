guide-schwarzerpeter-aim = Posa coppie di numeri uguali. Una carta è senza gemella, perché questa è stata messa da parte senza guardarla: non restare con quella in mano!
guide-schwarzerpeter-turn = Pesca una carta coperta dalla mano alla tua sinistra. Se fa coppia, la coppia si posa da sola. Chi non ha più carte è al sicuro.
guide-schwarzerpeter-end = Quando resta solo lo Schwarzer Peter, chi ce l’ha ha perso.
