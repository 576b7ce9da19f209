# A second campaign that has not begun.

## en
page-court-fork-to-come = The second campaign is about to begin.
page-court-fork-failed = The second campaign could not begin: the host has been told why. It is tried again each day.

## de
page-court-fork-to-come = Die zweite Kampagne beginnt gleich.
page-court-fork-failed = Die zweite Kampagne konnte nicht beginnen: Die Spielleitung weiß, warum. Sie wird jeden Tag erneut versucht.
