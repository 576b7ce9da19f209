# Was das Spiel sagt. Die Namen der Bestandteile stehen in de-components.ftl.

## Wörter, die in anderen Sätzen stehen
word-units =
    { $count ->
        [one] 1 { $unit }
       *[other] { $count } { word-units.plural }
    }
    .plural =
        { $unit-id ->
            [dreadnought] Schlachtschiffe
            [flagship] Flaggschiffe
            [war-sun] Kriegssonnen
            [space-dock] Raumwerften
           *[other] { $unit }
        }
    .the =
        { $unit-id ->
            [dreadnought] das { $unit }
            [flagship] das { $unit }
            [pds] das { $unit }
            [war-sun] die { $unit }
            [infantry] die { $unit }
            [space-dock] die { $unit }
           *[other] der { $unit }
        }
    .a =
        { $unit-id ->
            [war-sun] Eine { $unit }
            [infantry] Eine { $unit }
            [space-dock] Eine { $unit }
           *[other] Ein { $unit }
        }
    .a-accusative =
        { $unit-id ->
            [dreadnought] ein { $unit }
            [flagship] ein { $unit }
            [pds] ein { $unit }
            [war-sun] eine { $unit }
            [infantry] eine { $unit }
            [space-dock] eine { $unit }
           *[other] einen { $unit }
        }
    .a-dative =
        { $unit-id ->
            [war-sun] einer { $unit }
            [infantry] einer { $unit }
            [space-dock] einer { $unit }
           *[other] einem { $unit }
        }
word-trade-goods =
    { $count ->
        [one] 1 Handelsware
       *[other] { $count } Handelswaren
    }
word-commodities =
    { $count ->
        [one] 1 Massenprodukt
       *[other] { $count } Massenprodukte
    }
pool-tactic = Taktikpool
pool-fleet = Flottenpool
pool-strategy = Strategiepool
condition-intact = unbeschädigt
condition-damaged = beschädigt

## Was gewählt werden kann
choice-strategy-card = { $card }
choice-strategic = Strategieaktion: { $card }
choice-tactical = Taktikaktion
choice-pass = Passen
choice-propose = Transaktion mit { $seat } vorschlagen
choice-accept-deal = Angebot { $number } annehmen
choice-decline-deal = Angebot { $number } ablehnen
choice-change-deal = Angebot { $number } ändern
choice-withdraw-deal = Angebot { $number } zurückziehen
choice-system = { $system }
choice-planet = { $planet }
choice-seat =
    { $seat-who ->
        [you] { $seat } (du)
       *[other] { $seat }
    }
choice-unit = { $unit }
choice-produce = { $unit }
choice-ship =
    { $condition-id ->
        [damaged] { $unit } aus { $from } (beschädigt)
       *[other] { $unit } aus { $from }
    }
choice-load =
    { $from-kind ->
        [planet] { $unit } von { $from }
       *[other] { $unit } aus dem Weltraumbereich von { $from }
    }
choice-straight = Auf geradem Weg
choice-way = Durch { $through }
choice-land = Auf { $planet } landen
choice-stay = Bleiben
choice-place =
    { $at-kind ->
        [planet] { $unit } auf { $at }
       *[other] { $unit } im Weltraumbereich von { $at }
    }
choice-take =
    { $from-kind ->
        [planet] { $unit } von { $from } nehmen
       *[other] { $unit } aus dem Weltraumbereich von { $from } nehmen
    }
choice-sustain = Schadensresistenz: { $unit }
choice-destroy = { $unit } zerstören
choice-remove = { $unit } entfernen
choice-spare = Schiff verschonen
choice-bombard = { $planet } mit { word-units.a-dative } bombardieren
choice-exhaust = { $planet } erschöpfen
choice-trade-good = Handelsware
choice-pool = { $pool }
choice-technology = { $technology }
choice-objective = { $objective }
choice-fire = Feuern
choice-retreat = Rückzug ankündigen
choice-accept = Ja
choice-decline = Nein
choice-done = Fertig

## Fragen
ask-starting-technology = Mit welcher Technologie beginnst du?
    .deed = Mit { $answer } beginnen
ask-choose-strategy-card = Welche Strategiekarte wählst du?
    .deed = { $answer } wählen
    .subject = wähle eine Strategiekarte
ask-take-action = Was tust du?
    .subject = deine Aktion
ask-activate-system = Welches System aktivierst du?
    .deed = { $answer } aktivieren
    .subject = aktiviere ein System
ask-move-ships = Welche Schiffe bewegst du nach { $system }, und was transportieren sie?
    .deed = { $picked ->
        [0] Nichts nach { $system } schicken
        [one] 1 Einheit nach { $system } schicken
       *[other] { $picked } Einheiten nach { $system } schicken
    }
    .subject = bewege Schiffe nach { $system }
ask-how-many-ships = Wie viele verlassen { $from }? ({ $unit })
ask-next-system =
    Wohin bewegt sich { word-units.the } von { $at }? { $left ->
        [one] Ein Schritt bleibt.
       *[other] { $left } Schritte bleiben.
    }
ask-load =
    Was nimmt { word-units.the } in { $at } an Bord? { $room ->
        [one] Für 1 Einheit ist Platz.
       *[other] Für { $room } Einheiten ist Platz.
    }
ask-choose-way =
    { $count ->
        [one] Welchen Weg nimmt { word-units.the } von { $from }?
       *[other] Welchen Weg nehmen die { $count } Schiffe von { $from }? ({ $unit })
    }
ask-pick-up-on-the-way =
    Was nimmt { word-units.the } unterwegs an Bord? { $room ->
        [one] Für 1 Einheit ist Platz.
       *[other] Für { $room } Einheiten ist Platz.
    }
ask-fire-space-cannon =
    Feuerst du in { $system } mit der Weltraumkanone? { $dice ->
        [one] Du wirfst 1 Würfel.
       *[other] Du wirfst { $dice } Würfel.
    }
ask-assign-hits =
    { $hits ->
        [one] Deine Schiffe in { $at } bekommen 1 Treffer. Wem weist du ihn zu?
       *[other] Deine Schiffe in { $at } bekommen { $hits } Treffer. Wem weist du sie zu?
    }
    .subject = weise Treffer zu in { $at }
ask-remove-surplus = Dein Flottenpool reicht nicht für alle Schiffe in { $system }: { $surplus } zu viel. Welches Schiff wird entfernt?
ask-destroy-surplus = Die Kapazität deiner Schiffe in { $system } reicht nicht für alles: { $surplus } zu viel. Was wird zerstört?
ask-announce-retreat = Kündigst du den Rückzug aus { $system } an?
    .subject = Rückzug aus { $system }?
ask-retreat-to = Wohin ziehen sich deine Schiffe zurück?
    .deed = Nach { $answer } zurückziehen
ask-leave-behind = Beim Rückzug können deine Schiffe nicht alles transportieren: { $surplus } zu viel. Was wird zerstört?
ask-aim-extra-dice = Auf welchen Planeten in { $system } zielt der zusätzliche Würfel dieses Bombardements?
ask-bombard = Was bombardiert in { $system } jede Einheit dieser Art? ({ $unit })
ask-remove-custodians =
    { $cost ->
        [0] Entfernst du den Hütermarker?
       *[other] Gibst du { $cost } Einfluss aus, um den Hütermarker zu entfernen?
    } Dann musst du auf Mecatol Rex landen.
ask-commit-ground-forces = Wo in { $system } landen deine Bodentruppen?
    .deed = { $picked ->
        [0] Nichts landen
        [one] 1 Bodentruppe landen
       *[other] { $picked } Bodentruppen landen
    }
    .subject = lande Bodentruppen in { $system }
ask-produce-at-dock = Welche Raumwerft deines Heimat-Systems produziert?
ask-next-defense = Auf welchem Planeten kommt das Defensivfeuer der Weltraumkanone als Nächstes?
ask-next-ground-combat = Welcher Bodenkampf in { $system } kommt als Nächstes?
ask-produce =
    Was produzierst du in { $system }? { $room ->
        [one] Höchstens 1 Einheit;
       *[other] Höchstens { $room } Einheiten;
    } { $resources ->
        [one] du kannst 1 Ressource ausgeben.
       *[other] du kannst { $resources } Ressourcen ausgeben.
    }
    .deed = { $picked ->
        [0] Nichts produzieren
        [one] 1 Einheit produzieren
       *[other] { $picked } Einheiten produzieren
    }
    .subject = produziere in { $system }
ask-how-many-units = Wie viele? ({ $unit })
ask-place-ground-forces = Wohin kommen die Bodentruppen? ({ $unit })
ask-take-from-board = In deinem Nachschub ist so eine Einheit nicht mehr: { $unit }. Welche nimmst du vom Spielplan?
ask-pay-resources =
    { $owed ->
        [one] Du schuldest 1 Ressource. Wie bezahlst du?
       *[other] Du schuldest { $owed } Ressourcen. Wie bezahlst du?
    }
    .deed = { $reading } Ressourcen zahlen
ask-pay-influence = Du schuldest { $owed } Einfluss. Wie bezahlst du?
    .deed = { $reading } Einfluss zahlen
ask-gain-tokens =
    { $count ->
        [one] Du erhältst 1 Kommandomarker. In welchen Pool?
       *[other] Du erhältst { $count } Kommandomarker. In welche Pools?
    }
    .deed = { $picked ->
        [0] Keinen Kommandomarker nehmen
        [one] 1 Kommandomarker nehmen
       *[other] { $picked } Kommandomarker nehmen
    }
    .subject = neue Kommandomarker
ask-redistribute-tokens = Wie verteilst du deine { $count } Kommandomarker?
    .deed = Kommandomarker so verteilen
    .subject = verteile deine Kommandomarker
ask-spend-tokens = Du gibst { $count } Kommandomarker aus. Aus welchen Pools?
    .deed = { $picked ->
        [0] Keinen Kommandomarker ausgeben
        [one] 1 Kommandomarker ausgeben
       *[other] { $picked } Kommandomarker ausgeben
    }
ask-token-from-sheet = Du musst einen Kommandomarker in { $system } platzieren und hast keinen mehr im Nachschub. Aus welchem Pool nimmst du einen?
ask-follow-secondary = Nutzt du die Sekundärfähigkeit von „{ $card }“?
    .subject = „{ $card }“ nutzen?
ask-buy-tokens = Wie viele Kommandomarker kaufst du für je 3 Einfluss?
    .deed = { $picked ->
        [0] Keinen Kommandomarker kaufen
        [one] 1 Kommandomarker kaufen
       *[other] { $picked } Kommandomarker kaufen
    }
ask-diplomacy-system = Welches System schützt du?
    .deed = { $answer } schützen
ask-ready-planets = Welche Planeten machst du spielbereit?
    .deed = { $picked ->
        [0] Keinen Planeten spielbereit machen
        [one] 1 Planeten spielbereit machen
       *[other] { $picked } Planeten spielbereit machen
    }
ask-choose-speaker = Wer wird Sprecher?
    .deed = { $answer } zum Sprecher machen
ask-place-structure = Platzierst du ein Gebäude?
ask-place-further-pds = Platzierst du noch ein PVS?
ask-construction-system = In welchem System platzierst du deinen Kommandomarker und ein Gebäude?
ask-trade-partners = Wer füllt seine Massenprodukte auf, ohne zu bezahlen?
    .deed = { $picked ->
        [0] Niemand füllt auf
        [one] 1 Spieler füllt auf
       *[other] { $picked } Spieler füllen auf
    }
ask-recall-token = Welchen Kommandomarker nimmst du vom Spielplan zurück?
ask-research-technology = Was erforschst du?
    .deed = { $answer } erforschen
ask-research-further = Gibst du { $cost } Ressourcen aus, um noch eine Technologie zu erforschen?
ask-ignore-prerequisite = Was ersetzt eine Voraussetzung von „{ $technology }“?
ask-score-objective = Wertest du einen öffentlichen Auftrag?
    .deed = { $answer } werten
    .subject = öffentliches Ziel werten?
ask-return-infantry = { $count } Infanterie kehrt zurück. Auf welche Planeten deines Heimat-Systems?
ask-give-trade-goods = Wie viele Handelswaren gibst du { $seat }?
    .deed = { $picked ->
        [0] Keine Handelsware geben
        [one] 1 Handelsware geben
       *[other] { $picked } Handelswaren geben
    }
ask-give-commodities = Wie viele Massenprodukte gibst du { $seat }?
    .deed = { $picked ->
        [0] Kein Massenprodukt geben
        [one] 1 Massenprodukt geben
       *[other] { $picked } Massenprodukte geben
    }
ask-get-trade-goods = Wie viele Handelswaren verlangst du von { $seat }?
    .deed = { $picked ->
        [0] Keine Handelsware verlangen
        [one] 1 Handelsware verlangen
       *[other] { $picked } Handelswaren verlangen
    }
ask-get-commodities = Wie viele Massenprodukte verlangst du von { $seat }?
    .deed = { $picked ->
        [0] Kein Massenprodukt verlangen
        [one] 1 Massenprodukt verlangen
       *[other] { $picked } Massenprodukte verlangen
    }
ask-deals = Was tust du in Sachen Transaktionen?
ask-accept-deal = { $seat } bietet dir: { $gives }. Dafür: { $gets }. Nimmst du an?

## Hinweise
hint-pass-for-round = keine Züge mehr in dieser Runde
hint-costs-tactic-token = kostet 1 von { $left } Kommandomarkern im Taktikpool
hint-costs-strategy-token = kostet 1 von { $left } Kommandomarkern im Strategiepool
hint-costs-nothing = kostet keinen Kommandomarker
hint-costs-resources =
    { $cost ->
        [one] kostet 1 Ressource
       *[other] kostet { $cost } Ressourcen
    }
hint-costs-token-and-resources = kostet 1 von { $left } Kommandomarkern im Strategiepool und { $cost } der { $resources } Ressourcen, die du ausgeben kannst
hint-buys-tokens = kostet keinen Kommandomarker; jeder neue kostet { $cost } Einfluss, und du kannst { $influence } ausgeben
hint-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-research = { $sort }; { $needs }
hint-research-by-specialties =
    { $sort }; { $needs }; { $count ->
        [one] erschöpft einen Planeten mit Spezialisierung
       *[other] erschöpft { $count } Planeten mit Spezialisierung
    }
hint-research-by = { $sort }; { $needs }; erschöpft { $technology } und kostet { $cost } Ressourcen
hint-cancels-hits = jedes negiert bis zu { $count } Treffer
hint-planet-worth = bringt { $worth }
hint-planet-values =
    { $resources ->
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    }, { $influence } Einfluss
hint-move = Bewegung { $left }, Kapazität { $capacity }
hint-produces-up-to =
    { $count ->
        [one] produziert höchstens eine Einheit
       *[other] produziert bis zu { $count } Einheiten
    }
hint-available = { $count } vorhanden
hint-as-cargo = wird transportiert; { $count } vorhanden
hint-safe-way = ohne Risiko
hint-safe-way-picks-up = ohne Risiko; in { $systems } kann mehr an Bord kommen
hint-risky-way =
    { $dice ->
        [one] verlässt einen Gravitationsstrudel: 1 Würfel je Schiff, bei 1 bis 3 geht es verloren
       *[other] verlässt Gravitationsstrudel: { $dice } Würfel je Schiff, bei einer 1 bis 3 geht es verloren
    }
hint-risky-way-picks-up =
    { $dice ->
        [one] verlässt einen Gravitationsstrudel: 1 Würfel je Schiff, bei 1 bis 3 geht es verloren; in { $systems } kann mehr an Bord kommen
       *[other] verlässt Gravitationsstrudel: { $dice } Würfel je Schiff, bei einer 1 bis 3 geht es verloren; in { $systems } kann mehr an Bord kommen
    }
hint-cost =
    { $units ->
        [one] kostet { $cost }
       *[other] { $units } für { $cost }
    }
hint-defended =
    { $seat-who ->
        [you] du verteidigst mit { $count }
       *[other] { $seat } verteidigt mit { $count }
    }
hint-ships =
    { $count ->
        [one] { $seat } hat dort 1 Schiff
       *[other] { $seat } hat dort { $count } Schiffe
    }
hint-deal = { $seat } gibt { $to }: { $gives }. Dafür: { $gets }.
hint-strategy-card =
    Initiative { $number }{ $count ->
        [0] {""}
        [one] ; 1 Handelsware liegt darauf
       *[other] ; { $count } Handelswaren liegen darauf
    }
hint-own =
    { $count ->
        [one] du hast dort 1 Schiff
       *[other] du hast dort { $count } Schiffe
    }

## Warum etwas nicht zur Wahl steht
why-no-tactic-token = In deinem Taktikpool liegt kein Kommandomarker
why-ships-forbid = Schiffe von { $seat } dort hindern dich daran, es zu aktivieren
why-own-token-everywhere = In jedem System liegt ein Kommandomarker von dir
why-own-token = Dort liegt ein Kommandomarker von dir
why-card-used = Du hast sie in dieser Runde genutzt
why-strategic-action-first = Zuerst kommt deine Strategieaktion: { $cards }
why-card-taken = { $seat } hat sie
why-too-dear = Kostet { $cost }, und du kannst { $resources } ausgeben
why-none-left = In deinem Nachschub ist keine mehr, und keine lässt sich vom Spielplan nehmen
why-foreign-ships = Im System sind Schiffe eines anderen Spielers
why-no-room-aboard = Nichts hat Platz dafür
why-docks-produce-none = Deine Raumwerften produzieren das nicht
why-lacks-prerequisites = Es fehlen Voraussetzungen: { $colours }
why-token-holds = In seinem System liegt ein Kommandomarker von dir
why-too-far = Braucht Bewegungswert { $needs } und hat { $has }
why-ships-in-the-way = Schiffe anderer Spieler sind im Weg
why-anomaly-in-the-way = Ein Asteroidenfeld, ein Nebel oder eine Supernova ist im Weg
why-no-way = Kein Weg führt dorthin
why-exhausted = Die Karte ist erschöpft
why-no-strategy-token = In deinem Strategiepool liegt kein Kommandomarker
why-nothing-fits = Es gibt gerade nichts, worauf sich das anwenden ließe. { $text }
why-too-few-trade-goods = Kostet { $needs } Handelswaren, und du hast { $has }
why-nothing-to-research = Es gibt nichts, was du gerade erforschen könntest
why-lies-open = Sie liegt schon offen vor dir
why-no-fleet-token = Im Flottenpool von { $seat } liegt kein Kommandomarker
why-not-in-deck = { $technology } liegt nicht mehr in deinem Technologiestapel
why-no-action-card = Du hast keine Aktionskarte auf der Hand
why-no-flagship = Dein Flaggschiff ist nicht auf dem Spielplan

## Neben Fragen
remark-space-odds =
    Aussichten in { $system }, wie es steht: Von 100 solchen Raumkämpfen { $attacker-who ->
        [you] gewinnst du
       *[other] gewinnt { $attacker }
    } { $attacker_wins } und { $defender-who ->
        [you] gewinnst du
       *[other] gewinnt { $defender }
    } { $defender_wins }; nach { $nobody_wins } ist niemand übrig.
remark-ground-odds =
    Aussichten auf { $planet }, wie es steht: Von 100 solchen Bodenkämpfen { $attacker-who ->
        [you] gewinnst du
       *[other] gewinnt { $attacker }
    } { $attacker_wins } und { $defender-who ->
        [you] gewinnst du
       *[other] gewinnt { $defender }
    } { $defender_wins }; nach { $nobody_wins } ist niemand übrig.
remark-landing-odds =
    { $count ->
        [one] Wenn die Bodentruppe auf { $planet } landet
       *[other] Wenn alle { $count } Bodentruppen auf { $planet } landen
    }, wie es steht: Von 100 solchen Landungen { $attacker-who ->
        [you] gewinnst du
       *[other] gewinnt { $attacker }
    } { $attacker_wins } und { $defender-who ->
        [you] gewinnst du
       *[other] gewinnt { $defender }
    } { $defender_wins }; nach { $nobody_wins } ist niemand übrig.
remark-arrival-odds =
    Aussichten in { $system }, wenn alle hier genannten Schiffe kämen, soweit dein Flottenpool reicht und ohne was sie transportieren: Von 100 solchen Raumkämpfen { $attacker-who ->
        [you] gewinnst du
       *[other] gewinnt { $attacker }
    } { $attacker_wins } und { $defender-who ->
        [you] gewinnst du
       *[other] gewinnt { $defender }
    } { $defender_wins }; nach { $nobody_wins } ist niemand übrig.
remark-too-many-units = Hier sind zu viele Einheiten, um die Aussichten auszurechnen.
remark-tokens-to-activate =
    { $left ->
        [one] Es ist der letzte Kommandomarker in deinem Taktikpool.
       *[other] Kostet 1 von { $left } Kommandomarkern in deinem Taktikpool.
    }
remark-votes-ready = Einfluss, der noch Stimmen bringen kann: { $seats }.
remark-predicted = Prognosen: { $predictions }.

## Choices in the words of their question
said-use-secondary = Sekundärfähigkeit von „{ $card }“ nutzen
said-use-any-secondary = Sekundärfähigkeit nutzen
said-leave-secondary = Nicht nutzen
said-hold-fire = Nicht feuern
said-fight-on = Weiterkämpfen
said-stay-in-space = Sie bleiben im Weltraum
said-stay-away = Sie bleiben fern
said-stay-there = Sie bleiben, wo sie sind
said-bombard-nothing = Sie bombardieren nichts
said-no-note = Keine Vertragskarte
said-no-action-cards = Keine Aktionskarte
said-no-reaction = Nichts: geschehen lassen
said-no-planet = Keinen Planeten
said-no-objective = Keinen
said-no-technology = Keine
said-no-structure = Nichts
said-take-nothing = Keine
said-remove-custodians =
    { $cost ->
        [0] Entfernen
       *[other] { $cost } Einfluss ausgeben und ihn entfernen
    }
said-leave-custodians = Liegen lassen
said-research-another =
    { $cost ->
        [0] Noch eine erforschen
       *[other] { $cost } Ressourcen ausgeben und noch eine erforschen
    }
said-draw-secret = Eines ziehen
said-leave-secret = Keines ziehen

## Choices in full
detail-fleet = Dort ist { $seat } mit { $units }.
detail-garrison = { $planet } hält { $seat }: { $units }.
detail-cannons =
    { $dice ->
        [one] { $seat } kann mit 1 Würfel seiner Weltraumkanonen auf deine Schiffe feuern.
       *[other] { $seat } kann mit { $dice } Würfeln seiner Weltraumkanonen auf deine Schiffe feuern.
    }
detail-anomaly =
    { $anomaly-id ->
        [asteroid-field] Asteroidenfeld: Schiffe können nicht hinein oder hindurch.
        [nebula] Nebel: Wer ihn verteidigt, addiert 1 zu Kampfwürfen; Schiffe kommen nur hinein, wenn er aktiv ist, und mit Bewegungswert 1 hinaus.
        [supernova] Supernova: Schiffe können nicht hinein oder hindurch.
       *[gravity-rift] Gravitationsstrudel: Ein Schiff, das ihn verlässt, zieht 1 weiter und geht bei 1 bis 3 verloren.
    }
detail-becomes-law = Das wird ein Gesetz.
detail-holds = Unter niemandes Kontrolle: { $planets }.

## Zeilen der Chronik
line-campaign-begins = Die Kampagne beginnt. Sprecher: { $speaker }.
line-plays-faction = { $seat } spielt die Fraktion { $faction }.
line-round-begins = Runde { $round } beginnt.
line-gained-technology = { $seat } erhält die Technologie { $technology }.
line-researched-technology = { $seat } erforscht { $technology }.
line-ignored-prerequisite = { $seat } nutzt die Spezialisierung von { $planet }.
line-chose-strategy-card = { $seat } wählt „{ $card }“.
line-gained-trade-goods = { $seat } erhält { word-trade-goods }.
line-gained-commodities = { $seat } füllt auf: { word-commodities }.
line-strategic-action = { $seat } führt die Strategieaktion von „{ $card }“ durch.
line-follows = { $seat } nutzt die Sekundärfähigkeit von „{ $card }“.
line-declines = { $seat } verzichtet auf die Sekundärfähigkeit von „{ $card }“.
line-passed = { $seat } passt.
line-activated = { $seat } aktiviert { $system }.
line-moved = { $seat } bewegt { word-units } von { $from } nach { $to }.
line-carried = { $seat } nimmt { word-units } von { $from } an Bord.
line-rift-roll = { word-units.a } von { $seat } verlässt den Gravitationsstrudel ({ $system }): { $die }.
line-lost-in-rift = { word-units.a } von { $seat } geht mit aller Ladung im Gravitationsstrudel verloren.
line-space-cannon-rolled =
    { $seat } feuert mit der Weltraumkanone auf { $target } (ab { $hit }): { $dice }. { $hits ->
        [0] Kein Treffer.
       *[other] { $hits } Treffer.
    }
line-holds-fire = { $seat } feuert nicht.
line-barrage-rolled =
    Jägerabwehr von { $seat } (ab { $hit }): { $dice }. { $hits ->
        [0] Kein Treffer.
       *[other] { $hits } Treffer.
    }
line-space-combat-begins = Raumkampf in { $system }: { $attacker } greift { $defender } an.
line-combat-round = Kampfrunde { $round }.
line-combat-rolled =
    { $seat } würfelt für { word-units.plural } (ab { $hit }): { $dice }. { $hits ->
        [0] Kein Treffer.
       *[other] { $hits } Treffer.
    }
line-sustained = { $seat } nutzt Schadensresistenz: { word-units }.
line-destroyed =
    { $at-kind ->
        [planet] { $seat } verliert { word-units } auf { $at }.
       *[other] { $seat } verliert { word-units } in { $at }.
    }
line-removed = { $seat } entfernt { word-units } aus { $system }.
line-announces-retreat = { $seat } kündigt einen Rückzug an.
line-retreated = { $seat } zieht sich nach { $system } zurück.
line-space-combat-won = { $seat } gewinnt den Raumkampf in { $system }.
line-space-combat-drawn = Der Raumkampf in { $system } endet unentschieden.
line-bombardment-rolled =
    { $seat } bombardiert { $planet } (ab { $hit }): { $dice }. { $hits ->
        [0] Kein Treffer.
       *[other] { $hits } Treffer.
    }
line-custodians-removed = { $seat } entfernt den Hütermarker und erhält 1 Siegpunkt.
line-committed =
    { $count ->
        [one] { $seat } landet mit 1 Bodentruppe auf { $planet }.
       *[other] { $seat } landet mit { $count } Bodentruppen auf { $planet }.
    }
line-fighters-landed =
    { $count ->
        [one] 1 Jäger von { $seat } landet auf { $planet }.
       *[other] { $count } Jäger von { $seat } landen auf { $planet }.
    }
line-fighters-returned =
    { $count ->
        [one] 1 Jäger von { $seat } kehrt von { $planet } in den Weltraum zurück.
       *[other] { $count } Jäger von { $seat } kehren von { $planet } in den Weltraum zurück.
    }
line-joined-combat =
    { $count ->
        [one] 1 Bodentruppe von { $seat } kämpft in { $system } wie ein Schiff.
       *[other] { $count } Bodentruppen von { $seat } kämpfen in { $system } wie Schiffe.
    }
line-left-combat =
    { $count ->
        [one] 1 Bodentruppe von { $seat } kehrt nach { $planet } zurück.
       *[other] { $count } Bodentruppen von { $seat } kehren nach { $planet } zurück.
    }
line-ground-combat-begins = Bodenkampf auf { $planet }: { $attacker } greift { $defender } an.
line-ground-combat-won = { $seat } gewinnt den Bodenkampf auf { $planet }.
line-ground-combat-drawn = Der Bodenkampf auf { $planet } endet unentschieden.
line-gained-control = { $seat } erlangt die Kontrolle über { $planet }.
line-lost-control = { $seat } verliert die Kontrolle über { $planet }.
line-produced = { $seat } produziert { $units } in { $system }.
line-placed-units =
    { $at-kind ->
        [planet] { $seat } platziert { word-units } auf { $at }.
       *[other] { $seat } platziert { word-units } in { $at }.
    }
line-took-from-board = { $seat } nimmt { word-units.a-accusative } von { $from }.
line-exhausted = { $seat } erschöpft { $planet }.
line-spent-trade-goods = { $seat } gibt { word-trade-goods } aus.
line-readied-planets = { $seat } macht { $planets } spielbereit.
line-gained-tokens = { $seat } erhält Kommandomarker: { $tactic } Taktik, { $fleet } Flotte, { $strategy } Strategie.
line-redistributed = { $seat } verteilt die Kommandomarker: { $tactic } Taktik, { $fleet } Flotte, { $strategy } Strategie.
line-placed-token = Ein Kommandomarker von { $seat } wird in { $system } platziert.
line-recalled-token = { $seat } nimmt den Kommandomarker aus { $system } zurück.
line-spent-tokens = { $seat } gibt { $count } Kommandomarker aus.
line-became-speaker = { $seat } erhält den Sprechermarker.
line-chosen-for-trade = Ohne zu bezahlen füllt auf, wer gewählt ist: { $seats }.
line-scored-objective =
    { $points ->
        [one] { $seat } erfüllt „{ $objective }“: 1 Siegpunkt.
       *[other] { $seat } erfüllt „{ $objective }“: { $points } Siegpunkte.
    }
line-gained-point = { $seat } erhält 1 Siegpunkt.
line-revealed-objective = Ein öffentlicher Auftrag wird aufgedeckt: „{ $objective }“.
line-no-objective-left = Kein öffentlicher Auftrag ist mehr aufzudecken: Das Spiel endet.
line-status-phase = Die Statusphase beginnt.
line-infantry-survives =
    Zerstörte Infanterie von { $seat } würfelt { $dice }: { $count ->
        [0] Nichts kehrt zurück.
       *[other] { $count } wird zurückkehren.
    }
line-proposed-deal = { $seat } bietet { $to }: { $gives }. Dafür: { $gets }.
line-declined-deal = { $seat } lehnt das Angebot von { $from } ab.
line-withdrew-deal = { $seat } zieht das Angebot an { $to } zurück.
line-deal-lapsed = Das Angebot von { $seat } an { $to } gilt nicht mehr.
line-made-deal = Transaktion von { $seat } und { $with }: { $gives } gegen { $gets }.
line-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Siegpunkt.
       *[other] { $seat } gewinnt mit { $points } Siegpunkten.
    }

## Der Spielplan und die Bögen
word-planet-values = { $resources }/{ $influence }
word-planet-resources = Ressourcen
word-planet-influence = Einfluss
word-specialty = { $colour }
word-specialty-in-words = Spezialisierung: { $colour }
style-cultural = kulturell
style-hazardous = gefährlich
style-industrial = industriell
word-wormhole-mark = { $wormhole }
word-anomaly-mark = { $anomaly }
word-command-token = Kommandomarker
word-custodians = Hütermarker
word-damaged-of-pile = { $count } beschädigt
word-sheet = { $faction }
word-victory-points = Siegpunkte
word-out-of = { $number } von { $total }
word-tokens = Kommandomarker
word-token-pools = Taktik { $tactic }, Flotte { $fleet }, Strategie { $strategy }
word-goods-row = Güter
word-goods =
    { $trade_goods ->
        [one] 1 Handelsware
       *[other] { $trade_goods } Handelswaren
    }, { $commodities } von { $most } Massenprodukten
word-cards = Strategiekarten
word-planets = Planeten
word-planet-row = { $planet } { $resources }/{ $influence }
word-planet-row-exhausted = { $planet } { $resources }/{ $influence } (erschöpft)
word-technologies = Technologien
word-objectives = Öffentliche Aufträge
word-objective-row = { $text } ({ $points })
word-scored-by = erfüllt: { $seats }
word-not-scored = noch nicht erfüllt
word-face-down = { $count } verdeckt
word-face-down-objectives = Noch verdeckt
word-table = Der Tisch
word-round-row = Runde
word-round = { $round }
word-speaker = Sprecher
word-active-player = Aktiver Spieler
word-name = { $seat }
word-passed = Gepasst
word-card-row = { $card }
word-card-free = frei
word-card-with-trade-goods =
    { $count ->
        [one] frei, 1 Handelsware darauf
       *[other] frei, { $count } Handelswaren darauf
    }
word-card-held = { $seat }
word-card-used = { $seat }, benutzt
word-list = { $items }
word-none-of-them = keine
word-an-effect = Ein Effekt

## What the parts of an answer come to
meter-resources = Ressourcen
meter-influence = Einfluss
meter-units = Einheiten
meter-votes = Stimmen
meter-price = Ressourcen, die sie kosten
meter-space-aboard = Genutzte Kapazität ({ $units })
meter-ground-forces-here = Bodentruppen
meter-carried-from = Von { $system } transportiert
meter-carried-in-all = Insgesamt transportiert
meter-carried-or-not = { word-units.plural } von { $at }, transportiert oder aus eigener Kraft

# Bilder von Kämpfen und Abstimmungen.
highlight-space-combat = Raumkampf in { $system }
highlight-space-combat-round = Raumkampf in { $system }, Runde { $round }
highlight-ground-combat = Bodenkampf auf { $planet }, Runde { $round }
highlight-combat = Kampf
highlight-combat-round = Kampf, Runde { $round }
highlight-space-cannons = Weltraumkanonen
highlight-bombardment = Bombardement von { $planet }
highlight-barrage = Jägerabwehr
highlight-cannon = Weltraumkanone
highlight-bombards = Bombardement
highlight-vote = Abstimmung
highlight-agenda = Abstimmung: { $agenda }

# Was ein Zug gebracht hat.
headline-took = { $seat } hat { $from } { $planet } abgenommen.

# Wofür es Punkte gab.
gain-custodians = Hütermarker
gain-other = Karten, Gesetze und Mecatol Rex
gain-lost = Verloren
