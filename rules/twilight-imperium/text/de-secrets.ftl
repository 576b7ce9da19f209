# Geheime Aufträge.
choice-score-secret = „{ $secret }“ erfüllen
secret-objective-unveil-flagship = Flaggschiff enthüllen
