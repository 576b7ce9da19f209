# Promissory notes.
choice-play-note = Play { $note } of { $owner }
line-played-note = { $seat } plays { $note } of { $owner }.
line-note-returned = { $note } goes back to { $owner }.
note-ceasefire = Ceasefire
