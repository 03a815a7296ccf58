guide-junior-aim = Kurze Reihen für Jüngere: Die 1er und die 11er liegen von Anfang an auf dem Tisch. Leg deine fünf Karten vor den anderen an.
guide-junior-turn = Leg Karten von einer 1 aufwärts oder von einer 11 abwärts an, immer in ihrer Farbe und ohne Lücken. Kannst du anlegen, musst du mindestens eine Karte anlegen; mehr sind erlaubt.
guide-junior-draw = Zieh eine Karte. Passt sie, wird sie sofort angelegt, sonst behältst du sie. Ist der Nachziehstapel leer, ist die nächste Person an der Reihe.
guide-junior-end = Wer die letzte Karte anlegt, gewinnt. Die anderen zählen die Zahlen zusammen, die sie noch haben: je weniger, desto besser.
