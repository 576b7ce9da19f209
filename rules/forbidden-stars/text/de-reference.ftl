# Headings of the reference, layers, pictures of fights, orders given ahead.
reference-combat-cards = Kampfkarten
reference-order-upgrades = Befehlsaufwertungen
reference-events = Ereigniskarten
reference-units = Einheiten
reference-structures = Gebäude
reference-assets = Gütermarker
reference-orders = Befehle
reference-factions = Fraktionen
reference-systems = Systeme
reference-rules = Regeln
reference-none = keine
reference-icons = Symbole
reference-deck = Deck
reference-starting = von Anfang an im Kampfdeck
reference-requires = Einheitenfähigkeit verlangt eine von
reference-order = Befehl
reference-price = Preis
reference-type = Art
reference-scheme = Plan
reference-tactic = Taktik
reference-storm = Bewegt einen Sturm
reference-ground-unit = Bodentruppe
reference-ship = Schiff
reference-level = Kommandoebene
reference-in-a-fight = Im Kampf
reference-figures = Figuren
reference-tokens = Marker jedes Spielers
reference-unit = Einheit
reference-at-the-start = Zu Beginn
reference-sheet = Einheiten der Fraktion
reference-home = Heimatplan
reference-starting-assets = Gütermarker zu Beginn
reference-tile = Systemplan
reference-other-side = Andere Seite
reference-home-of = Heimat von
reference-area = Gebiet
reference-areas = Gebiete
reference-materiel = Ressourcen
reference-capacity = Limit
reference-yields = Herrschaft bringt
reference-wealth = ein beliebiger Gütermarker

## Values
printed-number = { $n }
printed-names = { $names }
printed-any-of = { $names-or }
printed-fight = { $combat } Würfel, { $health } Gesundheit, { $morale } Moral
printed-icons = { $bolter } Bolter, { $shield } Schild, { $morale } Moral
printed-cost = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }{ $forge ->
    [0] {""}
   *[other] , { $forge } Werkzeugmarker
  }
printed-upgrade = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }, Kommandoebene { $level }

## Layers of the board
layer-income = Ressourcen
layer-income-about = Was jede Welt in der Organisationsphase bringt, und wem.
layer-strength = Stärke
layer-strength-about = Die Würfel, die in jedem Gebiet stehen, und wie viel Schaden sie alle zerstört.
layer-dice = { $seat }: { $dice } Würfel, { $health } Gesundheit

## Pictures of fights
highlight-roll = Würfel in { $area }
highlight-round = { $area }, Runde { $round } des Kampfes
highlight-strike = Orbitalschlag auf { $area }
highlight-bolters = Bolter
highlight-shields = Schild
highlight-morale = Moral
highlight-offence = Angriff
highlight-defence = Verteidigung

## What can be ordered ahead
heading-planning = Planung
heading-orders = Befehle
heading-combat = Kampf
heading-refresh = Organisation
ahead-place-order = die Befehle, die du legst
ahead-reveal = welchen Befehl du aufdeckst
ahead-fate = ob du { $order } ausführst
ahead-use-upgrades = Aufwertungen bei { $order }
ahead-faction-ability = die Fähigkeit deiner Fraktion bei Herrschaft
ahead-wealth = der Gütermarker für Reichtum
ahead-combat-card = die Kampfkarte, die du wählst
ahead-own-card = was auf deinen eigenen Kampfkarten zu wählen ist
ahead-enemy-card = was Kampfkarten eines Gegners von dir verlangen
ahead-reinforce = Verstärkungsmarker in einem Kampf
ahead-suffer = wer in einem Kampf Schaden nimmt
ahead-suffer-strike = wer bei einem Orbitalschlag Schaden nimmt
ahead-retreat = wohin du dich zurückziehst
ahead-trim = welche Einheiten du über dem Limit zerstörst
ahead-event-card = die Ereigniskarte, die du wählst
ahead-storm = welchen Sturm du bewegst
ahead-event-ability = ob du nutzt, was deine Ereigniskarte bietet
heading-schemes = Pläne
ahead-react-planning = Pläne, wenn alle Befehle liegen
ahead-react-advance = Pläne, wenn dein Vormarsch beginnt
ahead-react-buying = Pläne beim Kaufen
ahead-react-strike = Pläne bei deinen Orbitalschlägen
ahead-react-combat = Pläne, wenn Schaden ermittelt wird
ahead-react-routed = Pläne, wenn eine gegnerische Einheit aufgerieben wird
ahead-react-storm = Pläne, wenn sich ein Sturm bewegt

## The chapters of the rules reference
chapter-gold = Goldene Regeln
chapter-act = Aktiver Spieler
chapter-asys = Aktives System
chapter-attk = Angreifer und Verteidiger
chapter-rout = Aufgerieben und neu formiert
chapter-upg = Aufwertungskarten
chapter-elim = Ausscheiden
chapter-spend = Ausgeben
chapter-oupg = Befehlsaufwertungen
chapter-ord = Befehlsmarker
chapter-frd = Befreundet und feindlich
chapter-gmov = Bewegung von Bodentruppen
chapter-smov = Bewegung von Schiffen
chapter-cache = Depotmarker
chapter-unit = Einheiten
chapter-cap = Einheitenlimit
chapter-ops = Einsatzphase
chapter-evt = Ereigniskarten
chapter-gain = Erhalten und Verlieren
chapter-fact = Fabriken
chapter-bast = Festungen
chapter-str = Gebäude
chapter-area = Gebiete
chapter-sim = Gleichzeitige Effekte
chapter-asset = Güter
chapter-dom = Herrschaft
chapter-comb = Kampf
chapter-card = Kampfkarten ausführen
chapter-cupg = Kampfkarten und Kampfaufwertungen
chapter-icon = Kampfsymbole
chapter-disc = Karten abwerfen
chapter-cmd = Kommandoebene
chapter-cost = Kosten
chapter-free = Kostenlose Einheiten
chapter-void = Leeren
chapter-lim = Materialbeschränkung
chapter-mor = Moral
chapter-adj = Nachbarschaft
chapter-orb = Orbitalschlag
chapter-ref = Organisationsphase
chapter-plan = Planungsphase
chapter-schm = Pläne und Taktiken
chapter-dep = Produktion
chapter-mat = Ressourcen
chapter-retr = Rückzug
chapter-dmg = Schaden und Gesundheit
chapter-win = Sieg und Niederlage
chapter-set = Aufbau
chapter-city = Städte
chapter-stk = Stapel
chapter-first = Startspieler
chapter-sys = Systeme
chapter-stra = Strategie
chapter-cont = Umkämpfte Gebiete
chapter-conv = Umwandeln
chapter-rein = Verstärkungsmarker
chapter-adv = Vormarsch
chapter-warp = Warpstürme
chapter-wmov = Warpstürme bewegen
chapter-world = Welten
chapter-forge = Werkzeugmarker
chapter-dest = Zerstören
chapter-obj = Zielmarker
chapter-qref = Kurzübersicht
chapter-clar = Klarstellungen zu Karten
chapter-symb = Symbolübersicht
