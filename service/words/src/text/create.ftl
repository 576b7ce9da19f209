# Creating and playing again.

## en
page-option-unknown = This is none of the choices.
page-option-number = This number cannot be set here.
page-option-long = This is too long.
page-field-campaign = A campaign needs a name of 1 to 60 letters that can be seen.
page-seat-open = open: anybody with the link may ask for it
page-rematch-of = { $name } once more: the same people and options.
page-rematch-name = { $name }, again
page-rematch-seats = Seats
page-rematch-same = The same seats
page-rematch-turned = Everybody one seat on
page-rematch-address = Gets a letter at the address of then, which is not shown; by it the seat is theirs.
page-rematch-open = Only the host of then can name new addresses here. Make a seat open for somebody new.
page-open-seat-shown = Your address is shown to the host only.

## de
page-option-unknown = Das steht nicht zur Wahl.
page-option-number = Diese Zahl ist hier nicht möglich.
page-option-long = Das ist zu lang.
page-field-campaign = Eine Kampagne braucht einen Namen mit 1 bis 60 sichtbaren Buchstaben.
page-seat-open = frei: wer den Link hat, kann darum bitten
page-rematch-of = Noch einmal { $name }: dieselben Leute und Einstellungen.
page-rematch-name = { $name }, noch einmal
page-rematch-seats = Plätze
page-rematch-same = Dieselben Plätze
page-rematch-turned = Alle einen Platz weiter
page-rematch-address = Bekommt einen Brief an die Adresse von damals, die nicht gezeigt wird; damit gehört der Platz dieser Person.
page-rematch-open = Neue Adressen kann hier nur nennen, wer die Kampagne damals geleitet hat. Lass für neue Leute einen Platz frei.
page-open-seat-shown = Deine Adresse sieht nur die Spielleitung.
