//! Mass Uprising: a ship in each system of a cluster.

use crate::cards::common::CARD as RULE;
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::vox(|t, seat| choose(t, CourtCardId::MassUprising, seat, Moment::First)).choosing(&[
    Choosing { moment: Moment::First, question: clusters, then: choose_cluster },
    Choosing { moment: Moment::Second, question: systems, then: place },
]);

fn clusters(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let clusters = if supply::ships(s, seat) == 0 { vec![] } else { reach::clusters(s.setup) };
    let place = |cluster| format!("system-{}", SystemId::gate_of(cluster));
    one_of(&Prompt::ChooseCluster, clusters.into_iter().map(|cluster| Offer::new(Choice::Cluster { cluster }).at(place(cluster))).collect())
}

fn choose_cluster(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::Cluster { cluster } = picked.one() else { unreachable!("only clusters are offered") };
    t.state.underway.system = Some(SystemId::gate_of(cluster));
    choose(t, CourtCardId::MassUprising, seat, Moment::Second);
}

/// ARCS-FINE-08: all four systems, or with fewer ships as many.
fn systems(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let cluster = s.underway.system?.cluster();
    let systems: Vec<SystemId> = s.systems.keys().copied().filter(|system| system.cluster() == cluster).collect();
    let count = u32::from(supply::ships(s, seat)).min(sternpost_kit::count(systems.len()));
    let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}")));
    Some(Question::some_of(&Prompt::PlaceInCluster { count }, RULE, count, count, offers).skipped_when_forced())
}

fn place(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    t.state.underway.system = None;
    for choice in picked.several() {
        let Choice::System { system } = choice else { unreachable!("only systems are offered: {choice:?}") };
        pieces::place_ships(t, seat, system, 1);
    }
}
