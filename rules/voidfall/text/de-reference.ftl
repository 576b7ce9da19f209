# Voidfall: die Kapitel seiner Regeln.
chapter-gen = Material, Modi und Begrenzungen
chapter-cyc = Zyklen
chapter-prep = Vorbereitungsphase
chapter-foc = Fokusphase
chapter-sel = Auswählen
chapter-act = Agieren
chapter-cri = Krisen bestehen (kooperativ und solo)
chapter-clean = Aufräumen
chapter-vg = Anwachsen der Leere (kooperativ und solo)
chapter-eva = Auswertungsphase
chapter-end = Ende der Partie
chapter-tgt = Ziele
chapter-res = Einfluss und Ressourcen
chapter-sec = Sektoren und Kontrolle
chapter-gi = Gilden und Stützpunkte
chapter-pop = Bevölkerung
chapter-prod = Ressourcenproduktion
chapter-fl = Flotten und Flottenverbände
chapter-vfl = Flotten der Leere
chapter-mv = Sammeln und Eindringen
chapter-ab = Verlassene Sektoren
chapter-cb = Kampf
chapter-cd = Kämpfe im Detail
chapter-ft = Flottentypen und Korvettenaufwertungen
chapter-out = Invasionsausgang
chapter-loot = Beute und Hinterlassenschaften
chapter-glo = Ruhmplättchen
chapter-civ = Zivilisationsleisten
chapter-cor = Verderbnis
chapter-trd = Handelsplättchen
chapter-tec = Technologien
chapter-age = Agenden
chapter-pref = Bevorzugte Fokusse
chapter-for = Vorahnung
chapter-ski = Gefecht
chapter-hb = Vorboten (kooperativ und solo)
chapter-cbo = Krisentableau (kooperativ und solo)
chapter-san = Zuflüchte (kooperativ und solo)
chapter-ext = Ausgelöschte Technologien (kooperativ und solo)
chapter-und = Was das Heft offen lässt

# Woher man kennt, was ein Teil sagt, und Seiten von Teilen, die keine Karten sind.
provenance-printed = das Regelheft
provenance-example = ein Beispiel im Regelheft; wie viele es gibt, ist von uns
provenance-partly-printed = teils das Regelheft, teils Listen von Besitzern des Spiels
provenance-listed = Listen von Besitzern des Spiels; den gedruckten Teil kennen wir nicht
provenance-interpreted = Listen von Besitzern des Spiels; was sie offen lassen, ist unsere Lesart
provenance-doubted = Listen von Besitzern des Spiels, die sich bei einer Zahl nicht sicher sind
provenance-own = von uns; den gedruckten Teil hat uns niemand beschrieben
provenance-unknown = nur der Name ist uns bekannt
page-source = Quelle
page-in-the-box = Im Spiel
page-space = Feld
page-tier = Stufe
page-track-of = { $track } (Quelle: { $provenance })
page-brings = Bringt
page-seats = Spieler
page-sectors = Sektoren
page-storms = Leerenstürme
page-number = { $count }
page-starting-glory = { $seats ->
        [one] Allein
       *[other] Zu { $seats ->
            [2] zweit
            [3] dritt
           *[other] viert
        }
    }, in Zugreihenfolge: { $values }
page-bounties = Beute
page-reclaims = Hinterlassenschaften
page-trade-bonuses = Handelsplättchen auf dem Galaxietableau
page-tokens = Was man bekommt
page-maps = Karten
page-unplayed = Nicht im Spiel
page-maps-are-unknown = Die Karten stehen im Kompendium, das nicht zu unseren Quellen gehört.
page-only-its-name = Uns ist nur der Name bekannt.
page-ours-in-its-place = Uns sind nur die Namen bekannt. An ihrer Stelle werden Krisen von uns gespielt.
page-the-tile-says-it = Was der Sektor tut, steht auf seinem Plättchen und ist uns nicht bekannt.
trade-bonus-1 = Feld 1, das unterste
trade-bonus-2 = Feld 2
trade-bonus-3 = Feld 3
trade-bonus-4 = Feld 4
trade-bonus-5 = Feld 5
trade-bonus-6 = Feld 6, das oberste
token-fallen-house = Ein eingenommenes Gefallenes Haus
token-starting-glory = Ruhm zu Beginn
unplayed-compendium = Szenarien des Kompendiums
unplayed-joint-focuses = Gemeinsame Fokusse
unplayed-printed-crises = Gedruckte Krisen
unplayed-industrial-conglomerate = Industriekonglomerat
unplayed-from-the-ashes = Aus der Asche
unplayed-through-enlightenment = Durch Erleuchtung
unplayed-redemption-awaits = Die Erlösung wartet
unplayed-asteroid-belt = Asteroidengürtel
unplayed-paradise-world = Paradieswelt
unplayed-genesis = Genesis-Sektor
unplayed-novarch-palace = Novarchenpalast
unplayed-research-complex = Forschungskomplex
unplayed-communication-relay = Kommunikationsrelais
unplayed-megalopolis = Megalopolis
unplayed-survivor-colony = Kolonie der Überlebenden
unplayed-ancient-ruins = Alte Ruinen
unplayed-wormhole = Wurmloch
