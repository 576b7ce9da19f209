//! The tables against what is known of the box: totals of every kind, counted from the rows.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

fn count(fits: impl Fn(&Printed) -> bool) -> (usize, u32) {
    let rows: Vec<&Printed> = Title::ALL.iter().map(|title| title.card()).filter(|card| fits(card)).collect();
    (rows.len(), rows.iter().map(|card| u32::from(card.copies)).sum())
}

// cites: CONQ-COMP-01
#[test]
fn conq_comp_01_the_box_has_222_player_cards_of_174_titles() {
    assert_eq!(count(|_| true), (174, 222));
    for (at, title) in Title::ALL.iter().enumerate() {
        assert_eq!(usize::from(title.card().number), at + 1, "{title}");
        assert_eq!(Title::of_number(title.card().number), Some(*title));
    }
    assert_eq!((Title::of_number(0), Title::of_number(175)), (None, None));
}

// cites: CONQ-COMP-04, CONQ-GEN-07
#[test]
fn conq_comp_04_titles_and_cards_add_up_by_type_and_by_faction() {
    let of = |card_type| count(|card| card.card_type == card_type);
    assert_eq!(of(CardType::Army), (93, 129));
    assert_eq!(of(CardType::Attachment), (20, 21));
    assert_eq!(of(CardType::Event), (30, 40));
    assert_eq!(of(CardType::Support), (24, 25));
    assert_eq!(of(CardType::Warlord), (7, 7));
    assert_eq!(of(CardType::Token), (0, 0));
    for faction in Faction::ALL {
        assert_eq!(count(|card| card.faction == Some(*faction)), (24, 30), "{faction}");
    }
    assert_eq!(count(|card| card.faction.is_none()), (6, 12));
}

// cites: CONQ-COMP-10, CONQ-DECK-04, CONQ-DECK-09
#[test]
fn conq_comp_10_every_squad_has_eight_cards_and_loyal_cards_add_up() {
    assert_eq!(count(|card| card.loyalty == Loyalty::Common).0, 96);
    assert_eq!(count(|card| card.loyalty == Loyalty::Loyal).0, 43);
    assert_eq!(count(Printed::is_signature).0, 28);
    assert_eq!(count(|card| card.loyalty == Loyalty::OutsideDecks).0, 7);
    for warlord in WarlordId::ALL {
        let squad: Vec<(Title, u8)> = warlord.signature_squad().collect();
        assert_eq!((squad.len(), squad.iter().map(|(_, copies)| copies).sum::<u8>()), (4, 8), "{warlord}");
        assert!(squad.iter().all(|(title, _)| title.card().faction == Some(warlord.faction())), "{warlord}");
    }
}

/// Who has printed HP left is not looked at any further (see `defeat::look_after`).
#[test]
fn what_is_attached_never_takes_hit_points_away() {
    let attached = Title::ALL.iter().filter_map(|title| title.card().attaching);
    assert!(attached.clone().count() > 10 && attached.into_iter().all(|attaching| attaching.hit_points_factor >= 1));
}

// cites: CONQ-COMP-05, CONQ-COMP-06, CONQ-COMP-07, CONQ-COMP-08
#[test]
fn conq_comp_08_costs_icons_attack_hit_points_and_shields_add_up() {
    let armies = || Title::ALL.iter().map(|title| title.card()).filter(|card| card.card_type == CardType::Army);
    let sum = |of: fn(&Printed) -> u8| armies().map(|card| u32::from(of(card))).sum::<u32>();
    assert_eq!((sum(|card| card.side.attack), sum(|card| card.side.hit_points), sum(|card| card.command)), (203, 285, 115));
    let mut costs = BTreeMap::new();
    for card in armies() {
        let Cost::Of(cost) = card.cost else { panic!("{} has no cost", card.number) };
        *costs.entry(cost).or_insert(0) += 1;
    }
    assert_eq!(costs.into_iter().collect::<Vec<(u8, u32)>>(), [(0, 3), (1, 13), (2, 23), (3, 26), (4, 15), (5, 8), (6, 4), (8, 1)]);
    let with = |shields| count(|card| card.shields == shields).0;
    assert_eq!([1, 2, 3, 4].map(with), [32, 11, 7, 0]);
    assert!(count(|card| card.shields > 0 && !matches!(card.card_type, CardType::Event | CardType::Attachment)).0 == 0);
}

#[test]
fn unique_limited_and_doubled_cards_are_those_of_the_box() {
    let numbers = |fits: fn(&Printed) -> bool| {
        let cards = Title::ALL.iter().map(|title| title.card());
        cards.filter(|card| fits(card)).map(|card| card.number).collect::<Vec<u8>>()
    };
    let unique = |card: &Printed| card.is_unique && card.card_type != CardType::Warlord;
    assert_eq!(numbers(unique), [11, 19, 29, 42, 51, 64, 75, 92, 98, 115, 121, 138, 144, 160, 167]);
    assert_eq!(numbers(|card| card.has_keyword(Keyword::Limited)), [29, 51, 75, 98, 118, 121, 144, 150, 167, 173, 174]);
    let double = |card: &Printed| card.copies == 2 && !card.is_signature();
    assert_eq!(numbers(double), [13, 15, 35, 45, 67, 69, 90, 91, 113, 116, 129, 134, 157, 161, 169, 170, 171, 172, 173, 174]);
}

#[test]
fn keywords_are_printed_where_they_are() {
    use Keyword::*;
    let on = |keyword| count(|card| card.has_keyword(keyword)).0;
    let found = [Brutal, Flying, Ambush, Ranged, AreaEffect, Armorbane, Mobile, NoWargearAttachments, NoAttachments].map(on);
    assert_eq!(found, [3, 6, 2, 7, 5, 1, 4, 16, 2]);
    assert_eq!((on(ImmuneToEnemyEvents), on(Bloodied)), (1, 0));
    // Area Effect and its number stand together.
    assert_eq!(count(|card| card.has_keyword(AreaEffect) != (card.area_effect > 0)).0, 0);
    assert_eq!(count(|card| card.attaching.is_some_and(|it| it.keywords.contains(&AreaEffect) != (it.area_effect > 0))).0, 0);
    assert_eq!(Title::Nazdreg.card().keywords, [], "he gives Brutal and has none");
}

#[test]
fn every_trait_is_printed_and_none_twice_on_a_card() {
    let all = Title::ALL.iter().map(|title| title.card()).chain(Token::ALL.iter().map(|token| token.card()));
    let mut printed = BTreeSet::new();
    for card in all {
        let traits: BTreeSet<Trait> = card.traits.iter().copied().collect();
        assert!(traits.len() == card.traits.len() && !traits.is_empty(), "{}", card.number);
        printed.extend(traits);
    }
    assert_eq!(printed.into_iter().collect::<Vec<_>>(), Trait::ALL);
}

#[test]
fn what_can_be_attached_says_to_what() {
    for title in Title::ALL {
        let card = title.card();
        let form = card.attaching.map(|attaching| attaching.form);
        let is_right = match card.card_type {
            CardType::Attachment => form == Some(Form::Always),
            CardType::Army => form != Some(Form::Always),
            CardType::Warlord | CardType::Support | CardType::Event | CardType::Token => form.is_none(),
        };
        assert!(is_right, "{title}");
    }
    assert_eq!(count(|card| card.card_type == CardType::Army && card.attaching.is_some()).0, 2);
    let blade = Title::TallassarianTempestBlade.card().attaching.unwrap();
    assert_eq!((blade.bearer, blade.limit, blade.attack), (Bearer::UniqueUnit, Some(AttachmentLimit::OneRelicPerPlayer), 1));
    assert_eq!(Title::CyborkBody.card().attaching.unwrap().hit_points_factor, 2);
    assert!(Title::Bodyguard.card().attaching.unwrap().is_for_own_units);
}

// cites: CONQ-COMP-09, CONQ-COMP-14
#[test]
fn conq_comp_14_a_warlord_has_two_sides() {
    let sides = |warlord: WarlordId| {
        let (hale, bloodied) = (warlord.hale(), warlord.bloodied());
        [hale.attack, hale.hit_points, bloodied.attack, bloodied.hit_points]
    };
    let all: Vec<[u8; 4]> = WarlordId::ALL.iter().map(|warlord| sides(*warlord)).collect();
    assert_eq!(all, [[2, 6, 2, 5], [2, 6, 2, 5], [2, 7, 2, 5], [1, 6, 1, 5], [2, 6, 1, 5], [1, 7, 1, 6], [1, 7, 1, 5]]);
    for warlord in WarlordId::ALL {
        assert_eq!((warlord.slug(), warlord.name()), (warlord.title().slug(), warlord.title().name()));
        assert_eq!((warlord.title().warlord(), WarlordId::of(warlord.faction())), (Some(*warlord), *warlord));
        assert!(warlord.card().is_unique && warlord.card().card_type == CardType::Warlord, "{warlord}");
    }
    assert_eq!((STARTING_HAND, STARTING_RESOURCES), (7, 7));
}

// cites: CONQ-COMP-11, CONQ-COMP-12
#[test]
fn conq_comp_12_planets_have_their_categories_and_rewards() {
    for category in Category::ALL {
        assert_eq!(PlanetId::ALL.iter().filter(|planet| planet.categories().contains(category)).count(), 6, "{category}");
    }
    let of = |count: usize| PlanetId::ALL.iter().filter(|planet| planet.categories().len() == count).count();
    assert_eq!((of(1), of(2), of(3)), (4, 4, 2));
    let rewards = PlanetId::ALL.iter().map(|planet| planet.reward());
    let (cards, resources) = rewards.fold((0, 0), |sum, reward| (sum.0 + reward.cards, sum.1 + reward.resources));
    assert_eq!((cards, resources), (9, 9));
    let numbers: Vec<u8> = PlanetId::ALL.iter().map(|planet| planet.card().number).collect();
    assert_eq!(numbers, (175..=184).collect::<Vec<u8>>());
}

// cites: CONQ-COMP-03
#[test]
fn conq_comp_03_the_four_tokens_are_units_without_cost() {
    let side = |token: Token| (token.card().side.attack, token.card().side.hit_points);
    assert_eq!([Token::Khymera, Token::Guardsman, Token::Cultist, Token::Snotlings].map(side), [(2, 1), (1, 2), (1, 1), (1, 1)]);
    assert_eq!(Token::ALL.iter().map(|token| u32::from(token.card().copies)).sum::<u32>(), 40);
    for token in Token::ALL {
        assert!(token.card().is_unit() && token.card().cost == Cost::None && token.card().command == 0, "{token}");
    }
}

#[test]
fn a_name_is_written_as_its_title_or_token_and_no_two_are_alike() {
    let slugs: BTreeSet<&str> = Title::ALL.iter().map(|title| title.slug()).chain(Token::ALL.iter().map(|token| token.slug())).collect();
    assert_eq!(slugs.len(), 178);
    for name in [CardName::from(Title::GoffNob), CardName::from(Token::Khymera)] {
        let written = serde_json::to_string(&name).unwrap();
        assert_eq!(written, format!("\"{}\"", name.slug()));
        assert_eq!(serde_json::from_str::<CardName>(&written).unwrap(), name);
    }
    assert!(serde_json::from_str::<CardName>("\"goff-mob\"").is_err());
    assert_eq!(Title::TenthCompanyScout.slug(), "tenth-company-scout");
}

/// What the worked examples of the rulebook (pages 8, 12 and 14) reckon with.
#[test]
fn the_examples_of_the_book_have_the_numbers_of_the_rows() {
    let icons = |title: Title| title.card().command;
    assert_eq!([Title::LandRaider, Title::GoffNob, Title::NazdregsFlashGitz, Title::TenthCompanyScout].map(icons), [3, 0, 1, 1]);
    let (recruit, nob, techmarine) = (Title::EagerRecruit.card(), Title::GoffNob.card(), Title::IronHandsTechmarine.card());
    assert_eq!((recruit.side.attack, recruit.side.hit_points, nob.side.attack), (2, 1, 6));
    assert!(nob.side.attack > techmarine.side.hit_points && nob.side.hit_points > 2 * recruit.side.attack - 1);
    assert_eq!(Title::SnotlingAttack.card().shields, 1);
    let both = Reward { cards: 1, resources: 1 };
    let reward = |planet: PlanetId| planet.reward();
    assert_eq!([PlanetId::Plannum, PlanetId::Carnath].map(reward), [both, both]);
    assert_eq!(reward(PlanetId::Barlus), Reward { cards: 2, resources: 0 });
}
