# Was Karten und Fähigkeiten bewirken, in einem Satz.
hint-does = { $text }
word-law-row = { $at }: { $text }
word-in-hand = Auf der Hand

## Aktionskarten
action-card-text-ancient-burial-sites = Zu Beginn der Agendaphase: Ein Spieler erschöpft alle seine kulturellen Planeten.
action-card-text-assassinate-representative = Nachdem eine Agenda aufgedeckt wurde: Ein Spieler kann nicht über sie abstimmen.
action-card-text-bribery = Nachdem der Sprecher abgestimmt hat: Für jede Handelsware, die du ausgibst, gibst du 1 weitere Stimme ab.
action-card-text-confusing-legal-text = Wenn du gewählt wirst: Stattdessen ist ein anderer Spieler gewählt.
action-card-text-construction-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, baust du eine Raumwerft auf einem deiner Planeten.
action-card-text-diplomacy-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, wählst du ein System mit einem deiner Planeten: Alle anderen legen dort einen Kommandomarker ab.
action-card-text-direct-hit = Nachdem ein fremdes Schiff einen deiner Treffer durch Schadensresistenz aufgehoben hat: Zerstöre dieses Schiff.
action-card-text-distinguished-councilor = Nachdem du abgestimmt hast: Gib 5 weitere Stimmen für dasselbe Ergebnis ab.
action-card-text-emergency-repairs = Zu Beginn oder am Ende einer Kampfrunde: Repariere alle deine Einheiten im aktiven System.
action-card-text-fire-team = Nachdem deine Bodentruppen in einer Kampfrunde gewürfelt haben: Wiederhole beliebig viele deiner Würfe.
action-card-text-flank-speed = Nachdem du ein System aktiviert hast: Deine Schiffe haben in dieser taktischen Aktion 1 Bewegung mehr.
action-card-text-imperial-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, erhältst du 1 Siegpunkt.
action-card-text-leadership-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, erhältst du 3 Kommandomarker.
action-card-text-maneuvering-jets = Bevor du Treffer fremder WELTRAUMKANONEN zuteilst: Hebe 1 davon auf.
action-card-text-morale-boost = Zu Beginn einer Kampfrunde: +1 auf jeden deiner Kampfwürfe in dieser Runde.
action-card-text-politics-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, ziehst du 3 Aktionskarten und wirst Sprecher.
action-card-text-sabotage = Wenn ein anderer Spieler eine Aktionskarte außer Sabotage spielt: Hebe sie auf.
action-card-text-shields-holding = Bevor du in einem Raumkampf deinen Schiffen Treffer zuteilst: Hebe bis zu 2 davon auf.
action-card-text-skilled-retreat = Zu Beginn einer Runde des Raumkampfs: Bewege alle deine Schiffe in ein angrenzendes System ohne fremde Schiffe und lege dort einen Kommandomarker ab. Der Kampf endet ohne Sieger.
action-card-text-technology-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, erforschst du eine Technologie.
action-card-text-trade-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, erhältst du 5 Handelswaren.
action-card-text-uprising = Als Aktion: Erschöpfe einen fremden Planeten außerhalb der Heimatsysteme und erhalte so viele Handelswaren, wie er Ressourcen hat.
action-card-text-veto = Wenn eine Agenda aufgedeckt wird: Lege sie ab und decke stattdessen eine andere auf.
action-card-text-warfare-rider = Nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus und stimme nicht ab. Trifft es ein, stellst du ein Schlachtschiff in ein System mit einem deiner Schiffe.

## Vertragskarten
note-text-ceasefire = Nachdem der Eigentümer ein System mit deinen Einheiten aktiviert hat: Er bewegt in dieser taktischen Aktion keine Einheiten hinein.
note-text-political-secret = Wenn eine Agenda aufgedeckt wird: Der Eigentümer stimmt nicht über sie ab und nutzt, bis sie abgehandelt ist, weder Aktionskarten noch Fraktionsfähigkeiten.
note-text-support-for-the-throne = Liegt offen vor dir und ist 1 Siegpunkt wert, bis du ein System mit Einheiten des Eigentümers aktivierst oder er ausscheidet.
note-text-trade-agreement = Wenn der Eigentümer seine Massenprodukte auffüllt: Du erhältst sie alle.
note-text-gift-of-prescience = Am Ende der Strategiephase: Lege sie offen aus; deine Initiative ist in dieser Runde 0, und die Naalu nutzen Telepathie nicht.
note-text-trade-convoys = Als Aktion: Lege sie offen aus. Solange sie liegt, kannst du auch mit Spielern handeln, die keine Nachbarn sind. Du verlierst sie, wenn du ein System mit Einheiten der Hacan aktivierst.
note-text-military-support = Zu Beginn des Zugs der Sol: Sol verliert einen Kommandomarker aus dem Strategiepool, falls vorhanden, und du stellst 2 Infanterie auf einen deiner Planeten.
note-text-political-favor = Wenn eine Agenda aufgedeckt wird: Die Xxcha verlieren einen Kommandomarker aus dem Strategiepool; die Agenda wird abgelegt und eine andere aufgedeckt.

## Geheime Aufträge
secret-objective-text-adapt-new-strategies = Statusphase: Besitze 2 Fraktionstechnologien; die Assimilatoren selbst zählen nicht.
secret-objective-text-become-the-gatekeeper = Statusphase: Habe Schiffe in einem System mit Alpha- und in einem System mit Beta-Wurmloch.
secret-objective-text-control-the-region = Statusphase: Habe Schiffe in 6 Systemen.
secret-objective-text-cut-supply-lines = Statusphase: Habe ein Schiff in einem System mit einer fremden Raumwerft.
secret-objective-text-destroy-their-greatest-ship = Aktionsphase: Zerstöre eine fremde Kriegssonne oder ein fremdes Flaggschiff.
secret-objective-text-establish-a-perimeter = Statusphase: Habe 4 PVS auf dem Spielplan.
secret-objective-text-forge-an-alliance = Statusphase: Kontrolliere 4 kulturelle Planeten.
secret-objective-text-form-a-spy-network = Statusphase: Lege 5 Aktionskarten ab.
secret-objective-text-fuel-the-war-machine = Statusphase: Habe 3 Raumwerften auf dem Spielplan.
secret-objective-text-gather-a-mighty-fleet = Statusphase: Habe 5 Schlachtschiffe auf dem Spielplan.
secret-objective-text-learn-the-secrets-of-the-cosmos = Statusphase: Habe Schiffe in 3 Systemen, die jeweils an eine Anomalie angrenzen.
secret-objective-text-make-an-example-of-their-world = Aktionsphase: Zerstöre durch BOMBARDEMENT die letzte Bodentruppe eines Spielers auf einem Planeten.
secret-objective-text-master-the-laws-of-physics = Statusphase: Besitze 4 Technologien einer Farbe.
secret-objective-text-mine-rare-metals = Statusphase: Kontrolliere 4 gefährliche Planeten.
secret-objective-text-monopolize-production = Statusphase: Kontrolliere 4 industrielle Planeten.
secret-objective-text-occupy-the-seat-of-the-empire = Statusphase: Kontrolliere Mecatol Rex und habe 3 Schiffe in dessen System.
secret-objective-text-spark-a-rebellion = Aktionsphase: Gewinne einen Kampf gegen einen Spieler mit den meisten Siegpunkten.
secret-objective-text-threaten-enemies = Statusphase: Habe ein Schiff in einem System, das an ein fremdes Heimatsystem angrenzt.
secret-objective-text-turn-their-fleets-to-dust = Aktionsphase: Zerstöre durch WELTRAUMKANONE das letzte Schiff eines Spielers im aktiven System, Jäger nicht gerechnet.
secret-objective-text-unveil-flagship = Aktionsphase: Gewinne einen Raumkampf in einem System mit deinem Flaggschiff, das überlebt.

## Fraktionsfähigkeiten
faction-ability-text-mitosis = Zu Beginn der Statusphase: Stelle eine Infanterie auf einen deiner Planeten.
faction-ability-text-munitions-reserves = Zu Beginn einer Runde des Raumkampfs: Gib 2 Handelswaren aus, um in dieser Runde beliebig viele deiner Würfe zu wiederholen.
faction-ability-text-ambush = Zu Beginn eines Raumkampfs: Würfle je einmal für bis zu 2 deiner Kreuzer oder Zerstörer; der Gegner teilt die Treffer zu.
faction-ability-text-pillage = Nachdem ein Nachbar Handelswaren erhalten oder gehandelt hat und 3 oder mehr besitzt: Nimm ihm 1 Handelsware oder 1 Massenprodukt.
faction-ability-text-foresight = Nachdem ein anderer Spieler Schiffe in ein System mit deinen Schiffen bewegt hat: Lege einen Kommandomarker aus dem Strategiepool in ein angrenzendes System ohne fremde Schiffe und bewege deine Schiffe dorthin.
faction-ability-text-telepathic = Am Ende der Strategiephase: Deine Initiative ist in dieser Runde 0.
faction-ability-text-technological-singularity = Einmal je Kampf, nachdem eine Einheit des Gegners zerstört wurde: Erhalte eine Technologie, die der Gegner besitzt.
faction-ability-text-harrow = Am Ende einer Runde des Bodenkampfs: Deine Schiffe setzen BOMBARDEMENT gegen die Bodentruppen des Gegners auf dem Planeten ein.
faction-ability-text-peace-accords = Nachdem du Diplomatie abgehandelt hast: Übernimm einen Planeten ohne Einheiten, außer Mecatol Rex, in einem System, das an einen deiner Planeten angrenzt.
faction-ability-text-indoctrination = Zu Beginn eines Bodenkampfs: Gib 2 Einfluss aus, um eine Infanterie des Gegners durch eine eigene zu ersetzen.
faction-ability-text-quash = Wenn eine Agenda aufgedeckt wird: Gib einen Kommandomarker aus dem Strategiepool aus, um sie abzulegen und eine andere aufzudecken.
faction-ability-text-galactic-threat = Einmal je Agendaphase, nachdem eine Agenda aufgedeckt wurde: Sage das Ergebnis voraus. Trifft es ein, erhältst du eine Technologie eines Spielers, der dafür gestimmt hat. Du stimmst nie ab.
faction-ability-text-unrelenting = Du addierst 1 zu jedem deiner Kampfwürfe.
faction-ability-text-fragile = Du ziehst 1 von jedem deiner Kampfwürfe ab.
faction-ability-text-crafty = Kein Gesetz begrenzt, wie viele Aktionskarten du auf der Hand hast.
faction-ability-text-quantum-entanglement = Für dich ist jedes Alpha- und Beta-Wurmloch an jedes andere angrenzend.
faction-ability-text-hil-colish = Das System deines Flaggschiffs enthält ein Delta-Wurmloch; in deiner Taktikaktion bewegt es sich vor oder nach deinen anderen Schiffen.
faction-ability-text-guild-ships = Du darfst auch mit Spielern handeln, die nicht deine Nachbarn sind.
faction-ability-text-arbiters = Aktionskarten dürfen Teil deiner Geschäfte sein.
faction-ability-text-propagation = Du kannst keine Technologien erforschen; immer wenn du es würdest, erhältst du 3 Kommandomarker.

## Technologien
technology-text-gravity-drive = Nachdem du ein System aktiviert hast: Eines deiner Schiffe hat in dieser taktischen Aktion 1 Bewegung mehr.
technology-text-dacxive-animators = Nachdem du einen Bodenkampf gewonnen hast: Stelle eine Infanterie auf den Planeten.
technology-text-magen-defense-grid = Zu Beginn einer Runde des Bodenkampfs auf einem Planeten mit einer deiner Einheiten mit PLANETARER SCHILD: Erschöpfe sie; der Gegner würfelt in dieser Runde nicht.
technology-text-duranium-armor = Nachdem du in einer Kampfrunde Treffer zugeteilt hast: Repariere eine deiner Einheiten, die in dieser Runde keinen Schaden genommen hat.
technology-text-assault-cannon = Zu Beginn eines Raumkampfs in einem System mit mindestens 3 deiner Schiffe, Jäger nicht gerechnet: Der Gegner zerstört eines seiner Schiffe, das kein Jäger ist.
technology-text-x89-bacterial-weapon = Als Aktion: Erschöpfe sie und wähle einen Planeten in einem System mit deinen Schiffen mit BOMBARDEMENT; alle Infanterie darauf wird zerstört.
technology-text-sarween-tools = Einheiten, die du mit PRODUKTION herstellst, kosten zusammen 1 weniger.
technology-text-light-wave-deflector = Deine Schiffe können sich durch Systeme mit fremden Schiffen bewegen.
technology-text-antimass-deflectors = Deine Schiffe können in Asteroidenfelder fliegen; Würfe für WELTRAUMKANONE gegen sie haben -1.
technology-text-neural-motivator = In der Statusphase ziehst du 2 Aktionskarten statt 1.
