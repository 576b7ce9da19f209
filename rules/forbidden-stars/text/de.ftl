# Was Verbotene Welten sagt. Begriffe wie im Referenzhandbuch.
choice-place = { $order } in { $system }
choice-reveal = deinen Befehl in { $system } aufdecken
choice-resolve = ausführen
choice-to-event-deck = auf dein Ereignisdeck legen
choice-from = aus { $system }
choice-within = nur innerhalb des aktiven Systems
choice-move = { $unit } von { $from } nach { $to }
choice-buy = { $unit } in { $area }
choice-cache = ein Depotmarker
choice-build = { $structure } auf { $area }
choice-build-with-cache = { $structure } auf { $area }, mit einem Depotmarker
choice-asset = { $asset }
choice-promote = { $unit } auf { $area }
choice-promote-routed = { $unit } (aufgerieben) auf { $area }
choice-send = { $unit } von { $from } nach { $to }
choice-unit = { $unit }
choice-routed-unit = { $unit }, aufgerieben
choice-event = { $event }
choice-storm = der Sturm auf { $from } nach { $to }
choice-nothing = nichts

ask-place = Welchen Befehl legst du, und wohin?
ask-reveal = Welchen deiner Befehle deckst du auf?
ask-fate = Du hast in { $system } { $order } aufgedeckt. Führst du den Befehl aus?
ask-neighbour = Woher kommen Einheiten nach { $system }?
ask-move-ships = Welche Schiffe ziehen in die Leere von { $system }?
ask-move-ground = Welche Bodentruppen ziehen auf die Welten von { $system }?
ask-buy-units = Welche Einheiten kaufst du in { $system }?
ask-build = Baust du ein Gebäude in { $system }?
ask-wealth = Welchen Gütermarker erhältst du für den Wohlstand?
ask-promote = Gibst du 1 Ressource aus, um eine Einheit durch die nächstbessere zu ersetzen?
ask-send-cultist = Schickst du einen Kultisten auf eine Welt eines Nachbarsystems?
ask-muster = Kaufst du eine Einheit für eine Welt von { $system }?
ask-webway = Setzt du eine Einheit auf eine andere befreundete Welt?
ask-surplus = { $area } fasst nicht alle deine Einheiten: Zerstöre { $count }.
ask-event = Welche Ereigniskarte wählst du?
ask-storm = Welchen Sturm bewegst du, und wohin? Das Symbol sagt: { $direction }.

measure-units = gekaufte Einheiten
measure-materiel = ausgegebene Ressourcen
measure-forge-tokens = ausgegebene Werkzeugmarker
measure-caches-for-units = Depotmarker über die gekauften Einheiten hinaus
measure-figures = Figuren von { $unit }
measure-leaving = { $unit } aus { $area }
measure-arriving = mehr Einheiten in { $area }

why-too-far = du hast weder dort noch daneben etwas
why-storm = ein Warpsturm versperrt den Weg
why-no-way = keine Kette befreundeter Gebiete führt dorthin
why-level-too-low = dafür braucht es Kommandoebene { $level }
why-no-figure-left = alle Figuren davon stehen auf dem Spielplan
why-needs-forge-tokens = es kostet { $count } Werkzeugmarker
why-too-dear = es kostet { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }

line-round-begins = Runde { $round } beginnt. { $seat } ist Startspieler.
line-operations-begin = Die Einsatzphase beginnt.
line-refresh-begins = Die Organisationsphase beginnt.
line-lays = { $seat } legt einen Befehl in { $system } (dort { $height ->
    [one] liegt
   *[other] liegen
  } { $height }).
line-lays-own = Du hast { $order } in { $system } gelegt (dort { $height ->
    [one] liegt
   *[other] liegen
  } { $height }).
line-reveals = { $seat } deckt in { $system } { $order } auf.
line-passes = { $seat } passt: kein Befehl liegt oben.
line-to-event-deck = { $seat } legt { $order } auf das Ereignisdeck.
line-moves = { $seat } zieht { $count } { $unit } von { $from } nach { $to }.
line-buys = { $seat } kauft { $count } { $unit } in { $area }, für { $price }.
line-spends-caches = { $seat } gibt { $count } Depotmarker aus.
line-builds = { $seat } baut auf { $area }: { $structure }{ $price ->
    [0] { "" }
   *[other] , für { $price }
 }.
line-gains-asset = { $seat } erhält einen { $asset }.
line-has-three = { $seat } hat schon drei und erhält keinen { $asset }.
line-sends = { $seat } setzt { $unit } von { $from } auf { $to }.
line-promotes = { $seat } ersetzt { $unit } durch { $to } auf { $area }.
line-destroyed = { $seat } zerstört { $count } { $unit } in { $area }.
line-collects = { $seat } sammelt ein Ziel auf { $area } ein: jetzt { $count }.
line-earns = { $seat } erhält { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  } und hat { $total }.
line-draws-events = { $seat } zieht { $count } { $count ->
    [one] Ereigniskarte
   *[other] Ereigniskarten
  }.
line-turns-up = { $seat } deckt { $event } auf, nur des Sturmsymbols wegen.
line-chooses-event = { $seat } wählt { $event }.
line-discards-events = { $seat } wirft { $events } ab.
line-storm-moves = { $seat } bewegt den Sturm { $from } an die Kante { $to }.
line-no-storm-moves = { $seat } kann keinen Sturm bewegen.
line-eliminated = { $seat } hat keine befreundete Welt und scheidet aus.
line-won = { $seat } { $winners ->
    [one] gewinnt
   *[other] teilt den Sieg
  } mit { $count } { $count ->
    [one] Ziel
   *[other] Zielen
  }.

word-order = { $order }
word-orders = { $orders }
word-price = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }, { $forge } Werkzeugmarker
word-cache-saves = spart 2 Ressourcen bei einer Einheit
word-icon-and-ability = bewegt einen Sturm { $direction }. { $does }
word-storm-moves = den Sturm { $from } an die Kante { $to }
word-between = zwischen { $system } und { $other }
word-rim-north = am Nordrand von { $system }
word-rim-east = am Ostrand von { $system }
word-rim-south = am Südrand von { $system }
word-rim-west = am Westrand von { $system }
word-storm = Warpsturm { $at }
word-moved-storm = Warpsturm { $at }, bewegt
word-stack = { $count ->
    [0] Befehle
   *[other] Befehle ({ $count })
  }
word-hidden-order = Befehl
word-own-order = { $order }
word-materiel-of = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }
word-capacity-of = Platz für { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
  } eines Spielers
word-yields-asset = Herrschaft: { $asset }
word-yields-wealth = Herrschaft: ein beliebiger Gütermarker
word-routed = aufgerieben
word-objective = Ziel
word-player = { $seat }, { $faction }
word-count = { $count }
word-no-orders = keine
word-events = { $events }
word-materiel = Ressourcen
word-materiel-sign = Res
word-objectives = Ziele
word-objectives-sign = Ziel
word-worlds = Befreundete Welten
word-worlds-sign = Wlt
word-command-level = Kommandoebene
word-command-level-sign = Kdo
word-units = Einheiten
word-units-sign = Ein
word-orders-on-board = Befehle auf dem Spielplan
word-orders-on-board-sign = Bef
word-assets = Gütermarker
word-assets-sign = Gut
word-assets-of = { $forge } Werkzeug, { $cache } Depot, { $reinforcement } Verstärkung
word-on-event-deck = Befehle auf dem Ereignisdeck
word-on-event-deck-sign = Erg
word-control-tokens = Übrige Kontrollmarker
word-control-tokens-sign = Ktr
word-not-laid = Nicht gelegte Befehle
word-resolved = Ausgeführte Befehle
word-drawn-events = Gezogene Ereigniskarten
word-round = Runde { $round } von { $most }
word-planning-phase = Planungsphase
word-operations-phase = Einsatzphase
word-refresh-phase = Organisationsphase
word-active-system = Aktives System: { $system }
word-first-player = Startspieler
word-first-player-sign = 1.
word-left = Ausgeschieden
word-left-sign = aus
word-own-objectives = Ziele von { $faction } ({ $seat })
word-victory = Sieg

option-board = Spielplan
option-board-help = Die Spieler legen den Plan selbst, oder es wird auf dem Einführungsplan mit dessen festen Fraktionen gespielt.
option-board-built = von den Spielern gelegt
option-board-introductory = Einführung
option-paths = Wege der Bodentruppen
option-paths-help = Ob Schiffe, die in einem Vormarsch zuerst ziehen, Wege für Bodentruppen desselben Befehls öffnen.
option-paths-seed = Schiffe öffnen Wege
option-paths-faq = Wege stehen fest, ehe etwas zieht
option-storm-diagonals = Schräge Sturmsymbole
option-storm-diagonals-help = Ob ein schräges Symbol so gedreht wird, wie der Sturm liegt, oder gelesen wird, wie der Plan liegt.
option-storm-diagonals-by-the-storm = wie der Sturm liegt
option-storm-diagonals-by-the-board = wie der Plan liegt
option-ork-dominate = Herrschaft der Orks
option-ork-dominate-help = Auf welche Welten des aktiven Systems die gekaufte Einheit gesetzt werden darf.
option-ork-dominate-friendly-or-uncontrolled = befreundete und unkontrollierte
option-ork-dominate-friendly = befreundete

choice-aim = { $area }
choice-no-aim = niemand zieht dorthin, wo Gegner sind
choice-combat-card = { $card }
choice-token = ein Verstärkungsmarker
choice-routed-token = ein aufgeriebener Verstärkungsmarker
choice-structure = { $structure }
choice-area = { $area }
choice-send-routed = { $unit } (aufgerieben) von { $from } nach { $to }
choice-free = { $unit } kostenlos auf { $area }
choice-use-it = einsetzen
choice-gain-tokens = { $count } Marker: { $icon }
choice-gain-die = ein Würfel: { $icon }
choice-gain-dice = { $count } Würfel: { $icon }
choice-roll-dice = { $count } Würfel mehr werfen
choice-rally-unit = eine Einheit neu formieren
choice-spend-die = einen Würfel ausgeben: { $icon }
choice-lose-die = einen Würfel verlieren: { $icon }
choice-they-lose-die = dein Gegner verliert einen Würfel: { $icon }
choice-they-lose-tokens = dein Gegner verliert { $count } Marker: { $icon }
choice-reroll-die = ein Würfel: { $icon }
choice-they-reroll-die = dein Gegner wirft einen Würfel neu: { $icon }
choice-convert = { $from } zu { $to }
choice-rout = { $fighter } aufreiben

ask-aim = In welches Gebiet mit Gegnern dürfen deine Einheiten ziehen? Dort wird gekämpft.
ask-combat-upgrade = Welche Kampfaufwertung kaufst du?
ask-replaced = Welche Karte deines Kampfdecks ersetzt { $card }?
ask-reinforce = Wie viele Verstärkungsmarker setzt du in { $area } ein?
ask-choose-card = Runde { $round } des Kampfes: Welche Karte wählst du?
ask-combat-card = { $card }: Was wählst du?
ask-their-combat-card = { $card } deines Gegners: Was wählst du?
ask-spend-dice = { $card }: Wie viele Würfel gibst du aus? Sie zeigen { $icon }.
ask-smash = { $fighter } wird zerstört, wenn du nicht { $count } Würfel ausgibst. Welche gibst du aus?
ask-suffer = Du erleidest in { $area } { $count } Schaden. Wer nimmt ihn?
ask-ransom = { $fighter } wurde aufgerieben und wird zerstört. Gibst du einen Würfel aus, um das zu verhindern?
ask-retreat = Du hast { $area } verloren. Wohin ziehen sich deine Einheiten zurück?
ask-retreat-one = Zieht sich eine Einheit aus { $area } zurück?

measure-dice-of = Würfel: { $icon }

line-upgrades = { $seat } nimmt { $card } statt { $old } ins Kampfdeck, für { $price }.
line-combat-begins = { $seat } greift { $other } in { $area } an.
line-nobody-resists = In { $area } leistet niemand Widerstand.
line-has-dice = { $seat } hat an Würfeln { $bolter } Bolter, { $shield } Schild und { $morale } Moral.
line-reinforces = { $seat } setzt { $count } Verstärkungsmarker ein.
line-turns-over = { $seat } deckt { $card } auf.
line-sees = Du siehst { $card }.
line-adds-card = { $seat } legt { $card } der Symbole wegen dazu.
line-discards = { $seat } wirft { $card } ab; die Karte wird zurückgemischt.
line-gains-tokens = { $seat } erhält { $count } Marker: { $icon }.
line-loses-tokens = { $seat } verliert { $count } Marker: { $icon }.
line-gains-dice = { $seat } erhält { $count } Würfel: { $icon }.
line-loses-die = { $seat } verliert einen Würfel: { $icon }.
line-spends-die = { $seat } gibt einen Würfel aus: { $icon }.
line-converts = { $seat } dreht { $count } Würfel von { $from } auf { $to }.
line-free = { $seat } setzt { $unit } kostenlos auf { $area }.
line-replaces = { $seat } ersetzt { $fighter } durch { $unit } auf { $area }.
line-totals = { $seat }: Angriff { $offence }, Verteidigung { $defence }.
line-falls = { $fighter } von { $seat } fällt durch { $count } Schaden.
line-survives = { $fighter } von { $seat } nimmt { $count } Schaden und fällt nicht.
line-is-routed = { $fighter } von { $seat } wird aufgerieben.
line-is-rallied = { $fighter } von { $seat } wird neu formiert.
line-is-destroyed = { $fighter } von { $seat } wird zerstört.
line-combat-round-ends = Runde { $round } des Kampfes endet.
line-morale = { $seat } hat { $count } Moral.
line-retreats = { $seat } zieht sich von { $from } nach { $to } zurück.
line-captures = { $seat } erobert auf { $area }: { $structure }.
line-no-control-token = { $seat } hat keinen Kontrollmarker mehr, und auf { $area } wird zerstört: { $structure }.
line-combat-ends = Der Kampf in { $area } endet.

word-icons = { $bolter } Bolter, { $shield } Schild, { $morale } Moral
word-upgrade-costs = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }; { $icons }
word-health-left = { $count } Gesundheit
word-combat-deck = Kampfdeck, jede zweimal
word-combat-cards = { $cards }
word-combat-at = { $area }, Runde { $round }
word-side-of = Kampf: { $seat }
word-dice = Würfel
word-tokens = Kampfmarker
word-face-up-cards = Offene Karten
word-hand-of-cards = Kampfkarten auf der Hand
word-reinforcements = Verstärkungsmarker
word-reinforcements-of = { $count }, davon { $routed } aufgerieben
word-total-of = Angriff { $offence }, Verteidigung { $defence }, Moral { $morale }
word-attacker = Angreifer
word-attacker-sign = Ang
word-defender = Verteidiger
word-defender-sign = Ver

choice-tile = { $system }
choice-cell = Spalte { $column }, Zeile { $row }
choice-quarters = { $count } { $count ->
    [one] Vierteldrehung
   *[other] Vierteldrehungen
  } im Uhrzeigersinn
choice-station = { $unit } in { $area }
choice-objective = ein Ziel von { $seat } auf { $area }
choice-lay-storm = die Kante { $edge }

ask-tile = Welchen Systemplan legst du, mit welcher Seite nach oben?
ask-cell = Wohin legst du { $system }?
ask-turn = Wie drehst du { $system }?
ask-forces = Welche deiner Starttruppen stellst du in { $system } auf?
ask-objective = Welches Ziel legst du in { $system }, und wohin?
ask-lay-storm = Wohin legst du einen Warpsturm?

measure-stock = { $unit }
measure-capacity = Einheiten in { $area }
measure-factories = Fabriken
measure-ground-units = Bodentruppen, die dein letzter Systemplan nicht fasst

line-lays-tile = { $seat } legt { $system }.
line-stations = { $seat } stellt { $count } { $unit } in { $area } auf.
line-lays-objective = { $seat } legt ein Ziel von { $other } auf { $area }.
line-lays-storm = { $seat } legt einen Warpsturm { $at }.

word-setup-phase = Der Plan wird gelegt
word-north-of = nördlich von { $system }
word-east-of = östlich von { $system }
word-south-of = südlich von { $system }
word-west-of = westlich von { $system }
word-first-tile = wo der erste Systemplan hinkommt
word-edge = { $at }
word-tiles-to-lay = Zu legende Systempläne, beide Seiten
word-systems = { $systems }
word-forces-to-lay = Aufzustellende Truppen
word-forces = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
  }

choice-free-twice = zwei { $unit } kostenlos auf { $area }
choice-assets-of = die Güter von { $area }
choice-materiel-of = die Ressourcen von { $area }
choice-rob = { $seat } verliert einen { $asset }
choice-strike = von { $from } auf { $to }
ask-tactic = Nutzt du, was { $event } bietet?
ask-strike = Führen deine Schiffe einen Orbitalschlag auf eine Welt von { $system } aus?
line-strikes = { $seat } führt von { $from } aus einen Orbitalschlag auf { $to }.
line-loses-asset = { $seat } verliert einen { $asset }.
word-dice-rolled = { $count } Würfel

choice-order-upgrade = { $upgrade }
ask-upgrades = Welche Aufwertungen nutzt du bei { $order }?
ask-order-upgrade = Welche Befehlsaufwertung kaufst du?
line-uses-upgrade = { $seat } nutzt { $upgrade }.
line-buys-upgrade = { $seat } kauft { $upgrade }, für { $price }.
line-more-to-event-deck = { $seat } legt { $count } weitere Befehle auf das Ereignisdeck.
word-order-upgrades = Befehlsaufwertungen
word-upgrades-of = { $upgrades }
word-used-upgrades = In dieser Runde genutzte Befehlsaufwertungen
ask-kept = Deine Kontrollmarker reichen nicht für alle Gebäude auf { $area }. Welches behältst du?

option-direct-the-faithful = Direct the Faithful
option-direct-the-faithful-help = Wo das Gebäude steht, das diese Befehlsaufwertung in ein anderes verwandelt.
option-direct-the-faithful-active-system = im aktiven System
option-direct-the-faithful-anywhere = irgendwo
option-more-morale = Mehr Moral
option-more-morale-help = Was bei Karten zählt, die fragen, ob du mehr Moral hast als dein Gegner.
option-more-morale-dice = Moralwürfel
option-more-morale-all-icons = Moralwürfel und Moralsymbole offener Karten
option-last-tokens = Letzte Verstärkungsmarker
option-last-tokens-help = Was geschieht, wenn ein Angreifer einen Kampf gewinnen würde und nur noch Verstärkungsmarker hat.
option-last-tokens-capture = der Angreifer gewinnt und erobert
option-last-tokens-nobody = niemand gewinnt
option-battlewagon-morale = Moral eines Battlewagons
option-battlewagon-morale-help = Wie viel Moral ein Battlewagon hat; die Quellen sind uneins.
option-battlewagon-morale-two = 2
option-battlewagon-morale-three = 3
option-ork-roks-level = Kommandoebene von Ork Roks
option-ork-roks-level-help = Welche Kommandoebene diese Befehlsaufwertung verlangt; die Quellen sind uneins.
option-ork-roks-level-one = 1
option-ork-roks-level-zero = 0

choice-resolve-as = als { $order }
choice-change = { $from } auf { $area }, sie wird zu: { $to }
choice-to-system = nach { $system }
ask-upgrade = { $upgrade }: Was wählst du?
ask-strike-upgrades = Welche Aufwertungen nutzt du beim Orbitalschlag auf { $area }?
ask-instead = Du hast in { $system } aufgedeckt: { $order }. Als welchen Befehl führst du ihn aus?
ask-depart = Welche Schiffe ziehen weiter in die Leere von { $system }?
ask-give-up = Du musst in { $area } eine Einheit oder ein Gebäude zerstören. Was wählst du?
ask-passage = Durch welche unkontrollierte Leere dürfen bis zu zwei deiner Bodentruppen ziehen?
ask-one-more = Kaufst du in { $system } noch eine Einheit?
measure-passing = Bodentruppen durch { $area }
why-bastion = eine Festung schützt die Welt
line-loses-materiel = { $seat } verliert { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }.
line-none-left = Für { $seat } ist kein { $asset } mehr im Vorrat.
line-must-suffer-first = { $fighter } von { $seat } muss zuerst Schaden nehmen.
line-resolves-as = { $seat } führt ihn aus als: { $order }.
line-changes-structure = { $seat } verwandelt auf { $area } ein Gebäude: { $from } wird zu { $to }.
line-moves-on = { $seat } zieht weiter nach { $area } und kämpft dort als Nächstes.
word-dice-rolled-with = { $count } Würfel, mit { $upgrade }
word-costs-dice = kostet { $count } Würfel: { $icon }
word-next-combat = Nächster Kampf
word-in-area = { $area }
word-strike-at = Orbitalschlag von { $from } auf { $to }

choice-use-scheme = { $event } nutzen
choice-into-play = ins Spiel bringen
choice-system = { $system }
choice-rout-unit = { $unit } in { $area } aufreiben
choice-give-up = { $unit } in { $area }
choice-give-up-routed = { $unit } (aufgerieben) in { $area }
choice-buy-with-cache = { $unit } in { $area }, mit einem Depotmarker
choice-to-top = dein Befehl an Stelle { $number } von unten in { $system }: nach oben
choice-to-bottom = dein Befehl an Stelle { $number } von unten in { $system }: nach unten

ask-into-play = Bringst du { $event } ins Spiel? Dort bleibt der Plan, bis du ihn nutzt.
ask-scheme = { $event }: Was wählst du?
ask-when-planning-ends = Alle Befehle liegen. Nutzt du einen Plan?
ask-when-advancing = Dein Vormarsch in { $system } beginnt. Nutzt du einen Plan?
ask-when-buying-units = Gleich kaufst du Einheiten in { $system }. Nutzt du für eine davon einen Plan?
ask-when-building = Gleich baust du in { $system }. Nutzt du für das Gebäude einen Plan?
ask-when-strike-rolled = Du hast für deinen Orbitalschlag gewürfelt. Nutzt du einen Plan?
ask-before-damage = Gleich wird in { $area } der Schaden ermittelt. Nutzt du einen Plan?
ask-after-damage = In { $area } ist der Schaden ermittelt. Nutzt du einen Plan?
ask-when-routed = Eine Einheit deines Gegners wurde aufgerieben: { $fighter }. Nutzt du einen Plan?
ask-when-storm-moves = Der Sturm { $from } soll an die Kante { $to }. Nutzt du einen Plan?
ask-strike-die = Welchen Würfel erhältst du für deinen Orbitalschlag?
ask-placed-from = { $event }: Aus welchem Gebiet nimmst du Einheiten?
ask-placed-in = { $event }: In welches Gebiet setzt du sie?
ask-placed = Welche Einheiten kommen von { $from } nach { $to }?
ask-free-upgrade = Welche Aufwertung nimmst du?

measure-units-placed = gesetzte Einheiten

why-nobody-is-routed = keine deiner Einheiten ist aufgerieben
why-nobody-to-rout = in keinem System mit einer Einheit von dir steht eine gegnerische
why-nobody-to-place = keine deiner Einheiten könnte anderswo hin
why-no-two-units = in keinem System sind zwei deiner Einheiten

line-plays-scheme = { $seat } bringt { $event } ins Spiel.
line-replaces-scheme = { $seat } wirft { $event } für einen anderen Plan ab.
line-uses-scheme = { $seat } nutzt { $event } und mischt die Karte zurück.
line-rallies-system = { $seat } formiert in { $system } alle Einheiten neu.
line-resolves-without-token = { $seat } führt in { $system } { $order } aus, ohne einen Befehl aufzudecken.
line-sends-several = { $seat } setzt { $count } { $unit } von { $from } nach { $to }.
line-puts-on-top = { $seat } legt in { $system } einen Befehl nach oben: Er lag an Stelle { $number } von unten.
line-puts-below = { $seat } legt in { $system } einen Befehl nach unten: Er lag an Stelle { $number } von dort.

word-schemes = Pläne im Spiel

option-schemes = Pläne im Spiel
option-schemes-help = Ob ein neuer Plan den älteren desselben Spielers in sein Deck zurückschickt.
option-schemes-one = einer je Spieler
option-schemes-any = so viele, wie gewählt wurden
