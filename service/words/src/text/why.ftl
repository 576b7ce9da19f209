# Why something happened.

## en
page-why = Why did this happen?
page-why-entry = The whole entry in the log
page-why-by = { $name }: { $how }
page-why-page = answered on a page
page-why-mail-link = answered by the link of a letter
page-why-reply = answered by a reply to a letter
page-why-api = answered by a program
page-why-order = answered by a standing order
page-why-only-choice = there was one possible answer
page-why-unsaid = answered
page-why-deadline = time was over
page-why-bot = a bot has answered
page-why-host = The host's doing
page-why-arbiter = An arbiter's ruling
page-why-vote = A vote of the table
page-why-operator = Done by the operator of this server
page-why-lifecycle = The course of the campaign
page-why-hidden = What others answered is shown here when the campaign is over.
page-why-drawn = Drawn from the secret and everybody's words: { $numbers }
page-why-taken-back = { $name } has taken it back with entry { $seq }: it does not count.
page-why-rewound = Left behind with entry { $seq }: { $why }

## de
page-why = Warum geschah das?
page-why-entry = Der ganze Eintrag im Protokoll
page-why-by = { $name }: { $how }
page-why-page = auf einer Seite beantwortet
page-why-mail-link = über den Link eines Briefs beantwortet
page-why-reply = durch eine Antwort auf einen Brief beantwortet
page-why-api = von einem Programm beantwortet
page-why-order = von einem Dauerauftrag beantwortet
page-why-only-choice = es gab nur eine mögliche Antwort
page-why-unsaid = beantwortet
page-why-deadline = die Zeit war um
page-why-bot = ein Bot hat geantwortet
page-why-host = Von der Spielleitung veranlasst
page-why-arbiter = Ein Schiedsspruch
page-why-vote = Eine Abstimmung des Tischs
page-why-operator = Von denen veranlasst, die den Server betreiben
page-why-lifecycle = Der Lauf der Kampagne
page-why-hidden = Was andere geantwortet haben, steht hier, sobald die Kampagne vorbei ist.
page-why-drawn = Gezogen aus dem Geheimnis und den Worten aller: { $numbers }
page-why-taken-back = { $name } hat das mit Eintrag { $seq } zurückgenommen: Es zählt nicht.
page-why-rewound = Mit Eintrag { $seq } verlassen: { $why }
