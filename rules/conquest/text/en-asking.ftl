### What stands beside questions of Conquest, what answers would do, layers of the board.

word-shielded = { $shields } { $shields ->
    [one] shield
   *[other] shields
  }: { $then }
word-takes-nothing = takes nothing
word-takes-of = takes { $count } of { $left } HP
word-would-destroy = takes { $count }: destroyed
word-would-bloody = takes { $count }: the warlord is bloodied
word-would-defeat = takes { $count }: the warlord is defeated
word-setup-phase = Setup
word-deploy-phase = Deploy phase
word-command-phase = Command phase
word-combat-phase = Combat phase
word-headquarters-phase = Headquarters phase

word-list-of = Deck list of { $seat }
word-copies = x{ $count }

word-here = { $planet }: { $occasion }

remark-side = { $seat } at { $place }: { $units }.
remark-no-side = { $seat } has no units at { $place }.
remark-unit = { $card } ({ $attack } ATK, { $left } HP)
remark-exhausted = { $card } ({ $attack } ATK, { $left } HP, exhausted)
remark-attacked-by = { $card } attacks with { $count }.
remark-unshielded = Without a shield: { $then }.
remark-shield-odds = { $seat } holds a card with 1 shield or more in { $one } of 100 cases, with 2 or more in { $two }, with 3 in { $three }.
remark-no-shields = { $seat } cannot hold a shield.
remark-icons = Command icons of ready units: { $places }.
remark-icons-at = { $planet } { $own } for you, { $theirs } against you
remark-hand-holds = Your hand: { $titles }.

layer-icons = Command icons
layer-icons-about = command icons of ready units at each planet; most of them win the struggle where no warlord stands alone
layer-strength = Strength
layer-strength-about = ATK and HP of all units at each planet, together
layer-icons-of = { $seat } { $count }
layer-strength-of = { $seat } { $attack } ATK, { $left } HP
layer-both = { $of }
