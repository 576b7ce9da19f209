# Was mit der Zeit geschieht, wie die Chronik es erzählt.
time-settled = Die Spielleitung hat geregelt, wie lange Fragen warten.
time-paused-host = Die Spielleitung hat die Kampagne angehalten: Für niemanden läuft Zeit.
time-paused-over = Die Zeit ist um, ehe alles beantwortet war: Die Kampagne ruht, bis es das ist, oder bis Spielleitung oder Tisch die Zeit wieder laufen lassen.
time-resumed-host = Die Spielleitung lässt die Zeit wieder laufen.
time-resumed-vote = Der Tisch lässt die Zeit wieder laufen.
time-extended-host = { $hours ->
    [one] Die Spielleitung gibt eine Stunde mehr.
   *[other] Die Spielleitung gibt { $hours } Stunden mehr.
 }
time-extended-vote = { $hours ->
    [one] Der Tisch gibt eine Stunde mehr.
   *[other] Der Tisch gibt { $hours } Stunden mehr.
 }
time-extended-over = { $hours ->
    [one] Die Zeit ist um; es gibt eine Stunde mehr.
   *[other] Die Zeit ist um; es gibt { $hours } Stunden mehr.
 }
time-away = { $seat } ist abwesend von { $from } bis { $until }; für { $seat } läuft dann keine Zeit.
time-back = { $seat } ist doch da.
time-over = Die Zeit von { $seat } ist um.
time-over-together = Die Zeit für die gemeinsame Antwort ist um.

## Zeitpunkte und Längen
time-moment-utc = { $day }. { $month } { $year }, { $clock } UTC
time-january = Januar
time-february = Februar
time-march = März
time-april = April
time-may = Mai
time-june = Juni
time-july = Juli
time-august = August
time-september = September
time-october = Oktober
time-november = November
time-december = Dezember

## Seats that change hands
time-table-asked = { $hours ->
    [one] Die Zeit ist um; der Tisch hat eine Stunde, um zu sagen, was geschieht.
   *[other] Die Zeit ist um; der Tisch hat { $hours } Stunden, um zu sagen, was geschieht.
 }
time-seat-passed-holder = { $from } hat den Platz an { $name } übergeben.
time-seat-passed-host = Die Spielleitung hat den Platz von { $from } an { $name } gegeben.
time-seat-passed-pool = { $name } übernimmt als Ersatz den Platz von { $from }.
time-seat-passed-back = { $name } hat den Platz wieder; zuletzt hatte ihn { $from }.
time-seat-bot = Für { $seat } spielt ein Bot, bis { $seat } zurück ist.
time-seat-back = { $seat } ist zurück; der Bot hat den Platz geräumt.
time-seat-sought = { $hours ->
    [one] Für { $seat } wird eine Stunde lang Ersatz gesucht.
   *[other] Für { $seat } wird { $hours } Stunden lang Ersatz gesucht.
 }
time-seat-not-found = Für { $seat } wird kein Ersatz mehr gesucht.

## Fenster
time-longer = { $hours ->
    [one] { $seat } braucht länger: Alle Gefragten haben eine Stunde mehr.
   *[other] { $seat } braucht länger: Alle Gefragten haben { $hours } Stunden mehr.
 }
time-waived-turn = { $seat } lässt bis zum eigenen nächsten Zug Fenster verstreichen: { $windows }.
time-waived-round = { $seat } lässt bis zum Ende dieser Runde Fenster verstreichen: { $windows }.
time-waived = { $seat } lässt bis auf Widerruf Fenster verstreichen: { $windows }.
time-not-waived = { $seat } lässt keine Fenster mehr verstreichen: { $windows }.
