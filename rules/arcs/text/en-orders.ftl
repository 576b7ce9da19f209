## Questions that can be answered ahead
order-hits = Hits on your pieces
order-rerolls = Dice to roll again
order-seize = Seizing the initiative
order-tokens = The order of your resources
