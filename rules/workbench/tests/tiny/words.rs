//! Everything Skirmish says: prompts, choices, hints, lines and labels. The wording is in `text/en.ftl`.

use super::cards::{Ability, Card, Kind};
use super::state::{Banner, Unit};
use sternpost_core::{Seat, messages};

messages! {
    "ask";
    /// What is asked.
    pub(crate) enum Ask {
        Banner, Bid, Ties, Turn, Hire, Target, Cancel, Ambush,
        Losses { hits: u32 },
        Withdraw,
        SetAside { count: u32 },
       Gift, HowMuch { to: Seat },
    }
}

messages! {
    "choice";
    /// What can be picked.
    pub(crate) enum Choice {
        Pass,
        Rest,
        Use { ability: Ability },
        Camp { seat: Seat },
        March { seat: Seat },
        Play { kind: Kind },
        Hire,
        Unit { unit: Unit },
        Stand,
        Withdraw,
        Card { kind: Kind, copy: u8 },
        Give { seat: Seat },
    }
}

messages! {
    "hint";
    /// What a choice costs or causes.
    pub(crate) enum Hint {
        Coins { cost: u32 },
        Defenders { guards: u32, riders: u32 },
        GivesUpAPoint,
    }
}

messages! {
    "line";
    /// What is told.
    pub(crate) enum Line {
        Day { day: u32, leader: Seat },
        Drawn { seat: Seat },
        YouDrew { cards: Vec<Card> },
        Bid { seat: Seat, coins: u32 },
        WonBanner { seat: Seat, banner: Banner },
        WonPoint { seat: Seat },
        Feasted { seat: Seat },
        TookToll { seat: Seat },
        Hired { seat: Seat, unit: Unit },
        Gave { seat: Seat, to: Seat, coins: u32 },
        Announced { seat: Seat, kind: Kind },
        Cancelled { seat: Seat },
        Levied { seat: Seat },
        Spied { seat: Seat, target: Seat },
        YouSaw { target: Seat, cards: Vec<Card> },
        Robbed { seat: Seat, target: Seat },
        YouTook { cards: Vec<Card> },
        YouLost { cards: Vec<Card> },
        Marched { attacker: Seat, defender: Seat },
        Ambushed { seat: Seat },
        Rolled { seat: Seat, dice: Vec<u32> },
        Lost { seat: Seat, guards: u32, riders: u32 },
        Withdrew { seat: Seat },
        Taken { seat: Seat },
        Held { seat: Seat },
        SetAside { seat: Seat, count: u32 },
        YouSetAside { cards: Vec<Card> },
        Won { seat: Seat },
        LastDay,
    }
}

messages! {
    "label";
    /// What stands on the board.
    pub(crate) enum Label {
        Camp { seat: Seat },
        CardNo { kind: Kind, copy: u8 },
        Points, Coins, Hand, Banners,
        Number { n: u32 },
        Cards { cards: Vec<Card> },
        BannerNames { banners: Vec<Banner> },
    }
}
