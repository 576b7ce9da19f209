# Agenden und Abstimmungen.
choice-use-law = { $agenda } nutzen
line-used-law = { $seat } nutzt { $agenda }.
agenda-executive-sanctions = Exekutivsanktionen
outcome-for = dafür
outcome-against = dagegen
outcome-player = { $seat }
outcome-planet = { $planet }
outcome-law = { $agenda }
outcome-secret = { $secret }
