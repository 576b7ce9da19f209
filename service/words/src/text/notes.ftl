# Notes: kept while they are typed.

## en
page-notes-file = As a file
page-notes-saving = Keeping …
page-notes-saved = Kept.
page-notes-failed = Not kept yet: the server does not answer. It is tried again.
page-notes-elsewhere = Not kept: these notes were changed elsewhere since they were shown here. Put together what you want, and keep it.
page-notes-refused = Not kept: notes have at most { $most } letters.
page-notes-kept = What is kept now

## de
page-notes-file = Als Datei
page-notes-saving = Wird gespeichert …
page-notes-saved = Gespeichert.
page-notes-failed = Noch nicht gespeichert: Der Server antwortet nicht. Es wird wieder versucht.
page-notes-elsewhere = Nicht gespeichert: Diese Notizen wurden anderswo geändert, seit sie hier gezeigt wurden. Füge zusammen, was du willst, und speichere es.
page-notes-refused = Nicht gespeichert: Notizen haben höchstens { $most } Zeichen.
page-notes-kept = Was jetzt gespeichert ist
