# The frame.

## en
page-product = Sternpost
page-skip = Skip to the content
page-nav = Pages
page-menu = Menu
page-menu-waiting = Menu ({ $count })
page-signed-in-as = Signed in as
page-moved-on = The campaign has moved on since this page was made.
page-reload = Show it as it is now
page-api = API
page-head = Head of the log:

## de
page-product = Sternpost
page-skip = Zum Inhalt
page-nav = Seiten
page-menu = Menü
page-menu-waiting = Menü ({ $count })
page-signed-in-as = Angemeldet als
page-moved-on = Die Kampagne ist weitergegangen, seit diese Seite entstand.
page-reload = Den jetzigen Stand zeigen
page-api = API
page-head = Ende des Protokolls:
