# How long reactions wait.

## en
page-windows = Reactions
page-windows-help = Where a card may be played the rules ask everybody who could hold one; most have nothing to decide. Who is asked is shown to all in either case.
page-windows-prompt = Wait only when somebody has a choice: quick; how long it takes can betray that somebody holds something
page-windows-everybody = Ask everybody each time: betrays nothing, takes many letters

## de
page-windows = Reaktionen
page-windows-help = Wo eine Karte gespielt werden darf, fragen die Regeln alle, die eine haben könnten; die meisten haben nichts zu entscheiden. Wer gefragt ist, sehen in jedem Fall alle.
page-windows-prompt = Nur warten, wenn jemand eine Wahl hat: schnell; die Dauer kann verraten, dass jemand etwas hat
page-windows-everybody = Jedes Mal alle fragen: verrät nichts, braucht viele Briefe
