# What could not be done.

## en
page-no-address = This is not a mail address.
page-pick-one = Pick one of the choices.
page-list-long = The list is too long. Nothing was filled in.
page-list-nothing = No part of the list was found. Nothing was filled in.
page-list-lines = Nothing was filled in. These lines are not understood: { $lines }
page-refused-option = That is not on offer ({ $rule }).
page-refused-barred = { $why } ({ $rule }).
page-refused-unfinished = There is more to decide before this is whole.
page-refused-count = Pick at least { $least } and at most { $most } ({ $rule }).
page-refused-exactly = Pick exactly { $count } ({ $rule }).
page-refused-too-little = { $what }: that makes { $reading }, at least { $least } are needed ({ $rule }).
page-refused-too-much = { $what }: that makes { $reading }, at most { $most } are possible ({ $rule }).
page-refused-over = { $what }: { $reading } too many ({ $rule }).
page-refused-twice = Something is named twice ({ $rule }).
page-refused = The question cannot be answered like this.
page-problem-refused = This could not be done
page-problem-refused-why = Nothing was changed. The server says: { $detail }
page-problem-unreadable = This could not be read
page-problem-unreadable-why = Nothing was changed. A part of the address or of the form is missing or mistyped.
page-problem-not-signed-in = You have to be signed in for this
page-problem-not-signed-in-why = A link in your mail signs you in; you need no password.
page-problem-wrong-state = It is too early or too late for this
page-problem-wrong-state-why = The campaign has not begun yet, or it is past this already.
page-problem-too-late = This cannot be taken back any more
page-problem-too-late-why = Somebody else has acted since, or dice or hidden things have been shown.
page-problem-stuck = This campaign is stuck
page-problem-stuck-why = A rule failed. Host and operator have been told; nothing is lost.
page-problem-failed = This page could not be made
page-problem-failed-why = A rule of the game failed while it was being made. It has been noted for the operator; nothing is lost, and other pages of the campaign work.
page-problem-too-many = That is too much at once
page-problem-too-many-why = Nothing was changed. { $minutes ->
    [one] Come back in a minute.
   *[other] Come back in { $minutes } minutes.
 }
page-problem-used = This link was used already
page-problem-used-why = A sign-in link works once. Have another one sent to you.
page-problem-closing = The server is shutting down
page-problem-closing-why = Try again in a moment.
page-yes = yes
page-no = no

## de
page-no-address = Das ist keine E-Mail-Adresse.
page-pick-one = Wähle eine der Möglichkeiten.
page-list-long = Die Liste ist zu lang. Nichts wurde ausgefüllt.
page-list-nothing = In der Liste steht kein Teil. Nichts wurde ausgefüllt.
page-list-lines = Nichts wurde ausgefüllt. Diese Zeilen sind nicht zu verstehen: { $lines }
page-refused-option = Das steht nicht zur Wahl ({ $rule }).
page-refused-barred = { $why } ({ $rule }).
page-refused-unfinished = Es gehört noch mehr dazu, bevor das vollständig ist.
page-refused-count = Wähle mindestens { $least } und höchstens { $most } ({ $rule }).
page-refused-exactly = Wähle genau { $count } ({ $rule }).
page-refused-too-little = { $what }: das macht { $reading }, mindestens { $least } sind nötig ({ $rule }).
page-refused-too-much = { $what }: das macht { $reading }, höchstens { $most } sind möglich ({ $rule }).
page-refused-over = { $what }: { $reading } zu viel ({ $rule }).
page-refused-twice = Etwas ist doppelt genannt ({ $rule }).
page-refused = So lässt sich die Frage nicht beantworten.
page-problem-refused = Das ging nicht
page-problem-refused-why = Nichts wurde verändert. Der Server sagt dazu: { $detail }
page-problem-unreadable = Das ließ sich nicht lesen
page-problem-unreadable-why = Nichts wurde verändert. Ein Teil der Adresse oder des Formulars fehlt oder ist vertippt.
page-problem-not-signed-in = Dazu musst du angemeldet sein
page-problem-not-signed-in-why = Ein Link in deiner Post meldet dich an; ein Passwort brauchst du nicht.
page-problem-wrong-state = Dazu ist es zu früh oder zu spät
page-problem-wrong-state-why = Die Kampagne hat noch nicht begonnen, oder sie ist schon darüber hinaus.
page-problem-too-late = Das lässt sich nicht mehr zurücknehmen
page-problem-too-late-why = Seitdem hat jemand anderes gehandelt, oder Würfel und Verborgenes sind gezeigt worden.
page-problem-stuck = Diese Kampagne hängt fest
page-problem-stuck-why = Eine Regel ist gescheitert. Spielleitung und Betreiber wissen Bescheid; nichts ist verloren.
page-problem-failed = Diese Seite konnte nicht aufgebaut werden
page-problem-failed-why = Beim Aufbauen ist eine Spielregel gescheitert. Das ist für den Betreiber vermerkt; nichts ist verloren, und andere Seiten der Kampagne funktionieren.
page-problem-too-many = Das ist zu viel auf einmal
page-problem-too-many-why = Nichts wurde geändert. { $minutes ->
    [one] Komm in einer Minute wieder.
   *[other] Komm in { $minutes } Minuten wieder.
 }
page-problem-used = Dieser Link wurde schon benutzt
page-problem-used-why = Ein Link zur Anmeldung gilt einmal. Lass dir einen neuen schicken.
page-problem-closing = Der Server wird gerade angehalten
page-problem-closing-why = Versuch es gleich noch einmal.
page-yes = ja
page-no = nein
