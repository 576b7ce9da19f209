# Geheime Aufträge und das Ausscheiden.
choice-score-secret = { $secret } werten
choice-secret = { $secret }
ask-keep-secret = Welchen geheimen Auftrag behältst du?
ask-return-secret = Du hast mehr als drei geheime Aufträge. Welcher geht zurück in den Stapel?
ask-score-secret = Welchen geheimen Auftrag wertest du?
ask-draw-secret = Ziehst du einen geheimen Auftrag?
hint-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
line-lost-points =
    { $points ->
        [one] { $seat } verliert 1 Siegpunkt.
       *[other] { $seat } verliert { $points } Siegpunkte.
    }
line-drew-secret = { $seat } zieht einen geheimen Auftrag.
line-you-drew-secret = Du ziehst { $secret }.
line-returned-secret = { $seat } gibt einen geheimen Auftrag in den Stapel zurück.
line-scored-secret =
    { $points ->
        [one] { $seat } wertet den geheimen Auftrag { $secret }: 1 Siegpunkt.
       *[other] { $seat } wertet den geheimen Auftrag { $secret }: { $points } Siegpunkte.
    }
line-eliminated = { $seat } hat alles verloren und scheidet aus.
secret-objective-adapt-new-strategies = Neue Strategien anpassen
secret-objective-become-the-gatekeeper = Torwächter werden
secret-objective-control-the-region = Die Region kontrollieren
secret-objective-cut-supply-lines = Nachschublinien kappen
secret-objective-destroy-their-greatest-ship = Ihr größtes Schiff zerstören
secret-objective-establish-a-perimeter = Einen Verteidigungsring errichten
secret-objective-forge-an-alliance = Ein Bündnis schmieden
secret-objective-form-a-spy-network = Ein Spionagenetz aufbauen
secret-objective-fuel-the-war-machine = Die Kriegsmaschinerie antreiben
secret-objective-gather-a-mighty-fleet = Eine mächtige Flotte sammeln
secret-objective-learn-the-secrets-of-the-cosmos = Die Geheimnisse des Kosmos ergründen
secret-objective-make-an-example-of-their-world = An ihrer Welt ein Exempel statuieren
secret-objective-master-the-laws-of-physics = Die Gesetze der Physik meistern
secret-objective-mine-rare-metals = Seltene Metalle abbauen
secret-objective-monopolize-production = Die Produktion monopolisieren
secret-objective-occupy-the-seat-of-the-empire = Den Sitz des Imperiums besetzen
secret-objective-spark-a-rebellion = Eine Rebellion entfachen
secret-objective-threaten-enemies = Feinde bedrohen
secret-objective-turn-their-fleets-to-dust = Vernichte ihre Flotten
secret-objective-unveil-flagship = Flaggschiff enthüllen
