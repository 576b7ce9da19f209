//! Repeal Law: a law leaves play.

use super::ActionCard;
use crate::cards::agendas;
use crate::cards::component_actions::without_target;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        |s, _| without_target(&s.laws),
        |using, t| {
            // FAQ-AG-10: what it has given stays
            let Some(Choice::Law { agenda }) = using.choice(0) else { return };
            agendas::discard_law(t, agenda);
        },
    )
    .asking(|s, using| {
        let offers = s.laws.iter().map(|law| Offer::new(Choice::Law { agenda: law.agenda }));
        first_choice(using, using.seat, &Prompt::ChooseLaw { by: using.ability.name() }, offers)
    }),
);
