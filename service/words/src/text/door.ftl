# The door.

## en
page-home-heading = Long games, one letter at a time
page-home-lead = Sternpost runs great board games by post. It knows the rules, keeps the board, and writes to you when it is your turn.
page-home-how = How it works
page-home-mail = A letter asks, a click answers
page-home-mail-more = Each letter tells what happened, shows the board, and carries your question with its choices. Answer by its link.
page-home-rules = The rules are kept
page-home-rules-more = Only what the rulebook allows is on offer, with the rule it comes from. Cards, timing and dice included.
page-home-log = Every die can be checked
page-home-log-more = Everything is an entry in a chained log. Nothing is deleted, and all chance can be proved after the end.
page-games = Games
page-seat-range = { $least } to { $most } players
page-sign-in = Sign in
page-address = Your e-mail address
page-send-link = Send me a link
page-no-password = There are no passwords. The link in your mail signs you in.
page-sent = Look into your mail
page-sent-lead = If { $address } has a seat or an account here, a link is on its way.
page-sent-minutes = { $minutes ->
    [one] The link is good for one minute.
   *[other] The link is good for { $minutes } minutes.
 }
page-problem-not-found = There is nothing here
page-problem-not-found-why = The address is wrong, or what was here is not for you to see.
page-problem-expired = This link has done its work
page-problem-expired-why = Its question was answered or is gone, or its time is up. Opening it changed nothing.
page-problem-expired-new = A fresh link stands in the latest letter of the campaign; signing in leads there as well.
page-problem-forbidden = This is not yours to do
page-problem-forbidden-why = You are signed in, but this belongs to somebody else.
page-problem-ours = Something went wrong on our side
page-problem-ours-why = Nothing was changed. The operator has been told.
page-trace = If you write to the operator, name this: { $trace }

## de
page-home-heading = Lange Spiele, Brief für Brief
page-home-lead = Sternpost leitet große Brettspiele per Post. Es kennt die Regeln, führt den Spielplan und schreibt dir, wenn du am Zug bist.
page-home-how = So geht es
page-home-mail = Ein Brief fragt, ein Klick antwortet
page-home-mail-more = Jeder Brief erzählt, was geschehen ist, zeigt den Spielplan und stellt dir deine Frage mit allen Möglichkeiten. Antworte über den Link.
page-home-rules = Die Regeln werden eingehalten
page-home-rules-more = Angeboten wird nur, was das Regelwerk erlaubt, mit der Regel, aus der es folgt. Karten, Zeitpunkte und Würfel eingeschlossen.
page-home-log = Jeder Würfel lässt sich nachprüfen
page-home-log-more = Alles ist ein Eintrag in einem verketteten Protokoll. Nichts wird gelöscht, und nach dem Ende lässt sich jeder Zufall beweisen.
page-games = Spiele
page-seat-range = { $least } bis { $most } Spieler
page-sign-in = Anmelden
page-address = Deine E-Mail-Adresse
page-send-link = Schick mir einen Link
page-no-password = Es gibt keine Passwörter. Der Link in deiner Post meldet dich an.
page-sent = Sieh in deine Post
page-sent-lead = Falls { $address } hier einen Platz oder ein Konto hat, ist ein Link unterwegs.
page-sent-minutes = { $minutes ->
    [one] Der Link gilt eine Minute.
   *[other] Der Link gilt { $minutes } Minuten.
 }
page-problem-not-found = Hier ist nichts
page-problem-not-found-why = Die Adresse stimmt nicht, oder was hier war, ist nicht für dich bestimmt.
page-problem-expired = Dieser Link hat ausgedient
page-problem-expired-why = Seine Frage ist beantwortet oder überholt, oder seine Zeit ist um. Das Öffnen hat nichts verändert.
page-problem-expired-new = Ein frischer Link steht im neuesten Brief der Kampagne; auch die Anmeldung führt dorthin.
page-problem-forbidden = Das steht dir nicht zu
page-problem-forbidden-why = Du bist als jemand angemeldet, der kein Recht dazu hat.
page-problem-ours = Bei uns ist etwas schiefgegangen
page-problem-ours-why = Nichts wurde verändert. Der Betreiber weiß Bescheid.
page-trace = Wenn du dem Betreiber schreibst, nenne dies: { $trace }
