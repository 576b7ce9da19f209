# Voidfall: Effekte, Kosten und Ziele in Worten; Karten setzen sich daraus zusammen.
effect-gain = { $stock } erhalten
effect-gain-mix = { $count } Ressourcen nach Wahl erhalten
effect-gain-basics = { $count } aus Nahrung, Energie, Material erhalten
effect-gain-per = { $stock }{ $influence ->
    [0] { "" }
   *[other] { " " }und { $influence } Einfluss
 } erhalten für je: { $per }
effect-produce = { $resources } produzieren
effect-produce-any = { $count } { $count ->
    [one] Ressource
   *[other] verschiedene Ressourcen
 } produzieren
effect-produce-of-guild = eine Ressource produzieren, die der damit gegründeten Gilde
effect-influence = { $count } Einfluss
effect-influence-per = { $each } Einfluss { $every ->
    [one] für jedes
   *[other] für je { $every }
 }: { $per }
effect-influence-by-level = { $one }, { $two }, { $three } oder { $four } Einfluss für jede reine Leiste nach ihrer Stufe
effect-activate = { $count } { $count ->
    [one] Flotte
   *[other] Flotten
 } aktivieren
effect-activate-per = 1 Flotte aktivieren für je: { $per }
effect-produce-any-per = eine andere Ressource produzieren für je: { $per }
effect-science-to-credits = bis zu { $count } Wissen in Credits tauschen
effect-move-any-corruption = beliebig viel Verderbnis verschieben
effect-deploy = { $count } { $count ->
    [one] Flotte
   *[other] Flotten
 } einsetzen{ $at }
effect-deploy-fleet = { $count } { $fleet } einsetzen{ $at }
effect-deploy-at-shipyards = je Werft 1 Flotte in ihrem Sektor einsetzen
effect-regroup = Sammeln: bis zu fünf Flüge
effect-invade = in einen Sektor eindringen
effect-invade-corrupted = in einen verderbten Sektor eindringen
effect-build = einen Stützpunkt errichten{ $at }
effect-build-one = { $installation } errichten{ $at }
effect-establish = eine Gilde gründen{ $at }
effect-establish-one = { $guild } gründen{ $at }
effect-raise = eine reine Bevölkerung vermehren{ $at }
effect-remove = eine Verderbnis{ $from } entfernen{ $at }
effect-move-corruption = eine Verderbnis verschieben
effect-gain-agenda = eine Agenda erhalten
effect-gain-agenda-of = eine Agenda { $agenda_type } erhalten
effect-score-agenda = eine reine Agenda im Spiel jetzt werten
effect-gain-basic = eine Basistechnologie erhalten
effect-gain-improved = eine fortschrittliche Technologie erhalten
effect-gain-either = eine Basis- oder fortschrittliche Technologie erhalten
effect-advance = auf einer Leiste voranschreiten
effect-advance-on = auf { $track } voranschreiten
effect-advance-least = auf der Leiste voranschreiten, auf der du am wenigsten weit bist
effect-advance-corrupted = auf der eben verderbten Leiste ohne Belohnung voranschreiten
effect-fast-forward = auf dieser Leiste noch einen Schritt voranschreiten
effect-gain-trade = ein Handelsplättchen mit Belohnung erhalten
effect-gain-bounty = { $count } Beute erhalten
effect-gain-glory = Ruhm { $value } erhalten
effect-upgrade-glory = ein Ruhmplättchen aufwerten
effect-preferred = eine Aktion eines bevorzugten Fokus ausführen
effect-foresee = zwei Ereignisse des nächsten Zyklus ansehen
effect-reclaim-at-home = eine Hinterlassenschaft für den Heimatsektor
effect-bombard = Absorption in diesem Kampf für je 3 Material

place-anywhere = { "" }
place-where-paid = { " " }dort, wo bezahlt wurde
place-not-where-paid = { " " }anderswo als dort, wo bezahlt wurde
place-together = { " " }im selben Sektor wie das Übrige
place-elsewhere = { " " }je in einem anderen Sektor, und anderswo als dort, wo bezahlt wurde
place-home = { " " }im Heimatsektor
place-here = { " " }dort
place-at-shipyard = { " " }in einem Sektor mit Werft
place-near-paid = { " " }dort oder in einem Sektor daneben
place-of-scientists = { " " }in einem Sektor mit Forschungsgilde

spots-any = { "" }
spots-sector = { " " }eines Sektors
spots-mat = { " " }des Haustableaus
spots-track = { " " }einer Leiste
spots-slot = { " " }eines Agendafelds

cost-stock = { $stock }
cost-mix = { $count } Ressourcen nach Wahl
cost-recall = { $count } zurückrufen
cost-deactivate = { $count } in die Ruhezone
cost-corrupt = eine Verderbnis{ $at } erhalten
cost-installation = einen Stützpunkt zerstören
cost-guild = eine Gilde zerstören
cost-population = eine reine Bevölkerung dezimieren
cost-bounty = eine Beute abwerfen
cost-reclaim = eine Hinterlassenschaft abwerfen
cost-glory = ein Ruhmplättchen abwerfen
cost-trade = ein Handelsplättchen zurücklegen
cost-agenda = eine Agenda im Spiel aufgeben

count-pure-sectors = reine Sektoren{ $of }
count-sectors = eigene Sektoren{ $of }
count-beyond-four = reine Sektoren über den vierten hinaus
count-all-pure = alle eigenen Sektoren rein
count-pure-guilds = reine { $of }
count-pure-installations = reine { $of }
count-empty-guild-slots = leere Gildenfelder
count-pure-population = reine Bevölkerung
count-force-in-pure-sectors = Flotten in reinen Sektoren
count-force-in-sectors = Flotten in eigenen Sektoren
count-active-force = Flotten in der Einsatzzone
count-active-force-and-in-pure-sectors = Flotten in der Einsatzzone oder in reinen Sektoren
count-fleet-types = Arten von Flotten in reinen Sektoren
count-voidborn-removed = in diesem Kampf entfernte Flotten der Leere
count-population-taken = Bevölkerung des übernommenen Sektors
count-yield = Ertrag an { $resource }
count-highest-and-lowest-yield = der höchste Ertrag und der niedrigste von Nahrung, Energie, Material
count-stock = { $resource } im Vorrat
count-basic-stock = Nahrung, Energie und Material im Vorrat
count-whole-stock = Ressourcen im Vorrat
count-scarcest-stock = Einheiten deiner knappsten Ressource
count-largest-stock = Einheiten deiner reichlichsten Ressource
count-stocks-from = Ressourcen, von denen du { $least } oder mehr hast
count-upkeep = Wartung
count-upkeep-of-sectors = Wartung deiner Sektoren
count-upkeep-covered = alle Wartung gedeckt
count-pure-level = Stufe einer reinen Leiste { $track }
count-highest-pure-level = höchste Stufe einer reinen Leiste
count-pure-tracks-from-one = reine Leisten ab Stufe I
count-corrupted-tracks = verderbte Leisten
count-corruption-on-mat = Verderbnis auf dem Haustableau
count-corruption = Verderbnis auf dem Haustableau und in Sektoren
count-corruption-kept = entfernte und behaltene Verderbnis
count-pure-agendas = reine Agenden im Spiel neben der Startagenda
count-technologies = Technologien
count-basic-technologies = Basistechnologien
count-improved-technologies = fortschrittliche Technologien
count-trade-tokens = Handelsplättchen
count-bounties = Beute
count-reclaims = Hinterlassenschaften
count-glory-tokens = Ruhmplättchen
count-glory-from = Ruhmplättchen ab { $least }
count-glory = Wert allen Ruhms
count-best-three-glory-twice = doppelter Wert der drei besten Ruhmplättchen
count-preferred-played = gespielte bevorzugte Fokusse
count-influence = Einfluss
count-catastrophes = Katastrophen am Krisentableau

which-any-sector = { "" }
which-population-from = { " " }mit Bevölkerung ab { $least }
which-population-of = { " " }mit Bevölkerung { $count }
which-holding = { " " }mit { $of }
which-installations = { " " }mit { $least } oder mehr Stützpunkten
which-guilds-from = { " " }mit { $least } oder mehr { $of }
which-guild-types = { " " }mit { $least } oder mehr verschiedenen Gilden
which-no-empty-guild-slot = { " " }ohne leeres Gildenfeld
which-force = { " " }mit { $least } oder mehr Flotten
which-fleet = { " " }mit { $fleet }
which-upkeep-from = { " " }mit { $least } oder mehr Wartung
which-no-upkeep = { " " }ohne Wartung
which-any-guild = Gilden
which-the-guild = Gilden: { $guild }
which-basic-guilds = Nahrungs-, Konstruktions-, Bergbaugilden
which-learned-guilds = Kredit-, Forschungsgilden
which-any-installation = Stützpunkte
which-shipyards = Werften
which-docks = Werften oder Sternenbasen
which-defenses = Verteidigungsanlagen
which-bulwarks = Verteidigungsanlagen oder Sternenbasen

objective-at-least = { $count }: { $least } oder mehr
objective-at-most = { $count }: höchstens { $most }
objective-just = { $count }: genau { $number }
objective-feat = { $influence }, wenn: { $conditions }
objective-per = { $influence } { $every ->
    [one] für jedes
   *[other] für je { $every }
 }: { $count }
objective-loses = { $influence } weniger für je: { $count }
objective-by-level = { $one }, { $two }, { $three } oder { $four } nach der Stufe einer reinen Leiste { $track }
objective-by-each-level = { $one }, { $two }, { $three } oder { $four } für jede reine Leiste nach ihrer Stufe
