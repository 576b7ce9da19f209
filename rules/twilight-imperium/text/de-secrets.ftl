# Geheime Aufträge und das Ausscheiden.
choice-score-secret = „{ $secret }“ werten
choice-secret = { $secret }
ask-keep-secret = Welchen geheimen Auftrag behältst du?
    .deed = { $answer } behalten
    .subject = behalte ein geheimes Ziel
ask-return-secret = Du hast mehr als drei geheime Aufträge. Welcher geht zurück in den Stapel?
    .deed = { $answer } zurückgeben
ask-score-secret = Wertest du einen geheimen Auftrag?
    .deed = { $answer } werten
    .subject = geheimes Ziel werten?
ask-draw-secret = Ziehst du einen geheimen Auftrag?
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
        [one] { $seat } wertet den geheimen Auftrag „{ $secret }“: 1 Siegpunkt.
       *[other] { $seat } wertet den geheimen Auftrag „{ $secret }“: { $points } Siegpunkte.
    }
line-eliminated = { $seat } hat alles verloren und scheidet aus.
secret-objective-adapt-new-strategies = Passe neue Strategien an
secret-objective-become-the-gatekeeper = Werde Torwächter
secret-objective-control-the-region = Kontrolliere die Region
secret-objective-cut-supply-lines = Kappe ihre Nachschublinien
secret-objective-destroy-their-greatest-ship = Zerstöre ihr größtes Schiff
secret-objective-establish-a-perimeter = Errichte einen Verteidigungsring
secret-objective-forge-an-alliance = Schmiede ein Bündnis
secret-objective-form-a-spy-network = Baue ein Spionagenetz auf
secret-objective-fuel-the-war-machine = Treibe die Kriegsmaschinerie an
secret-objective-gather-a-mighty-fleet = Sammle eine mächtige Flotte
secret-objective-learn-the-secrets-of-the-cosmos = Ergründe die Geheimnisse des Kosmos
secret-objective-make-an-example-of-their-world = Statuiere an ihrer Welt ein Exempel
secret-objective-master-the-laws-of-physics = Meistere die Gesetze der Physik
secret-objective-mine-rare-metals = Baue seltene Metalle ab
secret-objective-monopolize-production = Monopolisiere die Produktion
secret-objective-occupy-the-seat-of-the-empire = Besetze den Sitz des Imperiums
secret-objective-spark-a-rebellion = Entfache eine Rebellion
secret-objective-threaten-enemies = Bedrohe Feinde
secret-objective-turn-their-fleets-to-dust = Vernichte ihre Flotten
secret-objective-unveil-flagship = Enthülle das Flaggschiff
