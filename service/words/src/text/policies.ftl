# How a table plays: each policy, and its ways.

## en
page-windows = Reactions
page-windows-help = Where a card may be played the rules ask everybody who could hold one; most have nothing to decide. Who is asked is shown to all in either case.
page-windows-prompt = Wait only when somebody has a choice: quick; how long it takes can betray that somebody holds something
page-windows-everybody = Ask everybody each time: betrays nothing, takes many letters
page-windows-even = Wait for as many hours as several who are asked together have, always: betrays nothing, and no window takes longer; who has no choice gets no letter. Needs hours for questions that several are asked together

## de
page-windows = Reaktionen
page-windows-help = Wo eine Karte gespielt werden darf, fragen die Regeln alle, die eine haben könnten; die meisten haben nichts zu entscheiden. Wer gefragt ist, sehen in jedem Fall alle.
page-windows-prompt = Nur warten, wenn jemand eine Wahl hat: schnell; die Dauer kann verraten, dass jemand etwas hat
page-windows-everybody = Jedes Mal alle fragen: verrät nichts, braucht viele Briefe
page-windows-even = Immer so viele Stunden warten, wie mehrere gemeinsam Gefragte haben: verrät nichts, und kein Fenster dauert länger; wer keine Wahl hat, bekommt keinen Brief. Braucht Stunden für Fragen, die mehreren gemeinsam gestellt werden
