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

# Ein Draft aus Sektoren, Fraktionen und Plätzen.
choice-slice = Sektor { $slice }
choice-faction = { $faction }
choice-speaker-order =
    { $place ->
        [1] Sprecher, der erste Platz
       *[other] Platz { $place } der Sprecherreihenfolge
    }

ask-draft-pick = Deine Wahl { $pick } von { $of }: ein Sektor, eine Fraktion oder ein Platz der Sprecherreihenfolge.
    .deed = { $answer } wählen

hint-slice = bestenfalls { $resources } Ressourcen und { $influence } Einfluss; Spezialisierungen: { $specialties }; { $contents }
hint-compensated-place =
    { $count ->
        [one] mit 1 Handelsware für den schlechteren Standort
       *[other] mit { $count } Handelswaren für den schlechteren Standort
    }

why-drafted-by = { $seat } hat das schon gewählt
why-one-of-each-kind = davon hast du schon eines gewählt

line-draft-begins = Sektoren der Galaxie, Fraktionen und Plätze der Sprecherreihenfolge werden reihum gewählt: { $seats }, dann zurück, dann noch einmal in dieser Reihenfolge.
line-drafted-slice = { $seat } wählt Sektor { $slice }: { $systems }.
line-drafted-faction = { $seat } wählt { $faction }.
line-drafted-place = { $seat } wählt Platz { $place } der Sprecherreihenfolge.
line-drafted-speaker = { $seat } wählt den ersten Platz und ist Sprecher.
line-filled-by-lot = Das Los füllt freie Felder mit { $systems } aus Sektoren, die niemand gewählt hat.
line-draft-ends = Die Galaxie wird so ausgelegt, wie sie gewählt wurde.

word-drafted-faction = Eine Fraktion aus dem Draft
word-points = { $count }
word-points-and-half = { $count }½
word-home-of-place =
    { $place ->
        [1] Heimat des Sprechers
       *[other] Heimat von Platz { $place }
    }
word-home-of-place-taken =
    { $place ->
        [1] Heimat von { $seat }, Sprecher
       *[other] Heimat von { $seat }, Platz { $place }
    }
word-slice = Sektor { $slice }
word-slice-taken = Sektor { $slice }, { $seat }
word-slice-worth = { $resources } Ressourcen + { $influence } Einfluss = { $total }
word-slice-specialties = Technologie-Spezialisierungen
word-slice-at-best = Bestenfalls
word-draft = Draft
word-draft-order = Reihenfolge der ersten Wahl
word-draft-turn = Wählt jetzt
word-drafted-nothing = noch zu haben
word-drafted-by-seat = { $seat }
word-draft-factions = Fraktionen des Drafts
word-draft-places = Plätze der Sprecherreihenfolge
word-speakers-place = Sprecher
word-place-in-order = Platz { $place }
