# What people settle for themselves.

## en
page-desk = Mail and links
page-mail-is-on = You get a letter when an answer is wanted from you.
page-mail-is-off = No letters come for this seat. The seat is still yours, and you can answer on the page.
page-mail-again = Write to me again
page-revoke-why = Did a letter come into other hands? Every link that was sent for the seat so far can be made useless. What is open is sent anew.
page-revoke-whose = Whose links
page-revoke = Make all links so far useless
page-sign-out-everywhere = Sign out everywhere
page-sign-out = Sign out

## de
page-desk = Briefe und Links
page-mail-is-on = Du bekommst einen Brief, wenn deine Antwort gefragt ist.
page-mail-is-off = Für diesen Platz kommen keine Briefe. Der Platz gehört weiter dir, und du kannst auf der Seite antworten.
page-mail-again = Schreibt mir wieder
page-revoke-why = Ist ein Brief in fremde Hände geraten? Alle Links, die für den Platz bisher verschickt wurden, lassen sich unbrauchbar machen. Was offen ist, wird neu verschickt.
page-revoke-whose = Wessen Links
page-revoke = Alle bisherigen Links unbrauchbar machen
page-sign-out-everywhere = Überall abmelden
page-sign-out = Abmelden
