### Warhammer 40.000: Conquest auf Deutsch: Möglichkeiten, Fragen, Gründe, Zeilen, Wörter des Bretts.

choice-card = { $face }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
  }
choice-use = { $face }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
  } benutzen
choice-play = { $title } ausspielen
choice-deploy = { $title } mobilisieren
choice-battle-ability = Die Gefechtsfähigkeit von { $planet } nutzen
choice-planet = { $planet } (Planet { $slot })
choice-headquarters = Hauptquartier von { $seat }
choice-deck-of = Deck von { $seat }
choice-shield = Mit { $title } abschirmen
choice-no-shield = Kein Schild
choice-discard = { $title } abwerfen
choice-title = { $title }
choice-discarded = { $title } vom Ablagestapel
choice-nth = { $title } ({ $number })
choice-nothing = Nichts
choice-keep = Diese Hand behalten
choice-mulligan = Eine neue Hand ziehen
choice-pass = Passen
choice-stay = Bleiben
choice-retreat = Der Kriegsherr zieht sich zurück
choice-area-effect = Flächenschaden: { $count } Schaden für jeden Gegner hier
choice-take-both = Beide Belohnungen nehmen
choice-take-cards = Karten nehmen
choice-take-resources = Ressourcen nehmen
choice-concede = Die Partie aufgeben

ask-mulligan = Behältst du deine Starthand?
    .subject = behältst du deine Starthand?
ask-deploy = Dein Mobilisierungs-Spielzug: eine Karte mobilisieren, eine Aktion nutzen oder für diese Phase passen.
    .subject = dein Mobilisierungs-Spielzug
ask-where = Wohin mobilisierst du { $title }?
    .deed = { $answer-kind ->
        [card] An { $answer } anlegen
       *[other] Hier mobilisieren: { $answer }
    }
    .subject = wohin mit { $title }?
ask-reduce = { $title } kostet { $count }. Womit senkst du das?
    .deed = { $picked ->
        [0] Alle { $count } zahlen
        [one] Mit 1 Karte weniger zahlen
       *[other] Mit { $picked } Karten weniger zahlen
    }
    .subject = was { $title } kostet
ask-dial = Auf welchem Planeten setzt du deinen Kriegsherrn ein?
    .deed = Auf { $answer } einsetzen
    .subject = stell dein Rad ein
ask-rewards = Du hast den Kommandokonflikt auf { $planet } gewonnen. Welche Belohnungen nimmst du?
    .subject = Belohnungen von { $planet }
ask-mobile = Wohin bewegt sich { $card } (Mobil)?
    .deed = { $answer-kind ->
        [stay] { $answer }
       *[other] Nach { $answer } bewegen
    }
    .subject = { $card } bewegen?
ask-ranged-attack = Eröffnungssalve auf { $planet }: Wer greift an?
    .deed = { $answer-kind ->
        [pass] { $answer }
        [retreat] { $answer }
       *[other] Mit { $answer } angreifen
    }
    .subject = Eröffnungssalve auf { $planet }
ask-attack = Dein Kampf-Spielzug auf { $planet }: Wer greift an?
    .deed = { $answer-kind ->
        [pass] { $answer }
        [retreat] { $answer }
       *[other] Mit { $answer } angreifen
    }
    .subject = Kampf-Spielzug auf { $planet }
ask-defender = Wen greift { $card } mit { $count } AW an?
    .deed = { $answer-kind ->
        [area-effect] { $answer }
       *[other] { $answer } angreifen
    }
    .subject = { $card } greift an
ask-retreat-units = Welche deiner Einheiten ziehen sich von { $planet } zurück?
    .deed = { $picked ->
        [0] Alle Einheiten bleiben
        [one] 1 Einheit zieht sich zurück
       *[other] { $picked } Einheiten ziehen sich zurück
    }
    .subject = Rückzug von { $planet }?
ask-battle-ability = Du hast das Gefecht um { $planet } gewonnen. Nutzt du die Gefechtsfähigkeit?
    .subject = Gefechtsfähigkeit von { $planet }?
ask-shield = { $card } wird { $count } Schaden zugewiesen und hat noch { $left } TP. Benutzt du einen Schild?
    .subject = ein Schild für { $card }?
ask-act = { $occasion }. Nutzt du eine Aktion?
    .subject = nutzt du eine Aktion?
ask-react = { $occasion }. Reagierst du?
    .subject = reagierst du?
ask-sacrifice = { $by }: Was opferst du?
    .deed = { $answer } opfern
ask-exhaust = { $by }: Was erschöpfst du?
    .deed = { $answer } erschöpfen
ask-pay-resources = { $by }: Wie viele Ressourcen zahlst du?
    .deed = { $picked ->
        [0] Nichts zahlen
        [one] 1 Ressource zahlen
       *[other] { $picked } Ressourcen zahlen
    }
ask-discard-any = { $by }: Welche Karten wirfst du ab?
    .deed = { $picked ->
        [0] Nichts abwerfen
        [one] 1 Karte abwerfen
       *[other] { $picked } Karten abwerfen
    }
ask-choose-card = { $by }: Wähle eine Karte im Spiel.
    .deed = { $answer-kind ->
        [nothing] { $answer }
        [pass] { $answer }
       *[other] { $answer } wählen
    }
    .subject = wähle für { $by }
ask-choose-cards = { $by }: Wähle bis zu { $most }.
    .deed = { $picked ->
        [0] Nichts wählen
        [one] 1 Karte wählen
       *[other] { $picked } Karten wählen
    }
    .subject = wähle für { $by }
ask-choose-planet = { $by }: Wähle einen Ort.
ask-choose-one = { $by }: Wähle eines.
ask-search = { $by }: Welche dieser Karten nimmst du?
    .deed = { $answer-kind ->
        [nothing] Nichts nehmen
       *[other] { $answer } nehmen
    }
    .subject = nimm eine Karte mit { $by }
ask-discard-one = { $by }: Welche dieser Karten wird abgeworfen?
ask-bury = { $by }: In welcher Reihenfolge kommen die übrigen unter dein Deck? Die letzte liegt zuunterst.
    .deed = So unter das Deck legen
ask-recruit = Welche Einheit deiner Hand bringst du in deinem Hauptquartier ins Spiel?
    .deed = { $answer-kind ->
        [nothing] Nichts ins Spiel bringen
       *[other] { $answer } ins Spiel bringen
    }
    .subject = bring eine Einheit ins Spiel
ask-concede = Gibst du auf?

why-limited-is-used = du hast in dieser Runde schon eine limitierte Karte mobilisiert oder ausgespielt
why-is-unique = du hast diese einzigartige Karte im Spiel
why-nowhere-to-go = es gibt keinen Ort für sie
why-too-dear = dir { $missing ->
    [one] fehlt eine Ressource
   *[other] fehlen { $missing } Ressourcen
  }
why-is-hidden = sie kann jetzt nicht zum Verteidiger gewählt werden
why-is-held = sie kann sich nicht zurückziehen

line-round-begins = Runde { $round } beginnt.
line-deploy-begins = Die Mobilisierungsphase beginnt.
line-command-begins = Die Kommandophase beginnt.
line-combat-begins = Die Kampfphase beginnt.
line-headquarters-begins = Die Hauptquartierphase beginnt.
line-takes-mulligan = { $seat } nimmt einen Mulligan.
line-passes-deploy = { $seat } mobilisiert in dieser Phase nichts mehr.
line-deploys = { $seat } mobilisiert { $title } für { $count }: { $to }.
line-cannot-deploy = { $seat } kann { $title } doch nicht mobilisieren und nimmt die Karte zurück.
line-reduces = { $card } senkt die Kosten um { $count }.
line-put-into-play = { $seat } bringt { $card } ins Spiel: { $to }.
line-makes-tokens = { $seat } bringt { $count } Marker { $token } ins Spiel: { $to }.
line-attached = { $card } wird an { $to } angelegt.
line-commits = { $seat } setzt den Kriegsherrn auf { $planet } ein (Planet { $slot }).
line-wins-struggle = { $seat } gewinnt den Kommandokonflikt auf { $planet }.
line-draws = { $seat } zieht { $count } { $count ->
    [one] Karte
   *[other] Karten
  }.
line-takes-up = { $seat } nimmt eine Karte auf die Hand.
line-takes-back = { $seat } nimmt { $title } vom Ablagestapel auf die Hand.
line-takes-up-openly = { $seat } nimmt { $title } auf die Hand.
line-reveals = { $seat } deckt { $title } auf.
line-gains = { $seat } erhält { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }.
line-discards = { $seat } wirft { $title } ab.
line-battle-begins = Das Gefecht um { $planet } beginnt.
line-combat-round-ends = Kampfrunde { $round } ist zu Ende; alle Einheiten dort werden spielbereit.
line-attacks = { $card } greift { $to } mit { $count } an.
line-area-effect = { $card } nutzt Flächenschaden ({ $count }).
line-damaged = { $card } nimmt { $count } Schaden.
line-prevented = { $count } Schaden an { $card } wird vermieden.
line-damage-moved = { $count } Schaden wird von { $card } auf { $to } verschoben.
line-damage-shifted = { $count } zugewiesener Schaden wird von { $card } auf { $to } umgelenkt.
line-healed = { $count } Schaden wird von { $card } entfernt.
line-uses-shield = { $seat } schirmt { $card } mit { $title } ab.
line-left = { $card } verlässt das Spiel: { $how }.
line-bloodied = { $card }, Kriegsherr von { $seat }, ist angeschlagen und kommt ins Hauptquartier.
line-readied = { $card } wird spielbereit.
line-moved = { $card } bewegt sich: { $to }.
line-routed = { $card } wird in die Flucht geschlagen.
line-retreats = { $card } zieht sich zurück.
line-warlord-retreats = Der Kriegsherr von { $seat } zieht sich zurück.
line-warlord-goes-home = Der Kriegsherr von { $seat } kehrt ins Hauptquartier zurück.
line-uses = { $seat } benutzt { $card }.
line-uses-battle-ability = { $seat } nutzt die Gefechtsfähigkeit von { $planet }.
line-plays-event = { $seat } spielt { $title } aus.
line-no-effect = Das bleibt ohne Wirkung.
line-wins-battle = { $seat } gewinnt das Gefecht um { $planet }.
line-stalemate = Das Gefecht um { $planet } endet in einem Patt.
line-captures = { $seat } erobert { $planet }.
line-leaves-the-game = { $planet } wird aus dem Spiel entfernt.
line-turns-up = { $planet } wird aufgedeckt.
line-takes-initiative = { $seat } bekommt den Initiativemarker.
line-won = { $seat } hat gewonnen: { $how }.
line-draw = Die Partie endet unentschieden.

word-card = { $face }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
  }
word-headquarters-of = Hauptquartier von { $seat }
word-gap = Lücke { $slot }
word-at = { $place }
word-destroyed = zerstört
word-sacrificed = geopfert
word-returned = auf die Hand zurück
word-discarded = abgeworfen
word-costs = kostet { $count }
word-saves = spart { $count }
word-shields = { $count } { $count ->
    [one] Schild
   *[other] Schilde
  }
word-reduction = Senkung
word-cards-and-resources = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
  } und { $resources } { $resources ->
    [one] Ressource
   *[other] Ressourcen
  }
word-cards-to-draw = { $count } { $count ->
    [one] Karte
   *[other] Karten
  }
word-resources-to-gain = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }
word-three-planets = drei Planeten mit { $category }
word-deck-empty = das andere Deck ist leer
word-last-planet = kein Planet ist mehr übrig, und dies war der letzte eroberte
word-warlord-defeated = der andere Kriegsherr ist besiegt
word-conceded = { $seat } hat aufgegeben
word-face-down = Verdeckt
word-first-planet = erster Planet
word-captured = { $count } { $count ->
    [one] eroberter Planet
   *[other] eroberte Planeten
  }
word-brings = in der Reihe: { $planets }
word-attack = { $count } AW
word-hit-points = noch { $count } TP
word-icons = { $count } { $count ->
    [one] Kommandosymbol
   *[other] Kommandosymbole
  }
word-damage = { $count } Schaden
word-bloodied-side = angeschlagen
word-resources-on = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  } darauf
word-hand-of = Hand von { $seat }
word-player = { $seat }
word-resources = Ressourcen
word-resources-sign = Res
word-hand = Hand
word-hand-sign = Hand
word-deck = Deck
word-deck-sign = Deck
word-discards = Ablagestapel
word-planets = Eroberte Planeten
word-planets-sign = Pl
word-warlord-hp = TP des Kriegsherrn
word-warlord-hp-sign = TP
word-units = Einheiten im Spiel
word-units-sign = Einh
word-count = { $count }
word-titles = { $titles }
word-no-titles = keine
word-captured-planets = { $planets }
word-round = Runde { $round }
word-battle-at = Gefecht um { $planet }, Kampfrunde { $round }
word-initiative = Initiative
word-initiative-sign = Ini
word-passed = Hat gepasst
word-passed-sign = Pass
word-bloodied = Kriegsherr angeschlagen
word-bloodied-sign = An
word-three-of = Drei Planeten mit { $category }
word-victory = Sieg

occasion-deploy-turn = Mobilisierungs-Spielzug von { $seat }
occasion-command-actions = Nach den Kommandokonflikten
occasion-combat-began = Die Kampfphase hat begonnen
occasion-before-turn = vor dem Kampf-Spielzug von { $seat }
occasion-round-over = nach der Kampfrunde
occasion-battles-over = Nach dem letzten Gefecht
occasion-headquarters-actions = Die Hauptquartierphase hat begonnen
occasion-deploy-began = Die Mobilisierungsphase hat begonnen
occasion-entered = { $card } ist ins Spiel gekommen
occasion-deployed = { $seat } hat { $card } mobilisiert
occasion-committed = { $unit } wurde auf Planet { $slot } eingesetzt
occasion-moved = { $unit } hat sich auf Planet { $slot } bewegt
occasion-struggle-begins = Gleich beginnt der Kommandokonflikt auf Planet { $slot }
occasion-struggle-won = { $seat } hat den Kommandokonflikt auf Planet { $slot } gewonnen
occasion-declared-attacker = { $unit } ist zum Angreifer deklariert
occasion-defending = { $attacker } greift gleich { $unit } an
occasion-attack-declared = { $attacker } greift { $unit } an
occasion-assigning = Gleich wird { $unit } Schaden zugewiesen
occasion-assigned = { $unit } ist Schaden zugewiesen
occasion-shield-used = { $seat } schirmt { $unit } ab
occasion-damaged = { $unit } wurde Schaden zugefügt
occasion-leaving = { $card } verlässt gleich das Spiel
occasion-left = { $card } hat das Spiel verlassen
occasion-exhausting = { $card } wird gleich erschöpft
occasion-event-played = { $seat } spielt ein Ereignis aus
occasion-targeted = { $seat } hat Ziele gewählt
occasion-event-done = { $seat } hat { $title } ausgespielt
occasion-battle-won = { $seat } hat das Gefecht auf Planet { $slot } gewonnen

option-abilities = Kartentexte
option-abilities-help = In einer ersten Partie kann man allein mit Zahlen, Symbolen, Schlüsselwörtern und Schilden spielen.
option-abilities-all = Karten tun, was auf ihnen steht
option-abilities-none = Kartentexte gelten nicht
option-decks = Decks
option-decks-help = Wer mit einem eigenen Deck spielt, stellt es zu Beginn der Partie zusammen; niemand sonst sieht es.
option-decks-starters = Starterdecks
option-decks-own = eigene Decks
option-decks-own-or-starter = wie jeder mag
option-decks-drawn = ausgeloste, erlaubte Decks
option-pool = Karten für Decks
option-pool-help = Aus welchen Karten eigene Decks zusammengestellt werden.
option-pool-unlimited = beliebig viele Grundspiele
option-pool-one-core-set = ein Grundspiel

choice-starter = Das Starterdeck
choice-drawn = Ein ausgelostes Deck
choice-ally = { $faction } als Verbündete
ask-deck = Stelle dein Deck zusammen.
    .deed = Mit diesem Deck spielen
    .subject = stell dein Deck zusammen
line-plays-starter = { $seat } spielt das Starterdeck.
line-plays-own-deck = { $seat } spielt ein eigenes Deck.
line-plays-drawn-deck = { $seat } spielt ein ausgelostes Deck.

order-mulligan = die Starthand
order-react-with = eine Reaktion mit { $face }
order-any-reaction = jede Reaktion oder Unterbrechung
order-act-command = Aktionen nach den Kommandokonflikten
order-act-combat-begins = Aktionen zu Beginn der Kampfphase
order-act-before-mine = Aktionen vor meinem Kampf-Spielzug
order-act-before-theirs = Aktionen vor dem Kampf-Spielzug des Gegners
order-act-round-over = Aktionen nach einer Kampfrunde
order-act-battles-over = Aktionen nach dem letzten Gefecht
order-act-headquarters = Aktionen in der Hauptquartierphase
order-any-action = Aktionen in jedem Fenster
order-shield-in-vain = ein Schild, der die Einheit nicht retten kann
order-shield-scratch = ein Schild für eine Einheit, die ohnehin überlebt
order-any-shield = jeder Schild
order-rewards = die Belohnungen eines Kommandokonflikts
order-battle-ability = die Gefechtsfähigkeit von { $planet }
order-any-battle-ability = jede Gefechtsfähigkeit
order-retreat = Rückzüge nach einer Kampfrunde
order-nothing-left = ein Mobilisierungs-Spielzug, in dem ich nur passen kann
order-deploy = was ich mobilisiere
order-reduce = was die Kosten einer Karte senkt
order-mobile = wohin sich eine mobile Einheit bewegt
order-shield-warlord = ein Schild, der meinen Kriegsherrn rettet, wenn { $shields } { $shields ->
    [one] Schild genügt
   *[other] Schilde genügen
  }
order-shield-dear = ein Schild, der eine Einheit rettet, die 3 oder mehr kostet, wenn { $shields } { $shields ->
    [one] Schild genügt
   *[other] Schilde genügen
  }
order-shield-saves = ein Schild, der eine billigere Einheit rettet, wenn { $shields } { $shields ->
    [one] Schild genügt
   *[other] Schilde genügen
  }
order-where-to = wo { $title } mobilisiert wird
order-cancel-event = ein Ereignis oder eine Fähigkeit der anderen Seite aufheben
order-cancel-shield = einen Schild aufheben
order-answer-damage = Reaktionen auf zugewiesenen Schaden
order-finish-off = Reaktionen auf erlittenen Schaden
order-on-destroyed = Reaktionen auf eine Karte, die das Spiel verlässt
order-commit-again = Reaktionen auf eine Einheit, die eingesetzt wird
order-lose-icons = Reaktionen vor einem Kommandokonflikt
order-rewards-of = die Belohnungen von { $planet }
order-bury = die Reihenfolge, in der Karten unter mein Deck kommen

order-heading-deploy = Mobilisieren
order-heading-command = Kommando
order-heading-battle = Gefechte
order-heading-shields = Schilde
order-heading-reactions = Reaktionen und Unterbrechungen
order-heading-actions = Aktionen

# Bilder von Angriffen.
highlight-attack = Angriff
highlight-points = greift an mit
highlight-kept-off = abgewehrt
highlight-taken-by = Schaden genommen
