# The board and what lies beside it.

## en
page-board = Board
page-board-look = The board; plus and minus zoom, arrows move it, 0 shows all of it, Enter says what is in the middle
page-board-closer = Closer
page-board-farther = Farther away
page-board-whole = The whole board
page-board-near = From near: { $place }
page-board-looks = Ways to look at the board
page-board-here = What is here
page-board-close = Close
page-board-signs = What the signs mean
page-board-text = The board in words
page-seats = At the table
page-standing = How everybody stands
page-standing-waits = Waiting for { $names }.
page-standing-whole = All numbers
page-standing-goals = Goals, seat by seat
page-standing-own = yours alone
page-standing-enough = (could be scored now)
page-standing-done = (scored)
page-standing-was = (was { $was })
page-standing-legend = ✓ scored; 3/4: three of four are there; (+5): it would bring 5 now; with a frame: it would be scored now.
page-you = (you)
page-panels = Sheets
page-chronicle = Chronicle
page-chronicle-empty = Nothing has happened yet.
page-sought-nothing = Nothing like this has happened.
page-as-it-stood = Entry { $seq }: show the board as it stood
page-came = What came of your last turn
page-coach = Your first turn: how this works
page-coach-pick = Pick on the board or in the list: what is outlined can be chosen. “?” tells what a choice does.
page-coach-steps = A turn can have several steps, and you can go back to each of them. Nothing counts before you hand it in.
page-coach-look = “Look it up” has every rule and every card. The rule above the question is the one that asks.
page-coach-letters = You need not wait here: a letter comes when the game needs you again. Answer it by its link or by a reply.
page-coach-put-away = Put this away
page-since-turns = { $turns ->
    [one] Since you last looked: 1 turn
   *[other] Since you last looked: { $turns } turns
 }
page-since-yours = { $count ->
    [one] 1 names you
   *[other] { $count } name you
 }
page-since-rest = What came before that: the chronicle
page-play-it = ▸ On the board
page-story-of = { $round }: in short
page-story-earlier = The round before
page-story-later = The next round
page-older = Older lines

## de
page-board = Spielplan
page-board-look = Der Spielplan; Plus und Minus vergrößern und verkleinern, Pfeile verschieben, 0 zeigt alles, Eingabe sagt, was in der Mitte liegt
page-board-closer = Näher
page-board-farther = Weiter weg
page-board-whole = Der ganze Spielplan
page-board-near = Aus der Nähe: { $place }
page-board-looks = Wie der Spielplan gezeigt wird
page-board-here = Was hier ist
page-board-close = Schließen
page-board-signs = Was die Zeichen bedeuten
page-board-text = Der Spielplan in Worten
page-seats = Am Tisch
page-standing = Stand aller
page-standing-waits = Es fehlt noch: { $names }.
page-standing-whole = Alle Zahlen
page-standing-goals = Ziele, Platz für Platz
page-standing-own = nur deins
page-standing-enough = (ließe sich jetzt werten)
page-standing-done = (gewertet)
page-standing-was = (bisher { $was })
page-standing-legend = ✓ gewertet; 3/4: drei von vier sind da; (+5): brächte jetzt 5; mit Rahmen: ließe sich jetzt werten.
page-you = (du)
page-panels = Bögen
page-chronicle = Chronik
page-chronicle-empty = Noch ist nichts geschehen.
page-sought-nothing = Dergleichen ist nicht geschehen.
page-as-it-stood = Eintrag { $seq }: den Spielplan von damals zeigen
page-came = Was aus deinem letzten Zug wurde
page-coach = Dein erster Zug: so geht es
page-coach-pick = Wähle auf dem Spielplan oder in der Liste: Was umrandet ist, kannst du wählen. „?“ sagt, was eine Wahl bewirkt.
page-coach-steps = Ein Zug kann mehrere Schritte haben, und zu jedem kannst du zurück. Nichts zählt, bevor du ihn abgibst.
page-coach-look = Unter „Nachschlagen“ stehen alle Regeln und alle Karten. Die Regel über der Frage ist die, nach der gefragt wird.
page-coach-letters = Du musst hier nicht warten: Ein Brief kommt, wenn das Spiel dich wieder braucht. Beantworte ihn über seinen Link oder mit einer Antwort.
page-coach-put-away = Nicht mehr zeigen
page-since-turns = { $turns ->
    [one] Seit deinem letzten Besuch: 1 Zug
   *[other] Seit deinem letzten Besuch: { $turns } Züge
 }
page-since-yours = { $count ->
    [one] 1 betrifft dich
   *[other] { $count } betreffen dich
 }
page-since-rest = Was davor war: die Chronik
page-play-it = ▸ Auf dem Brett
page-story-of = { $round }: in Kürze
page-story-earlier = Die Runde davor
page-story-later = Die nächste Runde
page-older = Ältere Zeilen
