//! Putting a deck together as one question: a split over an ally and the copies of each card, whose limits are sums. Whatever is sent within
//! them is a legal deck.
//!
//! The squad is among the parts although nobody can do without it, and so is the warlord, who counts for nothing: so a list from a deck builder can
//! be pasted as it is. The cards of a neighbour count against a choice of that neighbour, of which there is one.

use super::{CardPool, DeckDraft, DeckList, MINIMUM, cap, choosable, is_allowed};
use crate::components::{Faction, Title, WarlordId};
use sternpost_core::meter::{Meter, Share};
use sternpost_core::{Message, Offer, Picked, Question, messages};

/// More copies than a deck can have: what one choice makes room for, or takes away.
const MORE_THAN_ANY: i32 = 200;

messages! {
    "deck";
    /// What the parts of a deck come to.
    pub enum DeckMeasure {
        /// CONQ-DECK-11.
        Cards,
        /// CONQ-DECK-04.
        Squad,
        /// CONQ-DECK-07.
        Allies,
        /// CONQ-DECK-07.
        CardsOf { faction: Faction },
        /// CONQ-DECK-01.
        BesideWholeDeck,
    }
}

/// Something of which a deck is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeckPart {
    /// The starter, and nothing else.
    Starter,
    /// A legal deck by lot, and nothing else.
    Drawn,
    /// A neighbour as ally.
    Ally(Faction),
    /// A copy of a card.
    Card(Title),
}

/// Whether a whole deck, the starter or one by lot, may be chosen in place of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeDecks {
    /// They may.
    Offered,
    /// They may not.
    Withheld,
}

/// The whole decks that are offered.
const WHOLE: [DeckPart; 2] = [DeckPart::Starter, DeckPart::Drawn];

/// A deck as it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChosenDeck {
    /// The starter.
    Starter,
    /// One that is still to be drawn by lot.
    Drawn,
    /// One's own.
    Own(DeckList),
}

/// The question for the deck of a warlord. `choice` makes a choice of the game of a part; [`chosen_deck`] makes a deck of what was picked.
pub fn deck_question<C: Message + Clone>(
    prompt: &impl Message,
    warlord: WarlordId,
    pool: CardPool,
    whole: WholeDecks,
    choice: impl Fn(DeckPart) -> C,
) -> Question<C> {
    let parts = parts(warlord, pool, whole);
    let most = parts.iter().map(|(_, cap)| u32::from(*cap)).sum();
    let offers = parts.iter().map(|(part, cap)| Offer::new(choice(*part)).cap((*cap).into()));
    let default = match whole {
        WholeDecks::Offered => vec![(DeckPart::Starter, 1)],
        WholeDecks::Withheld => written(&DeckList::ours(warlord)),
    };
    let default = Picked::Split(default.into_iter().map(|(part, count)| (choice(part), count)).collect());
    let question = Question::split_between(prompt, "CONQ-DECK-03", 1..=most, offers).default(default);
    meters(warlord, whole, &parts).into_iter().fold(question, Question::meter)
}

/// The deck that parts within the limits of [`deck_question`] make.
///
/// # Panics
/// If they are not within them.
#[must_use]
pub fn chosen_deck(warlord: WarlordId, pool: CardPool, picked: impl IntoIterator<Item = (DeckPart, u32)>) -> ChosenDeck {
    let (mut draft, mut whole) = (DeckDraft::new(warlord, []), None);
    for (part, count) in picked.into_iter().filter(|(_, count)| *count > 0) {
        match part {
            DeckPart::Starter => whole = Some(ChosenDeck::Starter),
            DeckPart::Drawn => whole = Some(ChosenDeck::Drawn),
            DeckPart::Ally(_) => {}
            DeckPart::Card(title) if title == warlord.title() => {}
            DeckPart::Card(title) => draft.add(title, u8::try_from(count).unwrap_or(u8::MAX)),
        }
    }
    whole.unwrap_or_else(|| {
        let own = DeckList::own(draft, pool);
        ChosenDeck::Own(own.unwrap_or_else(|defects| unreachable!("the meters let no illegal deck through: {defects:?}")))
    })
}

/// A list as parts.
fn written(list: &DeckList) -> Vec<(DeckPart, u32)> {
    let ally = list.ally().map(|ally| (DeckPart::Ally(ally), 1));
    let warlord = (DeckPart::Card(list.warlord().title()), 1);
    ally.into_iter()
        .chain([warlord])
        .chain(list.counts().iter().map(|(title, copies)| (DeckPart::Card(*title), (*copies).into())))
        .collect()
}

/// Everything that can be chosen, each with its cap.
fn parts(warlord: WarlordId, pool: CardPool, whole: WholeDecks) -> Vec<(DeckPart, u8)> {
    let neighbours = warlord.faction().neighbours();
    let whole = WHOLE.into_iter().filter(|_| whole == WholeDecks::Offered).map(|part| (part, 1));
    let squad = [(warlord.title(), 1)].into_iter().chain(warlord.signature_squad());
    let own = choosable(warlord, None, pool);
    let is_allied = |title: &Title, ally: Faction| is_allowed(*title, warlord, Some(ally)) && title.card().faction == Some(ally);
    let allied = neighbours.into_iter().flat_map(move |ally| Title::ALL.iter().copied().filter(move |title| is_allied(title, ally)));
    let cards = squad.chain(own).chain(allied.map(move |title| (title, cap(title, pool))));
    whole.chain(neighbours.map(|ally| (DeckPart::Ally(ally), 1))).chain(cards.map(|(title, cap)| (DeckPart::Card(title), cap))).collect()
}

/// The limits: what each part adds to each.
fn meters(warlord: WarlordId, whole: WholeDecks, parts: &[(DeckPart, u8)]) -> Vec<Meter> {
    let shares = |of: &dyn Fn(DeckPart) -> i32| parts.iter().map(|(part, _)| Share::of(of(*part))).collect::<Vec<Share>>();
    let is_warlord = |title: Title| title == warlord.title();
    // What a whole deck counts in place of all cards, and which cards count.
    let count = |all: i32, is_counted: &dyn Fn(Title) -> bool| {
        shares(&|part| match part {
            DeckPart::Starter | DeckPart::Drawn => all,
            DeckPart::Ally(_) => 0,
            DeckPart::Card(title) => i32::from(is_counted(title)),
        })
    };
    let squad: u32 = warlord.signature_squad().map(|(_, copies)| u32::from(copies)).sum();
    let signed = |least: u32| i32::try_from(least).unwrap_or(MORE_THAN_ANY);
    let mut meters = vec![
        Meter::at_least(&DeckMeasure::Cards, "CONQ-DECK-11", MINIMUM, count(signed(MINIMUM), &|title| !is_warlord(title))),
        Meter::at_least(&DeckMeasure::Squad, "CONQ-DECK-04", squad, count(signed(squad), &|title| title.card().is_signature())),
        Meter::at_most(&DeckMeasure::Allies, "CONQ-DECK-07", 1, shares(&|part| i32::from(matches!(part, DeckPart::Ally(_))))),
    ];
    for faction in warlord.faction().neighbours() {
        let of_ally = shares(&|part| match part {
            DeckPart::Starter | DeckPart::Drawn => 0,
            DeckPart::Ally(ally) => {
                if ally == faction {
                    -MORE_THAN_ANY
                } else {
                    0
                }
            }
            DeckPart::Card(title) => i32::from(title.card().faction == Some(faction)),
        });
        meters.push(Meter::at_most(&DeckMeasure::CardsOf { faction }, "CONQ-DECK-07", 0, of_ally));
    }
    if whole == WholeDecks::Offered {
        let most = MORE_THAN_ANY.unsigned_abs();
        meters.push(Meter::at_most(&DeckMeasure::BesideWholeDeck, "CONQ-DECK-01", most, count(MORE_THAN_ANY, &|title| !is_warlord(title))));
    }
    meters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::{deck_defects, drawn};
    use sternpost_core::{Answer, Chance, Refusal};

    messages! {
        "choice";
        enum Choice { Starter, Drawn, Ally { faction: Faction }, Card { card: Title } }
    }

    messages! {
        "ask";
        enum Prompt { Deck }
    }

    type Parts = Vec<(DeckPart, u32)>;

    fn choice(part: DeckPart) -> Choice {
        match part {
            DeckPart::Starter => Choice::Starter,
            DeckPart::Drawn => Choice::Drawn,
            DeckPart::Ally(faction) => Choice::Ally { faction },
            DeckPart::Card(card) => Choice::Card { card },
        }
    }

    fn part(choice: Choice) -> DeckPart {
        match choice {
            Choice::Starter => DeckPart::Starter,
            Choice::Drawn => DeckPart::Drawn,
            Choice::Ally { faction } => DeckPart::Ally(faction),
            Choice::Card { card } => DeckPart::Card(card),
        }
    }

    fn question(warlord: WarlordId, pool: CardPool, whole: WholeDecks) -> Question<Choice> {
        deck_question(&Prompt::Deck, warlord, pool, whole, choice)
    }

    /// What comes of an answer: a list, or why it is refused.
    fn sent(warlord: WarlordId, pool: CardPool, parts: &[(DeckPart, u32)]) -> Result<ChosenDeck, Refusal> {
        let answer = Answer::Split(parts.iter().map(|(part, count)| (choice(*part).id(), *count)).collect());
        let picked = question(warlord, pool, WholeDecks::Offered).check(&answer)?;
        Ok(chosen_deck(warlord, pool, picked.parts().into_iter().map(|(choice, count)| (part(choice), count))))
    }

    #[test]
    fn the_default_is_the_starter_or_a_deck_of_ours() {
        for warlord in WarlordId::ALL {
            for (whole, deck) in
                [(WholeDecks::Offered, ChosenDeck::Starter), (WholeDecks::Withheld, ChosenDeck::Own(DeckList::ours(*warlord)))]
            {
                let question = question(*warlord, CardPool::OneCoreSet, whole);
                let answer = question.default.map(|choice| choice.id());
                let picked = question.check(&answer).unwrap_or_else(|why| panic!("{warlord}: {why}"));
                let parts = picked.parts().into_iter().map(|(choice, count)| (part(choice), count));
                assert_eq!(chosen_deck(*warlord, CardPool::OneCoreSet, parts), deck);
            }
        }
    }

    // cites: CONQ-DECK-04, CONQ-DECK-07, CONQ-DECK-11
    #[test]
    fn conq_deck_11_what_is_sent_is_refused_by_the_rule_it_breaks() {
        let warlord = WarlordId::CaptainCatoSicarius;
        let ours = written(&DeckList::ours(warlord));
        let broken = |change: &dyn Fn(&mut Parts)| {
            let mut parts = ours.clone();
            change(&mut parts);
            match sent(warlord, CardPool::Unlimited, &parts) {
                Err(Refusal::OffMeter { what, rule, .. }) => format!("{} {rule}", what.key),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(sent(warlord, CardPool::Unlimited, &ours), Ok(ChosenDeck::Own(DeckList::ours(warlord))));
        let scout = DeckPart::Card(Title::TenthCompanyScout);
        assert_eq!(broken(&|parts| parts.retain(|(part, _)| *part != scout)), "deck-cards CONQ-DECK-11");
        assert_eq!(
            broken(&|parts| parts.iter_mut().for_each(|(part, count)| match part {
                DeckPart::Card(Title::SicariussChosen) => *count = 3,
                DeckPart::Card(Title::EagerRecruit) => *count = 2,
                DeckPart::Card(_) | DeckPart::Ally(_) | DeckPart::Starter | DeckPart::Drawn => {}
            })),
            "deck-squad CONQ-DECK-04"
        );
        assert_eq!(broken(&|parts| parts.push((DeckPart::Ally(Faction::AstraMilitarum), 1))), "deck-allies CONQ-DECK-07");
        assert_eq!(broken(&|parts| parts.push((DeckPart::Card(Title::AssaultValkyrie), 1))), "deck-cards-of CONQ-DECK-07");
        assert_eq!(broken(&|parts| parts.retain(|(part, _)| *part != DeckPart::Ally(Faction::Tau))), "deck-cards-of CONQ-DECK-07");
        for whole in WHOLE {
            assert_eq!(broken(&|parts| parts.push((whole, 1))), "deck-beside-whole-deck CONQ-DECK-01", "{whole:?}");
        }
        assert_eq!(broken(&|parts| *parts = WHOLE.map(|whole| (whole, 1)).to_vec()), "deck-beside-whole-deck CONQ-DECK-01");
        assert_eq!(sent(warlord, CardPool::Unlimited, &[(DeckPart::Drawn, 1)]), Ok(ChosenDeck::Drawn));
    }

    #[test]
    fn every_legal_list_can_be_sent_and_comes_back_as_it_is() {
        for warlord in WarlordId::ALL {
            for seed in 1..30_u32 {
                let mut state = seed;
                let mut source = |bound: u32| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 8) % bound
                };
                let mut chance = Chance::live(&mut source);
                let list = drawn(*warlord, CardPool::Unlimited, &mut |count| chance.pick(count));
                assert_eq!(sent(*warlord, CardPool::Unlimited, &written(&list)), Ok(ChosenDeck::Own(list)));
            }
        }
    }

    /// Whatever the meters let through is legal: parts at random, and lists with one part changed.
    #[test]
    fn nothing_illegal_can_be_sent() {
        let mut state = 7_u32;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % bound
        };
        let mut taken = 0;
        for round in 0..600 {
            let warlord = WarlordId::ALL[round % 7];
            let pool = if round % 2 == 0 { CardPool::Unlimited } else { CardPool::OneCoreSet };
            let all = parts(warlord, pool, WholeDecks::Offered);
            let mut picked = written(&DeckList::ours(warlord));
            for _ in 0..=below(3) {
                let (part, cap) = all[below(all.len())];
                picked.retain(|(known, _)| *known != part);
                picked.push((part, u32::try_from(below(usize::from(cap) + 2)).unwrap()));
            }
            if let Ok(deck) = sent(warlord, pool, &picked) {
                taken += 1;
                let is_legal = |list: &DeckList| deck_defects(list.draft(), pool).is_empty();
                assert!(!matches!(&deck, ChosenDeck::Own(list) if !is_legal(list)), "{picked:?}");
            }
        }
        assert!((50..550).contains(&taken), "{taken} of 600 were legal");
    }
}
