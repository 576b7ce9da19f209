# Vertragskarten.
choice-play-note = { $note } von { $owner } spielen
line-played-note = { $seat } spielt { $note } von { $owner }.
line-note-returned = { $note } geht zurück an { $owner }.
note-ceasefire = Waffenstillstand
