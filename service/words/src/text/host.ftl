# The host's part.

## en
page-hosted-by = Host
page-host = You look after the table
page-host-correct = Correct the invitation
page-host-correct-why = The invitation sent before stops working; the new one goes out at once.
page-host-invite = Invite to this seat
page-host-resend = Send the invitation again
page-host-open = Take the invitation back
page-host-bot = Let a bot play it
page-open-link-why = Share this link to fill a free seat: anybody who opens it enters an address, and takes the seat by the letter sent there.
page-open-link = Link to share; open seats: { $count }
page-open-link-make = Make a link
page-open-link-anew = Make another, this one is dead then
page-open-link-close = Close it
page-open-seat = { $host } has a seat for you at this table.
page-open-seat-host = The host
page-open-seat-none = No seat is open any more.
page-open-seat-why = You get a letter with your invitation; by its link the seat is yours. Your address is shown to the host only.
page-open-seat-ask = Ask for a seat
page-open-seat-sent = Look into your mail: your invitation is on its way.
page-state-open = open
page-line-open = Seat { $number } is open
page-field-name = A name has 1 to 60 letters that can be seen.
page-field-name-twice = This name is at the table already.
page-field-mail-twice = This address has a seat already; one person holds one seat.
page-open-seat-take = You take a seat as { $name }.

## de
page-hosted-by = Spielleitung
page-host = Du kümmerst dich um den Tisch
page-host-correct = Einladung berichtigen
page-host-correct-why = Wer zuvor eingeladen war, kann mit dem alten Brief nichts mehr anfangen; der neue geht sofort hinaus.
page-host-invite = Auf diesen Platz einladen
page-host-resend = Einladung noch einmal schicken
page-host-open = Einladung zurücknehmen
page-host-bot = Einen Bot spielen lassen
page-open-link-why = Ein freier Platz lässt sich mit einem Link erfragen, den du weitergibst: Wer ihn öffnet, nennt eine Adresse, und mit dem Brief dorthin gehört der Platz dieser Person.
page-open-link = Link zum Weitergeben; freie Plätze: { $count }
page-open-link-make = Einen Link erzeugen
page-open-link-anew = Einen neuen erzeugen, dieser gilt dann nicht mehr
page-open-link-close = Schließen
page-open-seat = { $host } hat an diesem Tisch einen Platz für dich.
page-open-seat-host = Die Spielleitung
page-open-seat-none = Es ist kein Platz mehr frei.
page-open-seat-why = Du bekommst einen Brief mit deiner Einladung; mit ihrem Link gehört der Platz dir. Deine Adresse sieht nur die Spielleitung.
page-open-seat-ask = Um einen Platz bitten
page-open-seat-sent = Sieh in deine Post: Deine Einladung ist unterwegs.
page-state-open = frei
page-line-open = Platz { $number } ist frei
page-field-name = Ein Name hat 1 bis 60 sichtbare Buchstaben.
page-field-name-twice = Diesen Namen gibt es am Tisch schon.
page-field-mail-twice = Diese Adresse hat schon einen Platz; jede Person hat nur einen.
page-open-seat-take = Du nimmst als { $name } einen Platz.
