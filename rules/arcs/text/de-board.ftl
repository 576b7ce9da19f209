# Was das Bild von den Dingen auf dem Tisch sagt.
board-cluster = Cluster { $cluster }
board-out-of-play = nicht im Spiel
board-path-markers = an nicht benutzten Clustern vorbei
board-building-slot = Gebäudefeld { $number }
board-token-slot = Feld { $number }
board-raid-cost = Überfallkosten { $keys }
board-damaged-ship = beschädigtes Schiff
board-damaged-building = { $kind } (beschädigt)
board-agent = Agent
board-pips = { $pips ->
    [one] ein Aktionsstern
   *[other] { $pips } Aktionssterne
}
board-card-number = Zahl { $number }
board-zeroed = Nullmarker: zählt als 0
board-action-card = Aktionskarte
board-seizes = ergreift die Initiative
board-court-deck = Hofstapel
board-court-discard = Ablagestapel des Hofs
board-action-discard = Aktionskarten, offen abgelegt
board-marker = Ambitionsmarker ({ $first } Macht für den ersten, { $second } für den zweiten Platz)
board-standing = Anzahl { $count }
board-outrage = Aufschrei: { $resource }
board-power-of = { $power } Macht
board-cards-of = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-has-initiative = Initiative
board-initiative-marker = Initiativemarker
board-of-the-third = { $resource } des dritten Spielers, den es nicht gibt
board-chapter-only = Kapitel { $chapter }
board-chapter-and-round = Kapitel { $chapter }, Runde { $round }
board-chapter-and-round-in-all = Kapitel { $chapter }, Runde { $round } insgesamt
board-board-of = Tableau ({ $colour })
board-pieces-left = In Reserve
board-left = Schiffe { $ships }, Städte { $cities }, Raumhäfen { $starports }, Agenten { $agents }
board-supply = Vorrat
board-in-supply = { $count } { $resource }
board-beneath = zuunterst: { $card }
