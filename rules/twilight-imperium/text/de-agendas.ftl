# Agenden und Abstimmungen.
choice-use-law = { $agenda } einsetzen
line-used-law = { $seat } setzt „{ $agenda }“ ein.

## Alternativen
outcome-for = dafür
outcome-against = dagegen
outcome-player = { $seat }
outcome-planet = { $planet }
outcome-law = { $agenda }
outcome-secret = { $secret }

## Was gewählt werden kann
choice-for = Dafür
choice-against = Dagegen
choice-abstain = Enthaltung
choice-law = { $agenda }
choice-scored-secret = { $secret }
choice-agenda = { $agenda }
choice-lose =
    { $at-kind ->
        [planet] { $unit } auf { $at }
       *[other] { $unit } im Weltraumbereich von { $at }
    }

## Anlässe
occasion-agenda-phase-begins = Die Agendaphase beginnt
occasion-voting-begins = Die Abstimmung über „{ $agenda }“ beginnt
occasion-votes-cast = { $seat } hat über „{ $agenda }“ abgestimmt
occasion-elected = { $seat } ist bei „{ $agenda }“ gewählt
occasion-action-performed = { $seat } hat eine Aktion durchgeführt

## Fragen
ask-vote = { $agenda }: { $text } Wie stimmst du ab?
    .deed = { $answer-id ->
        [for] Dafür stimmen
        [against] Dagegen stimmen
        [abstain] Dich enthalten
       *[other] Für { $answer } stimmen
    }
    .subject = stimme ab über { $agenda }
ask-vote-with = { $agenda }: Welche Planeten erschöpfst du für deine Stimmen?
    .deed = { $reading } Stimmen: { $outcome }
    .subject = Planeten für deine Stimmen
ask-decide-outcome = { $agenda }: { $text } Keine Alternative hat allein die meisten Stimmen. Welche wird abgehandelt?
ask-predict = { $by } zu „{ $agenda }“: { $text } Welche Alternative prognostizierst du?
    .subject = sage { $agenda } voraus
ask-buy-votes = Wie viele Handelswaren gibst du für Stimmen aus? Sie zählen für: { $outcome }.
ask-system-for-tokens = In welchem System platzieren die anderen einen Kommandomarker?
ask-system-for-unit = In welchem System platzierst du: { $unit }?
ask-agendas-to-bottom = Welche Agenden legst du unter den Stapel? Die anderen kommen obenauf.
ask-order-agendas = In welcher Reihenfolge liegen die Agenden, die obere zuerst?
ask-choose-player = { $agenda }: Welcher Spieler?
ask-whose-planets = Wessen kulturelle Planeten werden erschöpft?
ask-exhaust-planets =
    { $count ->
        [one] Welchen Planeten erschöpfst du?
       *[other] Welche { $count } Planeten erschöpfst du?
    }
ask-lose-units =
    { $count ->
        [one] Welche Einheit verlierst du?
       *[other] Welche { $count } Einheiten verlierst du?
    }
ask-choose-settler = Wer darf sich auf { $planet } ansiedeln?
ask-settle = Platzierst du 1 Infanterie auf { $planet }?
ask-return-token = Aus welchem Pool gibst du einen Kommandomarker ab?
hint-votes-so-far =
    { $count ->
        [one] bisher 1 Stimme
       *[other] bisher { $count } Stimmen
    }

## Zeilen der Chronik
line-agenda-phase = Die Agendaphase beginnt.
line-agenda-phase-ends = Die Agendaphase endet; alle Planeten sind wieder spielbereit.
line-agenda-revealed = Die Agenda „{ $agenda }“ wird aufgedeckt. { $text }
line-agenda-unfit = Über „{ $agenda }“ kann jetzt nicht abgestimmt werden; die Karte wird abgelegt.
line-agenda-discarded = „{ $agenda }“ wird ohne Abstimmung abgelegt.
line-no-agenda-left = Es ist keine Agenda mehr da, über die abgestimmt werden könnte.
line-cast-votes =
    { $count ->
        [one] { $seat } gibt 1 Stimme ab: { $outcome }.
       *[other] { $seat } gibt { $count } Stimmen ab: { $outcome }.
    }
line-cast-more-votes =
    { $count ->
        [one] { $seat } gibt 1 weitere Stimme ab: { $outcome }.
       *[other] { $seat } gibt { $count } weitere Stimmen ab: { $outcome }.
    }
line-exhausted-to-vote = { $seat } erschöpft { $planets } für die Abstimmung.
line-cast-no-votes = { $seat } gibt keine Stimmen ab.
line-has-no-votes = { $seat } gibt keine Stimmen ab: { $why }.
line-speaker-decides = Keine Alternative hat allein die meisten Stimmen; { $seat } entscheidet: { $outcome }.
line-outcome-resolved = { $agenda }: { $outcome }.
line-law-passed = „{ $agenda }“ ist jetzt Gesetz.
line-law-ends = Das Gesetz „{ $agenda }“ wird abgelegt.
line-law-taken = { $seat } nimmt „{ $agenda }“.
line-predicted = { $seat } prognostiziert: { $outcome }.
line-predicted-with = { $seat } prognostiziert mit „{ $card }“: { $outcome }.
line-prediction-came-true = Die Prognose von { $seat } trifft ein.
line-prediction-with-came-true = Die Prognose von { $seat } trifft ein: „{ $card }“.
line-looks-at-agendas =
    { $count ->
        [one] { $seat } sieht sich die nächste Agenda an.
       *[other] { $seat } sieht sich die nächsten { $count } Agenden an.
    }
line-put-agendas-back = { $seat } legt { $top } auf den Agendastapel und { $bottom } darunter.
line-cannot-vote = { $seat } darf nicht abstimmen.
line-chosen-for-election = { $seat } lässt { $chosen } gewählt sein.
line-returned-trade-goods = { $seat } gibt { word-trade-goods } ab.
line-returned-token = { $seat } gibt einen Kommandomarker ab.
line-postponed-takes-effect = Das Ergebnis von „{ $agenda }“ tritt ein.
line-agenda-die = { $seat } würfelt { $die }.

## Karten, die in der Agendaphase wirken
action-card-veto = Veto
action-card-bribery = Bestechung
action-card-distinguished-councilor = Angesehener Ratsherr
action-card-assassinate-representative = Attentat auf den Abgeordneten
action-card-ancient-burial-sites = Uralte Grabstätten
action-card-confusing-legal-text = Verwirrender Gesetzestext
action-card-construction-rider = Nachtrag: Infrastruktur
action-card-diplomacy-rider = Nachtrag: Diplomatie
action-card-imperial-rider = Nachtrag: Imperium
action-card-leadership-rider = Nachtrag: Führungsstärke
action-card-politics-rider = Nachtrag: Politik
action-card-technology-rider = Nachtrag: Technologie
action-card-trade-rider = Nachtrag: Handel
action-card-warfare-rider = Nachtrag: Kriegsführung
faction-ability-quash = Niederschlagung
faction-ability-galactic-threat = Galaktische Bedrohung
note-political-secret = Politisches Geheimnis
note-political-favor = Politische Gefälligkeit

## Agendakarten
agenda-anti-intellectual-revolution = Antiintellektuelle Revolution
agenda-for-or-against = Dafür oder dagegen.
agenda-for-anti-intellectual-revolution = Wer eine Technologie erforscht, zerstört ein eigenes Schiff (keinen Jäger).
agenda-against-anti-intellectual-revolution = Zu Beginn der nächsten Strategiephase erschöpfen alle 1 Planeten je eigener Technologie.
agenda-text-anti-intellectual-revolution = Dafür (Gesetz): { agenda-for-anti-intellectual-revolution } Dagegen: { agenda-against-anti-intellectual-revolution }
agenda-arms-reduction = Rüstungsabbau
agenda-for-arms-reduction = Alle zerstören Schlachtschiffe bis auf 2 und Kreuzer bis auf 4.
agenda-against-arms-reduction = Zu Beginn der nächsten Strategiephase erschöpfen alle ihre Planeten mit Technologie-Spezialisierung.
agenda-text-arms-reduction = Dafür: { agenda-for-arms-reduction } Dagegen: { agenda-against-arms-reduction }
agenda-colonial-redistribution = Neuverteilung von Kolonialgebieten
agenda-text-colonial-redistribution = Wahl eines Planeten außerhalb der Heimat-Systeme, nicht Mecatol Rex: Seine Einheiten werden zerstört; dann nennt der Spieler, der ihn kontrolliert, einen Spieler mit den wenigsten Punkten, der dort 1 Infanterie platzieren und die Kontrolle erlangen darf.
agenda-committee-formation = Ausschussbildung
agenda-text-committee-formation = Wahl eines Spielers, der dieses Gesetz erhält: Vor der Wahl eines Spielers darf der Besitzer es ablegen und ohne Abstimmung bestimmen, wer gewählt ist.
agenda-compensated-disarmament = Entschädigte Abrüstung
agenda-text-compensated-disarmament = Wahl eines Planeten: Seine Bodentruppen werden zerstört; sein Besitzer erhält dafür je 1 Handelsware.
agenda-core-mining = Kernbohrung
agenda-text-core-mining = Wahl eines gefährlichen Planeten: Das Gesetz wird an ihn angelegt, 1 Infanterie dort wird zerstört, der Planet hat 2 Ressourcen mehr.
agenda-demilitarized-zone = Entmilitarisierte Zone
agenda-text-demilitarized-zone = Wahl eines kulturellen Planeten: Das Gesetz wird an ihn angelegt, seine Einheiten werden zerstört, und keine Einheit kann auf ihn gelangen.
agenda-economic-equality = Wirtschaftliche Gleichheit
agenda-for-economic-equality = Alle geben alle Handelswaren ab und erhalten 5.
agenda-against-economic-equality = Alle geben alle Handelswaren ab.
agenda-text-economic-equality = Dafür: { agenda-for-economic-equality } Dagegen: { agenda-against-economic-equality }
agenda-executive-sanctions = Exekutivsanktionen
agenda-for-executive-sanctions = Das Handkartenlimit für Aktionskarten ist 3; wer kein Limit hat (Verschlagen), behält alle.
agenda-against-executive-sanctions = Alle legen 1 zufällige Aktionskarte ab.
agenda-text-executive-sanctions = Dafür (Gesetz): { agenda-for-executive-sanctions } Dagegen: { agenda-against-executive-sanctions }
agenda-fleet-regulations = Flottenbestimmungen
agenda-for-fleet-regulations = Niemand hat mehr als 4 Marker im Flottenpool.
agenda-against-fleet-regulations = Alle legen 1 Marker aus dem Nachschub in den Flottenpool.
agenda-text-fleet-regulations = Dafür (Gesetz): { agenda-for-fleet-regulations } Dagegen: { agenda-against-fleet-regulations }
agenda-holy-planet-of-ixth = Der heilige Planet Isth
agenda-text-holy-planet-of-ixth = Wahl eines kulturellen Planeten: Das Gesetz wird an ihn angelegt, sein Besitzer erhält 1 Punkt. Einheiten dort können nicht produzieren; wer die Kontrolle erlangt, erhält 1 Punkt, wer sie verliert, verliert 1 Punkt.
agenda-imperial-arbiter = Imperialer Schlichter
agenda-text-imperial-arbiter = Wahl eines Spielers, der dieses Gesetz erhält: Am Ende der Strategiephase darf der Besitzer es ablegen und eine Strategiekarte mit einem anderen Spieler tauschen.
agenda-incentive-program = Anreizprogramm
agenda-for-incentive-program = Ein weiterer Auftrag der Stufe I wird aufgedeckt.
agenda-against-incentive-program = Ein weiterer Auftrag der Stufe II wird aufgedeckt.
agenda-text-incentive-program = Dafür: { agenda-for-incentive-program } Dagegen: { agenda-against-incentive-program }
agenda-ixthian-artifact = Isthianisches Artefakt
agenda-for-ixthian-artifact = Der Sprecher wirft einen Würfel. Ab 6 dürfen alle 2 Technologien erforschen; darunter werden alle Einheiten im System Mecatol Rex zerstört, und alle verlieren 3 Einheiten in jedem angrenzenden System.
agenda-against-ixthian-artifact = Nichts.
agenda-text-ixthian-artifact = Dafür: { agenda-for-ixthian-artifact } Dagegen: { agenda-against-ixthian-artifact }
agenda-judicial-abolishment = Aufhebung durch das Gericht
agenda-text-judicial-abolishment = Wahl eines Gesetzes im Spiel: Es wird abgelegt.
agenda-minister-of-commerce = Handelsminister
agenda-text-minister-of-commerce = Wahl eines Spielers, der dieses Gesetz erhält: Beim Auffüllen der Massenprodukte erhält der Besitzer 1 Handelsware je Nachbar.
agenda-minister-of-exploration = Minister für Erkundung
agenda-text-minister-of-exploration = Wahl eines Spielers, der dieses Gesetz erhält: Der Besitzer erhält 1 Handelsware für jeden Planeten, über den er die Kontrolle erlangt.
agenda-minister-of-peace = Friedensminister
agenda-text-minister-of-peace = Wahl eines Spielers, der dieses Gesetz erhält: Aktiviert jemand ein System mit Einheiten eines anderen Spielers, darf der Besitzer es ablegen und den Zug beenden.
agenda-minister-of-policy = Minister für politische Strategie
agenda-text-minister-of-policy = Wahl eines Spielers, der dieses Gesetz erhält: Am Ende der Statusphase zieht der Besitzer 1 Aktionskarte.
agenda-minister-of-war = Kriegsminister
agenda-text-minister-of-war = Wahl eines Spielers, der dieses Gesetz erhält: Nach einer Aktion darf der Besitzer es ablegen, 1 Kommandomarker vom Spielplan zurücknehmen und noch eine Aktion durchführen.
agenda-miscount-disclosed = Auszählungsfehler
agenda-text-miscount-disclosed = Wahl eines Gesetzes im Spiel: Darüber wird neu abgestimmt.
agenda-mutiny = Meuterei
agenda-for-mutiny = Wer dafür gestimmt hat, erhält 1 Punkt.
agenda-against-mutiny = Wer dafür gestimmt hat, verliert 1 Punkt.
agenda-text-mutiny = Dafür: { agenda-for-mutiny } Dagegen: { agenda-against-mutiny }
agenda-new-constitution = Neue Verfassung
agenda-for-new-constitution = Alle Gesetze werden abgelegt; zu Beginn der nächsten Strategiephase erschöpfen alle die Planeten ihres Heimat-Systems.
agenda-against-new-constitution = Nichts.
agenda-text-new-constitution = Dafür: { agenda-for-new-constitution } Dagegen: { agenda-against-new-constitution }
agenda-public-execution = Öffentliche Hinrichtung
agenda-text-public-execution = Wahl eines Spielers: Er legt alle Aktionskarten ab, gibt, falls er Sprecher ist, den Sprechermarker nach links weiter und stimmt in dieser Phase nicht mehr ab.
agenda-representative-government = Repräsentative Regierung
agenda-for-representative-government = Planeten geben keine Stimmen; alle haben 1 Stimme je Agenda.
agenda-against-representative-government = Zu Beginn der nächsten Strategiephase erschöpft jeder, der dagegen gestimmt hat, seine kulturellen Planeten.
agenda-text-representative-government = Dafür (Gesetz): { agenda-for-representative-government } Dagegen: { agenda-against-representative-government }
agenda-research-team-biotic = Forschungsgruppe: Biotik
agenda-text-research-team-biotic = Wahl eines industriellen Planeten: Das Gesetz wird an ihn angelegt; erschöpft ersetzt es 1 grüne Voraussetzung.
agenda-research-team-cybernetic = Forschungsgruppe: Kybernetik
agenda-text-research-team-cybernetic = Wahl eines industriellen Planeten: Das Gesetz wird an ihn angelegt; erschöpft ersetzt es 1 gelbe Voraussetzung.
agenda-research-team-propulsion = Forschungsgruppe: Antrieb
agenda-text-research-team-propulsion = Wahl eines industriellen Planeten: Das Gesetz wird an ihn angelegt; erschöpft ersetzt es 1 blaue Voraussetzung.
agenda-research-team-warfare = Forschungsgruppe: Kriegsführung
agenda-text-research-team-warfare = Wahl eines gefährlichen Planeten: Das Gesetz wird an ihn angelegt; erschöpft ersetzt es 1 rote Voraussetzung.
agenda-seed-of-an-empire = Keim eines Imperiums
agenda-for-seed-of-an-empire = Wer die meisten Punkte hat, erhält 1 Punkt.
agenda-against-seed-of-an-empire = Wer die wenigsten Punkte hat, erhält 1 Punkt.
agenda-text-seed-of-an-empire = Dafür: { agenda-for-seed-of-an-empire } Dagegen: { agenda-against-seed-of-an-empire }
agenda-senate-sanctuary = Zuflucht des Senats
agenda-text-senate-sanctuary = Wahl eines kulturellen Planeten: Das Gesetz wird an ihn angelegt; er hat 2 Einfluss mehr.
agenda-shard-of-the-throne = Scherbe des Throns
agenda-text-shard-of-the-throne = Wahl eines Spielers, der dieses Gesetz und 1 Punkt erhält. Wer einen Kampf gegen den Besitzer gewinnt, nimmt es mit 1 Punkt; der Besitzer verliert 1 Punkt.
agenda-swords-to-plowshares = Schwerter zu Pflugscharen
agenda-for-swords-to-plowshares = Alle zerstören auf jedem eigenen Planeten die Hälfte ihrer Infanterie (aufgerundet) und erhalten dafür je 1 Handelsware.
agenda-against-swords-to-plowshares = Alle platzieren 1 Infanterie auf jedem eigenen Planeten.
agenda-text-swords-to-plowshares = Dafür: { agenda-for-swords-to-plowshares } Dagegen: { agenda-against-swords-to-plowshares }
agenda-terraforming-initiative = Terraforming-Initiative
agenda-text-terraforming-initiative = Wahl eines gefährlichen Planeten: Das Gesetz wird an ihn angelegt; er hat 1 Ressource und 1 Einfluss mehr.
agenda-the-crown-of-emphidia = Die Krone der Emphidia
agenda-text-the-crown-of-emphidia = Wahl eines Spielers, der dieses Gesetz und 1 Punkt erhält. Wer die Kontrolle über einen Planeten im Heimat-System des Besitzers erlangt, nimmt es mit 1 Punkt; der Besitzer verliert 1 Punkt.
agenda-unconventional-measures = Unkonventionelle Maßnahmen
agenda-for-unconventional-measures = Wer dafür gestimmt hat, zieht 2 Aktionskarten.
agenda-against-unconventional-measures = Wer dafür gestimmt hat, legt alle Aktionskarten ab.
agenda-text-unconventional-measures = Dafür: { agenda-for-unconventional-measures } Dagegen: { agenda-against-unconventional-measures }
agenda-wormhole-research = Wurmlochforschung
agenda-for-wormhole-research = Wer Schiffe an einem Wurmloch hat, darf 1 Technologie erforschen; dann werden alle Schiffe an Alpha- und Beta-Wurmlöchern zerstört.
agenda-against-wormhole-research = Wer dagegen gestimmt hat, gibt 1 Kommandomarker ab.
agenda-text-wormhole-research = Dafür: { agenda-for-wormhole-research } Dagegen: { agenda-against-wormhole-research }
agenda-the-crown-of-thalnos = Die Krone von Thalnos
agenda-text-the-crown-of-thalnos = Wahl eines Spielers, der dieses Gesetz erhält. In jeder Kampfrunde darf der Besitzer beliebige seiner Würfel wiederholen; Einheiten, deren Würfel erneut verfehlen, werden zerstört.
agenda-archived-secret = Archiviertes Geheimnis
agenda-text-archived-secret = Der gewählte Spieler zieht einen geheimen Auftrag.
agenda-conventions-of-war = Kriegskonventionen
agenda-for-conventions-of-war = Einheiten auf kulturellen Planeten können nicht bombardiert werden.
agenda-against-conventions-of-war = Wer dagegen gestimmt hat, legt alle Aktionskarten ab.
agenda-text-conventions-of-war = Dafür (Gesetz): { agenda-for-conventions-of-war } Dagegen: { agenda-against-conventions-of-war }
agenda-homeland-defense-act = Heimatverteidigungsgesetz
agenda-for-homeland-defense-act = Auf einem Planeten dürfen beliebig viele PVS stehen.
agenda-against-homeland-defense-act = Alle zerstören eines ihrer PVS.
agenda-text-homeland-defense-act = Dafür (Gesetz): { agenda-for-homeland-defense-act } Dagegen: { agenda-against-homeland-defense-act }
agenda-minister-of-industry = Industrieminister
agenda-text-minister-of-industry = Der gewählte Spieler darf, nachdem er eine Raumwerft platziert hat, alle seine Einheiten in diesem System produzieren lassen.
agenda-minister-of-sciences = Wissenschaftsminister
agenda-text-minister-of-sciences = „Technologie“ kostet den gewählten Spieler keine Ressourcen.
agenda-prophecy-of-ixth = Prophezeiung von Isth
agenda-text-prophecy-of-ixth = +1 auf die Kampfwürfe der Jäger des gewählten Spielers. Produziert er und sind weniger als 2 Jäger dabei, wird dieses Gesetz abgelegt.
agenda-publicize-weapon-schematics = Veröffentlichung von Waffenplänen
agenda-for-publicize-weapon-schematics = Kriegssonnen haben keine SCHADENSRESISTENZ; sobald jemand eine Kriegssonnen-Technologie besitzt, brauchen solche Technologien keine Voraussetzungen.
agenda-against-publicize-weapon-schematics = Wer eine Kriegssonnen-Technologie besitzt, legt alle Aktionskarten ab.
agenda-text-publicize-weapon-schematics = Dafür (Gesetz): { agenda-for-publicize-weapon-schematics } Dagegen: { agenda-against-publicize-weapon-schematics }
agenda-regulated-conscription = Regulierte Einberufung
agenda-for-regulated-conscription = Für ihre Kosten wird nur ein Jäger oder eine Infanterie produziert statt zwei.
agenda-against-regulated-conscription = Nichts.
agenda-text-regulated-conscription = Dafür (Gesetz): { agenda-for-regulated-conscription } Dagegen: { agenda-against-regulated-conscription }
occasion-dock-placed = { $seat } hat in { $system } eine Raumwerft platziert
agenda-wormhole-reconstruction = Wurmloch-Rekonstruktion
agenda-for-wormhole-reconstruction = Alle Systeme mit Alpha- oder Beta-Wurmloch grenzen aneinander.
agenda-against-wormhole-reconstruction = Alle platzieren einen Kommandomarker in jedem System mit Wurmloch und einem ihrer Schiffe.
agenda-text-wormhole-reconstruction = Dafür (Gesetz): { agenda-for-wormhole-reconstruction } Dagegen: { agenda-against-wormhole-reconstruction }
agenda-enforced-travel-ban = Durchreiseverbot
agenda-for-enforced-travel-ban = Alpha- und Beta-Wurmlöcher wirken nicht auf ziehende Schiffe.
agenda-against-enforced-travel-ban = Alle PVS in Systemen mit Wurmloch und daran angrenzend werden zerstört.
agenda-text-enforced-travel-ban = Dafür (Gesetz): { agenda-for-enforced-travel-ban } Dagegen: { agenda-against-enforced-travel-ban }
agenda-shared-research = Geteilte Forschung
agenda-for-shared-research = Schiffe dürfen durch Nebel ziehen.
agenda-against-shared-research = Alle platzieren einen Kommandomarker in ihrem Heimat-System.
agenda-text-shared-research = Dafür (Gesetz): { agenda-for-shared-research } Dagegen: { agenda-against-shared-research }
agenda-classified-document-leaks = Geheimnisverrat
agenda-text-classified-document-leaks = Wählt einen geheimen Auftrag, den jemand gewertet hat. Er wird ein öffentlicher Auftrag; wer ihn gewertet hat, behält den Punkt.
line-secret-leaked = „{ $secret }“ ist jetzt ein öffentlicher Auftrag.

## Die Agenda, über die abgestimmt wird
why-silenced-by-note = eine Vertragskarte verbietet es
why-has-predicted = wer mit einer Karte eine Prognose stellt, stimmt nicht ab
why-barred-from-agenda = eine Aktionskarte verbietet es
why-barred-from-phase = eine Agenda dieser Phase verbietet es
why-never-votes = diese Fraktion stimmt nie ab
why-no-voting-planet = kein spielbereiter Planet mit Einfluss
word-votes =
    { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    }
word-under-vote = Zur Abstimmung: „{ $agenda }“
word-votes-for = Stimmen: { $outcome }
word-votes-cast = { $count } ({ $seats })
word-votes-by = { $seat }: { $count }
word-no-votes-yet = noch keine
word-predictions = Prognosen
word-prediction-of = { $seat } prognostiziert { $outcome }
word-prediction-with = { $seat } prognostiziert { $outcome } („{ $card }“)
word-not-voting = Ohne Stimmen
word-not-voting-because = { $seat } ({ $why })
word-outcome-decided = Ergebnis
