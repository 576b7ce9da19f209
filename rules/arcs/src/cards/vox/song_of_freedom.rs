//! Song of Freedom: a city one controls may go home, and the initiative be seized for it.

use crate::cards::Goes;
use crate::position::underway::Seizure;
use crate::prelude::*;
use crate::rounds::round;

pub static CARD: CourtCard = CourtCard::vox(|t, seat| choose(t, CourtCardId::SongOfFreedom, seat, Moment::First))
    .choosing(&[
        Choosing { moment: Moment::First, question: cities, then: free },
        Choosing { moment: Moment::Second, question: seizing, then: seize },
    ])
    .goes(Goes::IntoTheDeck);

fn cities(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let cities =
        s.buildings().filter(|(system, _, building)| building.kind == BuildingKind::City && control::controller(s, *system) == Some(seat));
    let offers = cities.map(|(system, slot, building)| Offer::new(pieces::choice(system, slot, building)).at(format!("system-{system}")));
    optional(&Prompt::FreeCity, offers.collect())
}

fn free(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let choice = picked.one();
    if choice != Choice::Nothing {
        let (system, slot) = pieces::picked(&choice);
        pieces::return_city(t, system, slot);
        choose(t, CourtCardId::SongOfFreedom, seat, Moment::Second);
    }
}

fn seizing(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let offers = if round::may_seize(s, seat) { vec![Offer::new(Choice::Seize)] } else { vec![] };
    optional(&Prompt::SeizeByCard, offers)
}

fn seize(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    if picked.one() == Choice::Seize {
        round::seize(t, seat, Seizure::Card);
    }
}
