# Aktionskarten, Fraktionsfähigkeiten und die Tür, durch die alles Spielmaterial wirkt.

## Anlässe
occasion-strategy-phase-begins = Die Strategiephase beginnt
occasion-strategy-phase-ends = Die Strategiephase endet
occasion-turn-begins = Der Zug von { $seat } beginnt
occasion-component-action = { $seat } führt eine Materialaktion durch
occasion-activating = { $seat } aktiviert { $system }
occasion-activated = { $seat } hat { $system } aktiviert
occasion-ships-moved = { $seat } hat Schiffe nach { $system } bewegt
occasion-space-round-begins = Runde { $round } des Raumkampfs in { $system } beginnt
occasion-space-rolled = { $seat } hat im Raumkampf in { $system } gewürfelt
occasion-hits-produced =
    { $count ->
        [one] { $seat } erhält 1 Treffer in { $system }
       *[other] { $seat } erhält { $count } Treffer in { $system }
    }
occasion-sustained = { $seat } hat in { $system } Schadensresistenz genutzt ({ $unit })
occasion-hits-assigned = Die Treffer dieser Runde in { $system } sind zugewiesen
occasion-space-round-ends = Runde { $round } des Raumkampfs in { $system } endet
occasion-space-combat-won = { $seat } hat den Raumkampf gegen { $against } in { $system } gewonnen
occasion-units-destroyed = { $by } hat { word-units } von { $seat } zerstört
occasion-firing-space-cannon = { $seat } setzt gleich in { $system } Weltraumkanonen gegen { $target } ein
occasion-producing = { $seat } produziert gleich in { $system }
occasion-space-cannon-fired = { $seat } hat mit der Weltraumkanone auf { $target } in { $system } geschossen
occasion-bombarded = { $seat } hat { $planet } bombardiert, gehalten von { $target }
occasion-ground-round-begins = Runde { $round } des Bodenkampfs auf { $planet } beginnt
occasion-ground-rolled = { $seat } hat im Bodenkampf auf { $planet } gewürfelt
occasion-ground-round-ends = Runde { $round } des Bodenkampfs auf { $planet } endet
occasion-ground-combat-won = { $seat } hat den Bodenkampf gegen { $against } auf { $planet } gewonnen
occasion-gained-control = { $seat } hat die Kontrolle über { $planet } erlangt
occasion-gained-trade-goods = { $seat } hat Handelswaren erhalten
occasion-made-transaction = { $seat } hat eine Transaktion abgehandelt
occasion-replenishing = { $seat } füllt Massenprodukte auf
occasion-replenished = { $seat } hat Massenprodukte aufgefüllt
occasion-diplomacy-resolved = { $seat } hat „Diplomatie“ abgehandelt
occasion-action-card-played = { $seat } spielt { $card }
occasion-received-note = { $seat } hat eine Vertragskarte erhalten
occasion-status-phase-begins = Die Statusphase beginnt
occasion-status-phase-ends = Die Statusphase endet
occasion-agenda-revealed = Die Agenda „{ $agenda }“ wird aufgedeckt
occasion-before-voting = Gleich wird über „{ $agenda }“ abgestimmt
occasion-speaker-voted = Der Sprecher war mit der Abstimmung über „{ $agenda }“ an der Reihe
occasion-agenda-resolved = „{ $agenda }“ ist abgehandelt

## Auswahl
choice-nothing = Nichts
choice-play-card = { $card } spielen
choice-use-technology = { $technology } nutzen
choice-use-ability = { $ability } nutzen
choice-action-card = { $card }
choice-die = Würfel { $die }: { $face }
choice-driven-ship =
    { $condition-id ->
        [damaged] Beschädigt: { $unit } aus { $from }, ein Schritt mehr
       *[other] { $unit } aus { $from }, ein Schritt mehr
    }
choice-assimilate = { $technology }, markiert mit { $token }

## Fragen
ask-react = { $occasion }. Was tust du?
    .subject = reagierst du?
ask-choose-planet = { $by }: Welcher Planet?
ask-lose-ship = { $by }: Welches Schiff verlierst du?
ask-discard-action-cards =
    { $count ->
        [one] Welche Aktionskarte legst du ab?
       *[other] Welche { $count } Aktionskarten legst du ab?
    }
ask-reroll = Welche Würfel wiederholst du ({ $unit }, nötig { $hit })?
ask-choose-system = { $by }: Welches System?
ask-choose-ship = { $by }: Welches Schiff?
ask-choose-technology = { $by }: Welche Technologie?
ask-choose-units = { $by }: Welche Einheiten?
ask-choose-shooters =
    { $most ->
        [one] { $by }: Welches Schiff würfelt?
       *[other] { $by }: Welche Schiffe würfeln? Bis zu { $most }.
    }
ask-take-along =
    { $room ->
        [one] Was nehmen die Schiffe nach { $to } mit? Es ist Platz für eine Einheit.
       *[other] Was nehmen die Schiffe nach { $to } mit? Es ist Platz für { $room } Einheiten.
    }

## Zeilen der Chronik
line-drew-action-cards =
    { $count ->
        [one] { $seat } zieht eine Aktionskarte.
       *[other] { $seat } zieht { $count } Aktionskarten.
    }
line-you-drew-action-cards = Du ziehst { $cards }.
line-discarded-action-cards = { $seat } legt { $cards } ab.
line-played-action-card = { $seat } spielt { $card }.
line-cancelled = { $card } von { $seat } wird negiert.
line-used-technology = { $seat } nutzt { $technology }.
line-used-ability = { $seat } nutzt { $ability }.
line-rerolled =
    { $seat } wiederholt { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } ({ $unit }, nötig { $hit }): { $dice }. { $hits ->
        [0] Kein Treffer.
       *[other] { $hits } Treffer.
    }
line-ability-rolled =
    { $seat } würfelt ({ $unit }, nötig { $hit }): { $dice }. { $hits ->
        [0] Kein Treffer.
       *[other] { $hits } Treffer.
    }
line-relocated = Die Schiffe von { $seat } verlassen { $from } und gehen nach { $to }.
line-hits-cancelled = { $seat } negiert { $count } Treffer.
line-repaired = { $seat } repariert eine Einheit ({ $unit }).
line-replaced = { $seat } ersetzt eine Einheit auf { $planet } ({ $unit }) durch eine eigene.
line-assimilated = { $seat } markiert { $technology } von { $from } und darf sie nutzen.
line-lost-technology = { $seat } kann { $technology } nicht mehr nutzen.

## Bögen
word-technology-row-copied = { $technology } ({ $copied } von { $seat })
word-technology-row-exhausted = { $technology } (erschöpft)
word-left-the-game = Ausgeschieden
word-hidden-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
word-hidden-cards-among =
    { $count ->
        [one] 1 Karte: { $seen }
       *[other] { $count } Karten, darunter { $seen }
    }
word-action-cards = Aktionskarten
word-notes = Vertragskarten
word-note-of = { $note } von { $seat }
word-play-area = Spielbereich
word-secrets = Geheime Aufträge
word-scored-secrets = Erfüllte geheime Aufträge
word-laws = Gesetze
word-common-area = in Kraft
word-attached-to = auf { $planet }
word-pile = { $count } übrig, { $discarded } abgelegt
word-action-deck = Aktionskartenstapel
word-agenda-deck = Agendastapel
word-seen-agendas = Agendas, die du dort gesehen hast
word-seen-at = Nr. { $place } von oben: { $card }
word-common-cards = Gesetze und Stapel

## Aktionskarten
action-card-sabotage = Sabotage
action-card-uprising = Aufstand
action-card-flank-speed = Volle Fahrt
action-card-skilled-retreat = Geschickter Rückzug
action-card-direct-hit = Direkter Treffer
action-card-shields-holding = Schilde halten
action-card-maneuvering-jets = Manövrierdüsen
action-card-fire-team = Feuertrupp
action-card-morale-boost = Moralschub

## Fraktionsfähigkeiten
faction-ability-mitosis = Mitose
faction-ability-munitions-reserves = Munitionsreserven
faction-ability-ambush = Hinterhalt
faction-ability-foresight = Hellsicht
faction-ability-technological-singularity = Technologische Singularität
faction-ability-harrow = Geißel
faction-ability-peace-accords = Friedensabkommen
faction-ability-indoctrination = Indoktrination
faction-ability-unrelenting = Unnachgiebig
faction-ability-fragile = Zerbrechlich
faction-ability-crafty = Verschlagen
faction-ability-quantum-entanglement = Quantenverschränkung
faction-ability-hil-colish = Hil Colish
faction-ability-guild-ships = Gildenschiffe
faction-ability-arbiters = Schlichter
faction-ability-propagation = Ausbreitung

action-card-emergency-repairs = Notreparaturen
ask-no-plastic-left = { $unit } steht an mehr Orten, als es Plastikfiguren gibt. Welchen Ort gibst du auf?
line-repaired-all = { $seat } repariert alle Einheiten in { $system }.
word-technology-deck = Technologiestapel
word-needs = braucht { $prerequisites }
word-needs-nothing = braucht nichts
word-unit-upgrade = Aufwertung für Einheiten

action-card-bunker = Bunker
action-card-courageous-to-the-end = Tapfer bis zum letzten Atemzug
action-card-cripple-defenses = Verteidigung lahmlegen
action-card-disable = Deaktivieren
action-card-economic-initiative = Wirtschaftsinitiative
action-card-experimental-battlestation = Experimentelle Kampfstation
action-card-fighter-prototype = Jäger-Prototyp
action-card-focused-research = Gezielte Forschung
action-card-frontline-deployment = Fronteinsatz
action-card-ghost-ship = Geisterschiff
action-card-industrial-initiative = Industrieinitiative
action-card-infiltrate = Unterwanderung
action-card-insubordination = Befehlsverweigerung
action-card-intercept = Abfangen
action-card-lucky-shot = Glückstreffer
action-card-mining-initiative = Bergbauinitiative
action-card-parley = Unterhandlung
action-card-plague = Seuche
action-card-political-stability = Politische Stabilität
action-card-public-disgrace = Öffentliche Schande
action-card-reactor-meltdown = Reaktorschmelze
action-card-reparations = Reparationen
action-card-repeal-law = Gesetzesaufhebung
action-card-rise-of-a-messiah = Aufstieg eines Messias
action-card-salvage = Bergung
action-card-signal-jamming = Signalstörung
action-card-spy = Spion
action-card-summit = Gipfeltreffen
action-card-tactical-bombardment = Taktisches Bombardement
action-card-unexpected-action = Unerwartete Aktion
action-card-unstable-planet = Instabiler Planet
action-card-upgrade = Aufrüsten
action-card-war-effort = Kriegsanstrengung

occasion-invasion-begins = { $seat } beginnt einen Einmarsch in { $system }
occasion-committed = { $seat } hat Bodentruppen auf { $planet } entsandt
occasion-gaining-control = { $seat } erlangt die Kontrolle über { $planet }
occasion-lost-control = { $to } hat { $seat } den Planeten { $planet } genommen
occasion-retreat-announced = { $seat } hat einen Rückzug aus { $system } angekündigt
occasion-chooses-strategy-card = { $seat } wählt { $card }
occasion-returning-strategy-cards = Gleich werden die Strategiekarten zurückgelegt
choice-unit-of =
    { $at-kind ->
        [planet] { $seat }: { $unit } auf { $at }
       *[other] { $seat }: { $unit } im Weltraumbereich von { $at }
    }
ask-commit-fighters = Welche Jäger in { $system } landen und kämpfen auf Planeten?
ask-join-combat = Welche deiner Bodentruppen in { $system } kämpfen in diesem Kampf wie Schiffe?
ask-send-infantry-from = Von welchem Planeten zieht Infanterie weiter?
ask-send-infantry-to = Wohin zieht die Infanterie auf { $planet }?
ask-how-many-given-up = Wie viele dieser Schiffe zerstörst du selbst? ({ $unit })
ask-destroy-ships =
    { $most ->
        [one] { $by }: Welches Schiff des Gegners wird zerstört?
       *[other] { $by }: Welche Schiffe des Gegners werden zerstört? Bis zu { $most }.
    }
ask-choose-opponent = { $by }: Welcher Spieler?
ask-choose-target = { $by }: Welche Einheit?
ask-choose-law = { $by }: Welches Gesetz?
ask-cancel-hits = Wie viele der Treffer gegen dich negierst du? (höchstens { $most })
ask-destroy-infantry = Wie viele Infanterien auf { $planet } werden zerstört?
ask-lose-ship-to =
    { $count ->
        [one] { $by }: Welches deiner Schiffe wird zerstört?
       *[other] { $by }: Welche { $count } deiner Schiffe werden zerstört?
    }
ask-exhaust-whose-planet = Welcher Planet von { $seat } wird erschöpft?
ask-ready-planet = Welchen Planeten machst du spielbereit?
line-took-action-card = { $seat } nimmt { $from } eine Aktionskarte.
line-taken-action-card = { $seat } hat { $card } genommen.
line-took-commodities =
    { $count ->
        [one] { $seat } nimmt { $from } ein Massenprodukt.
       *[other] { $seat } nimmt { $from } { $count } Massenprodukte.
    }
line-replaced-unit = { $seat } ersetzt in { $at }: { $with } statt { $unit }.
line-no-retreat = { $seat } kann sich in dieser Runde nicht zurückziehen.
line-must-choose-another = { $seat } darf { $card } nicht nehmen und muss eine andere Karte wählen.
line-keeps-strategy-cards = { $seat } behält { $cards }.
line-landing-turned-back =
    { $count ->
        [one] 1 Bodentruppe von { $seat } kehrt von { $planet } in den Weltraum zurück.
       *[other] { $count } Bodentruppen von { $seat } kehren von { $planet } in den Weltraum zurück.
    }
faction-ability-armada = Armada
faction-ability-scavenge = Resteverwertung
faction-ability-nomadic = Nomaden
faction-ability-star-forge = Sternenschmiede
faction-ability-masters-of-trade = Meister des Handels
faction-ability-orbital-drop = Orbitaler Absprung
faction-ability-versatile = Vielseitig
faction-ability-assimilate = Assimilieren
faction-ability-blood-ties = Blutsbande
faction-ability-stall-tactics = Hinhaltetaktik
faction-ability-scheming = Intrigant
faction-ability-arc-secundus = Arc Secundus
faction-ability-duha-menaimon = Duha Menaimon
faction-ability-zero-zero-one = [0.0.1]
faction-ability-matriarch = Matriarchin
faction-ability-alastor = Alastor
faction-ability-ysia-yssrila = Y’sia Y’ssrila
faction-ability-the-inferno = Das Inferno
faction-ability-genesis = Genesis
faction-ability-fourth-moon = Vierter Mond
faction-ability-cmorran-norr = C’morran N’orr
faction-ability-van-hauge = Van Hauge
occasion-ground-rolls-made = Die Würfe dieser Bodenkampfrunde auf { $planet } sind gefallen
occasion-produced = { $seat } hat in { $system } produziert
line-one-hit-more = { $seat } erzielt einen Treffer mehr.
action-card-in-the-silence-of-space = In der Stille des Alls
action-card-lost-star-chart = Verschollene Sternenkarte
faction-ability-gashlai-physiology = Gashlai-Physiologie
faction-ability-slipstream = Raumsog
faction-ability-brilliant = Brillant
faction-ability-reclamation = Rückgewinnung
faction-ability-jns-hylarim = J.N.S. Hylarim
faction-ability-wrath-of-kenara = Zorn von Kenara
ask-raise-dice = Du brauchst { $hit }. Welche Würfel ({ $unit }) erhöhst du für je eine Handelsware um 1?
ask-pick-up = Bis zu { $most } Bodentruppen: Welche versetzt du?
ask-set-down = Wohin ziehen diese { $count } Bodentruppen?
ask-further-action = Du darfst eine weitere Aktion durchführen. Welche?
line-raised-dice = { $seat } erhöht { $count } Würfel ({ $unit }, { $hit } nötig): { $dice }.
faction-ability-analytical = Analytisch
faction-ability-devotion = Fanatismus
ask-barrage = Setzen deine Schiffe in { $system } JÄGERABWEHR ein ({ $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
})?
line-nobody-can-win = In { $system } kann niemand mehr gewinnen.
line-targets-named = { $seat } nennt für { $card }: { $targets }.
word-times = { $count } × { $what }
word-hits = { $count } Treffer
hint-empty =
    { $seat-who ->
        [you] unter deiner Kontrolle, ohne Einheiten
       *[other] unter der Kontrolle von { $seat }, ohne Einheiten
    }
hint-garrison =
    { $seat-who ->
        [you] unter deiner Kontrolle: { $units }
       *[other] unter der Kontrolle von { $seat }: { $units }
    }
hint-nobodys = unter niemandes Kontrolle
remark-nothing-in-hand-fits = Nichts von dem, was du hast, passt hier. Du wirst gefragt, weil die anderen das nicht sehen dürfen.
