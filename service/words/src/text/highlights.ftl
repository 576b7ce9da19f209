# Words for the dice, drawn.

## en
page-phrase-draw = Draw words for me
page-phrase-drawn = The server drew these words: they protect you from everybody at the table, not from who runs the server. Type something of your own over them if you like.
page-phrase-drawn-here = Your browser drew these words by itself; the server had no hand in it.

## de
page-phrase-draw = Wörter für mich ziehen
page-phrase-drawn = Der Server hat diese Wörter gezogen: Sie schützen dich vor allen am Tisch, nicht vor dem Betreiber des Servers. Wenn du magst, schreib etwas Eigenes darüber.
page-phrase-drawn-here = Dein Browser hat diese Wörter selbst gezogen; der Server hatte keine Hand im Spiel.
