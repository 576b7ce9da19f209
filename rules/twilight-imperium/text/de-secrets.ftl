# Geheime Aufträge.
choice-score-secret = { $secret } werten
secret-objective-unveil-flagship = Flaggschiff enthüllen
