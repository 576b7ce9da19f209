# After a turn.

## en
page-receipt = Your turn was accepted
page-receipt-entry = Entry { $seq } · { $when }
page-receipt-known = You had sent this same turn before. It counts once.
page-accepted = You answered
page-what-came = What came of it
page-next-question = On to your next question
page-to-campaign = To the campaign
page-take-back = Take it back
page-take-back-why = You can take this back until somebody else acts or something hidden is shown.
page-conflict = The campaign has moved on
page-conflict-lead = The game has moved on since you opened this question. Your answer changed nothing.
page-changed = What happened meanwhile
page-not-taken = What you had put together
page-again = Answer the question as it is now
page-waiting = Nothing for you to do
page-waiting-lead = It is not your turn. You get a letter when it is.

## de
page-receipt = Dein Zug ist angenommen
page-receipt-entry = Eintrag { $seq } · { $when }
page-receipt-known = Genau diesen Zug hattest du schon geschickt; er zählt einmal.
page-accepted = Deine Antwort
page-what-came = Was daraus wurde
page-next-question = Weiter zu deiner nächsten Frage
page-to-campaign = Zur Kampagne
page-take-back = Zurücknehmen
page-take-back-why = Du kannst das zurücknehmen, bis jemand anderes handelt oder Verborgenes gezeigt wird.
page-conflict = Die Kampagne ist weitergegangen
page-conflict-lead = Deine Antwort galt einem Augenblick, der vorbei ist. Sie hat nichts verändert.
page-changed = Was inzwischen geschehen ist
page-not-taken = Was du zusammengestellt hattest
page-again = Die Frage beantworten, wie sie jetzt lautet
page-waiting = Für dich gibt es nichts zu tun
page-waiting-lead = Du schuldest keine Antwort. Wenn es so weit ist, bekommst du einen Brief.
