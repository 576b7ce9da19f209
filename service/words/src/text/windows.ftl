# Windows that end at their time, and windows that are let pass.

## en
page-windows-even-needs = Windows that end at a fixed time need hours for when several are asked together.
page-windows-longer = We need longer
page-windows-longer-why = Everybody has the same hours once more, and the chronicle says that you have asked for them. Once for each window.
page-windows-waived = { $windows } ({ $until })
page-windows-take-back = Ask me again
page-windows-waive = Let them pass, in the open
page-windows-waive-so = Don’t ask me about this again
page-windows-waive-why = A promise that everybody sees, and that the chronicle tells: you do nothing in these windows, whatever you hold. Nobody waits for you in them; one that all let pass does not open. You can say otherwise at any time, in the open.
page-windows-which = Which windows
page-windows-until = Until when
page-windows-until-turn = until your next turn
page-windows-until-round = until this round is over
page-windows-until-otherwise = until you say otherwise
page-windows-none = There is nothing of this kind to let pass or to take back.
page-windows-not-now = This cannot be said now: the campaign is not being played, or you have answered such a window with something else. Take that back first.
page-if-nobody-acts = And if nobody does anything: this is asked next, at the same moment. What you say now waits with the answer before it, and is void if anybody does anything. You may stop here; then you are asked when it opens.
page-windows-fact = { $name } lets pass: { $windows }

## de
page-windows-even-needs = Fenster, die zu fester Zeit enden, brauchen Stunden für gemeinsam Gefragte.
page-windows-longer = Wir brauchen länger
page-windows-longer-why = Alle haben noch einmal so viele Stunden, und die Chronik sagt, dass du darum gebeten hast. Einmal für jedes Fenster.
page-windows-waived = { $windows } ({ $until })
page-windows-take-back = Nicht mehr verstreichen lassen
page-windows-waive = Offen verstreichen lassen
page-windows-waive-so = Danach nicht mehr fragen
page-windows-waive-why = Ein Versprechen, das alle sehen und das in der Chronik steht: Du tust in diesen Fenstern nichts, was auch immer du hast. Auf dich wird darin nicht gewartet; eines, das alle verstreichen lassen, geht gar nicht auf. Du kannst es jederzeit offen zurücknehmen.
page-windows-which = Welche Fenster
page-windows-until = Bis wann
page-windows-until-turn = bis zum eigenen nächsten Zug
page-windows-until-round = bis zum Ende dieser Runde
page-windows-until-otherwise = bis auf Widerruf
page-windows-none = Solche Fenster gibt es nicht, oder du lässt sie nicht verstreichen.
page-windows-not-now = Das geht jetzt nicht: Die Kampagne wird nicht gespielt, oder du hast ein solches Fenster anders beantwortet. Nimm das zuerst zurück.
page-if-nobody-acts = Und wenn niemand etwas tut: Das wird im selben Moment als Nächstes gefragt. Was du jetzt sagst, wartet mit der Antwort davor und verfällt, sobald jemand etwas tut. Du kannst hier aufhören; dann wirst du gefragt, wenn es so weit ist.
page-windows-fact = { $name } lässt verstreichen: { $windows }
