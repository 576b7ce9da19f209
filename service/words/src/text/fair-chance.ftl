# Fair chance: what seats add to it, and how it is checked.

## en
page-phrase = Your words for the dice (if you like)
page-phrase-why = Whatever you type is mixed into every shuffle and every die, so that nobody can have chosen them beforehand, not even whoever runs this server. Everybody at the table can read it later. Leave it empty and some letters are drawn for you.
page-fair-chance = How to check that chance was fair
page-fair-heading = Was chance fair?
page-fair-lead = You need not believe it: every shuffle and every die can be worked out again by anybody once a campaign is over.
page-fair-how = What makes it so
page-fair-seal = Before anybody sits down the server draws a secret and shows its SHA-256, the seal. It stands in the first entry of the log and in your first letter: the secret cannot be changed any more.
page-fair-phrases = Whoever takes a seat adds words of their own. Dice come from the secret and all these words together: who knew the secret could not know the dice, and who chose the words last could not, for they did not know the secret.
page-fair-log = Each entry of the log names the hash of the one before. Letters name the hash of the last: keep them, and nobody can rewrite what you were sent.
page-fair-end = The last entry publishes the secret. From then on everything that was hidden is open.
page-fair-check = How to check it
page-fair-what = Download the log. Save your letters as .eml files in a folder, or export your mail folder as an mbox file.
page-fair-download = Download the log
page-fair-command = Then run this on your own machine; the program needs no network:
page-fair-says = It prints line by line what is proven, what is open and why, and what does not hold, with the entry or the letter. While a campaign is played it checks that no entry was changed, and your own answers; afterwards everything.
page-fair-not = What it cannot tell: whether a server operator and whoever gave the last words worked together. Whoever wants to be sure of that takes a seat last, or chooses again before the start.

## de
page-phrase = Deine Worte für die Würfel (wenn du magst)
page-phrase-why = Was du hier schreibst, wird in jedes Mischen und jeden Wurf gemischt, so dass niemand sie vorher ausgesucht haben kann, auch wer diesen Server betreibt nicht. Alle am Tisch können es später lesen. Bleibt es leer, werden Buchstaben für dich gezogen.
page-fair-chance = So prüfst du, ob der Zufall gerecht war
page-fair-heading = War der Zufall gerecht?
page-fair-lead = Du musst es nicht glauben: Jedes Mischen und jeden Wurf kann jeder nachrechnen, sobald eine Kampagne vorbei ist.
page-fair-how = Wodurch das so ist
page-fair-seal = Bevor sich jemand setzt, zieht der Server ein Geheimnis und zeigt dessen SHA-256, das Siegel. Es steht im ersten Eintrag des Protokolls und in deinem ersten Brief: Das Geheimnis lässt sich nicht mehr ändern.
page-fair-phrases = Wer einen Platz nimmt, gibt eigene Worte dazu. Die Würfel kommen aus dem Geheimnis und all diesen Worten zusammen: Wer das Geheimnis kannte, konnte die Würfel nicht kennen, und wer zuletzt Worte wählte, auch nicht, denn das Geheimnis kannte diese Person nicht.
page-fair-log = Jeder Eintrag des Protokolls nennt die Prüfsumme des vorigen. Briefe nennen die des letzten: Heb sie auf, und niemand kann umschreiben, was man dir geschickt hat.
page-fair-end = Der letzte Eintrag veröffentlicht das Geheimnis. Von da an ist alles offen, was verborgen war.
page-fair-check = So prüfst du es
page-fair-what = Lade das Protokoll herunter. Speichere deine Briefe als .eml-Dateien in einem Ordner, oder exportiere deinen Mailordner als mbox-Datei.
page-fair-download = Protokoll herunterladen
page-fair-command = Führe dann dies auf deinem eigenen Rechner aus; das Programm braucht kein Netz:
page-fair-says = Es sagt Zeile für Zeile, was bewiesen ist, was offen bleibt und warum, und was nicht stimmt, mit dem Eintrag oder dem Brief. Während eine Kampagne läuft, prüft es, dass kein Eintrag geändert wurde, und deine eigenen Antworten; danach alles.
page-fair-not = Was es nicht sagen kann: ob ein Betreiber und wer die letzten Worte gab, unter einer Decke steckten. Wer da sicher sein will, nimmt seinen Platz als Letzter oder wählt vor dem Start noch einmal.
