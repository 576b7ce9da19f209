# Der Spielaufbau: Sprecher, Fraktionen und das Auslegen der Galaxie.

choice-position = Feld { $position }

ask-choose-tile = Wähle eine deiner { $left } Systemtafeln für Ring { $ring }.
    .deed = { $answer } nehmen
ask-place-tile = Auf welches Feld von Ring { $ring } legst du { $system }?
    .deed = An { $answer } legen
ask-place-drawn-tile = Auf welches Feld neben Mecatol Rex legst du das gezogene System { $system }?

hint-tile = { $contents }
hint-touches = neben { $systems }

line-speaker-by-lot = Das Los fiel auf { $seat }.
line-speaker-by-host = { $seat } wurde von der Spielleitung bestimmt.
line-drew-faction = { $seat } bekommt { $faction } zugelost.
line-map-drawn = Die Galaxie wird nach dem Zufallsprinzip ausgelegt.
line-map-given = Die Galaxie ist die, die die Spielleitung mitgebracht hat.
line-tiles-dealt = Alle erhalten { $blue } blaue und { $red } rote Systemtafeln.
line-drew-tile = { $seat } zieht die rote Systemtafel { $system }.
line-placed-tile = { $seat } legt { $system } auf Feld { $position }.
line-homes-placed = Die Heimat-Systeme werden an die Galaxie angefügt.
line-compensated =
    { $seat } erhält { $count ->
        [one] 1 Handelsware
       *[other] { $count } Handelswaren
    } als Ausgleich für den schlechteren Standort.

word-open-position = Feld { $position }
word-home-position = Heimat von { $seat }
word-tiles-in-hand = Systemtafeln von { $seat }
word-tiles-left = { $blue } blau, { $red } rot
word-tiles-to-place = Noch zu platzierende Systemtafeln
word-random-faction = Eine zufällige Fraktion
