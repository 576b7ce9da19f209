# Let in by a letter.

## en
page-by-letter = { $name }, by letter
page-old-letter = This letter has been dealt with
page-old-answered = What your letter asked was answered with entry { $seq }. This is how it stands now.
page-old-taken-back-own = You took an answer back after your letter was written. This is how it stands now.
page-old-taken-back = { $name } took an answer back after your letter was written. This is how it stands now.
page-old-rewound = The campaign was moved back after your letter was written. This is how it stands now.
page-old-over = The campaign ended before your letter was answered.
page-old-gone = What your letter asked is asked no more: the campaign has gone on without it. This is how it stands now.
page-old-letter-again-why = This seat owes an answer. A new letter with a link goes to the player who holds it.
page-old-letter-again = Send me a new letter
page-old-letter-sent = A new letter is on its way
page-old-letter-sent-why = It goes to the address of the seat, with what is asked now and a link that is good for it.
page-send-me-link = Send me a link
page-play-here = You play here? Have a link sent to you
page-old-letter-link-why = Nothing is asked of this seat now. A link to sign in goes to the player who holds it.
page-old-letter-link-sent-why = It goes to the address of the seat, with a link that signs you in.
page-waits-since = since
page-waits-you = you
page-lobby-missing = still to come: { $names }
page-waits = Waiting for { $names }

## de
page-by-letter = { $name }, per Brief
page-old-letter = Dieser Brief ist erledigt
page-old-answered = Was dein Brief gefragt hat, ist mit Eintrag { $seq } beantwortet. So steht es jetzt.
page-old-taken-back-own = Nach diesem Brief hast du eine Antwort zurückgenommen. So steht es jetzt.
page-old-taken-back = Nach diesem Brief hat { $name } eine Antwort zurückgenommen. So steht es jetzt.
page-old-rewound = Nach diesem Brief wurde die Kampagne zurückgesetzt. So steht es jetzt.
page-old-over = Die Kampagne ging zu Ende, bevor dieser Brief beantwortet war.
page-old-gone = Was dein Brief gefragt hat, wird nicht mehr gefragt: Die Kampagne ist ohne das weitergegangen. So steht es jetzt.
page-old-letter-again-why = Eine Antwort dieses Platzes steht aus. Ein neuer Brief mit einem Link geht an die Adresse dessen, der den Platz hat.
page-old-letter-again = Schick mir einen neuen Brief
page-old-letter-sent = Ein neuer Brief ist unterwegs
page-old-letter-sent-why = Er geht an die Adresse des Platzes, mit dem, was jetzt gefragt ist, und einem gültigen Link.
page-send-me-link = Schick mir einen Link
page-play-here = Du spielst hier mit? Lass dir einen Link schicken
page-old-letter-link-why = Gerade ist dieser Platz nichts gefragt. Ein Link, mit dem du dich anmeldest, geht an die Adresse dessen, der den Platz hat.
page-old-letter-link-sent-why = Er geht an die Adresse des Platzes, mit einem Link, mit dem du dich anmeldest.
page-waits-since = seit
page-waits-you = dich
page-lobby-missing = es fehlen noch: { $names }
page-waits = Wartet auf { $names }
