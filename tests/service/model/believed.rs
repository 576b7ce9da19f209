//! The model: a list of the positions after each entry, who holds which seat, what waits to be opened, and what each seat has ordered.

use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::Play;
use sternpost_log::{CampaignId, CampaignSecret, ChanceKey, Derived, Motion, Stream};

/// What stands after an entry.
#[derive(Clone)]
pub(super) struct Moment {
    pub(super) play: Arc<dyn Play>,
    /// The entries that led there: each with how many steps had been answered before it.
    pub(super) line: Vec<(u64, u64)>,
    /// Who could take the last answer back, and the entry before it.
    pub(super) revocable: Option<(Seat, u64)>,
}

/// What is voted on.
#[derive(Clone)]
pub(super) struct Voting {
    /// The entry that has proposed it.
    pub(super) seq: u64,
    pub(super) motion: Motion,
    /// Whether the entry it leads back to counted as it was proposed.
    pub(super) counted: bool,
    pub(super) votes: BTreeMap<u8, bool>,
}

/// A dispute that waits for a ruling.
#[derive(Clone, Copy)]
pub(super) struct Disputed {
    pub(super) seq: u64,
    pub(super) by: Seat,
}

/// An order: questions of a kind are answered by their default.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ordered {
    pub(super) id: String,
    pub(super) seat: Seat,
    pub(super) kind: String,
    pub(super) is_on: bool,
    pub(super) uses: u64,
}

/// The model.
pub(super) struct Model {
    pub(super) id: CampaignId,
    pub(super) secret: CampaignSecret,
    pub(super) key: ChanceKey,
    /// After each entry, the first at 1; none before the start.
    pub(super) moments: Vec<Option<Moment>>,
    pub(super) sealed: BTreeMap<Seat, Answer>,
    /// The orders of each seat in the order given: all answer what a passed deadline would.
    pub(super) orders: Vec<Ordered>,
    pub(super) addresses: Vec<String>,
    pub(super) generations: Vec<u32>,
    pub(super) is_over: bool,
    /// From which draw on which deal holds.
    pub(super) deals: Vec<(u64, u64)>,
    /// The entries that have dealt anew.
    pub(super) dealt: Vec<u64>,
    pub(super) voting: Option<Voting>,
    pub(super) disputed: Option<Disputed>,
    /// Which seats have disputed which entries, let rest or not.
    pub(super) disputes: Vec<(Seat, u64)>,
    /// Entries that were disputed and ruled on.
    pub(super) ruled: Vec<u64>,
    /// What of the table's court has come to something.
    pub(super) reached: BTreeMap<&'static str, usize>,
}

impl Model {
    pub(super) fn seq(&self) -> u64 {
        self.moments.len() as u64
    }

    pub(super) fn now(&self) -> &Moment {
        self.moments.last().and_then(Option::as_ref).expect("it has started")
    }

    pub(super) fn asks_together(&self) -> bool {
        self.now().play.open().len() > 1
    }

    pub(super) fn draws(&self) -> Derived {
        let draw = self.now().play.draws_so_far().expect("it is counted");
        let deal = self.deals.iter().rev().find(|(first, _)| *first <= draw).map_or(0, |(_, deal)| *deal);
        Derived::new(&self.key, self.id, Stream::Draw { draw, deal })
    }

    /// The entry that the position stands at.
    pub(super) fn head(&self) -> u64 {
        self.now().line.last().expect("it has started").1
    }

    /// Who owes an answer, with the question.
    pub(super) fn owed(&self) -> Vec<(Seat, String)> {
        let open = if self.is_over { vec![] } else { self.now().play.open() };
        open.into_iter().filter(|(seat, _)| !self.sealed.contains_key(seat) && self.order_for(*seat).is_none()).collect()
    }

    /// The order that answers for a seat that is asked.
    pub(super) fn order_for(&self, seat: Seat) -> Option<usize> {
        let kinds = self.now().play.kinds(seat);
        let is_asked = self.now().play.open().iter().any(|(of, _)| *of == seat);
        let answers = |order: &Ordered| order.seat == seat && order.is_on && kinds.iter().any(|kind| kind.id == order.kind);
        self.orders.iter().position(answers).filter(|_| is_asked && !self.is_over)
    }

    /// Who has taken an answer back wants to be asked: what would answer at once is off.
    pub(super) fn ask_again(&mut self, seat: Seat) {
        while let Some(order) = self.order_for(seat) {
            self.orders[order].is_on = false;
        }
    }

    /// What happens by itself: where all who are asked have answered or ordered, their answers are entries. Their kinds.
    pub(super) fn go_on(&mut self) -> Vec<&'static str> {
        let mut kinds = vec![];
        while !self.is_over && self.owed().is_empty() {
            let open = self.now().play.open();
            let Some((seat, _)) = open.first() else { break };
            let default = |model: &Self, seat: Seat| model.now().play.asked_of(seat).expect("it is asked").default;
            if self.asks_together() {
                let ordered: Vec<Seat> = open.iter().map(|(seat, _)| *seat).filter(|seat| !self.sealed.contains_key(seat)).collect();
                for seat in ordered {
                    let (answer, order) = (default(self, seat), self.order_for(seat).expect("nobody owes anything"));
                    self.orders[order].uses += 1;
                    self.sealed.insert(seat, answer);
                }
                kinds.extend(self.opened());
            } else {
                let (seat, answer, order) = (*seat, default(self, *seat), self.order_for(*seat).expect("nobody owes anything"));
                self.orders[order].uses += 1;
                kinds.extend(self.answered(seat, answer));
            }
        }
        kinds
    }

    /// The entries that an answer leads to, by their kinds; the model has gone on.
    pub(super) fn answer(&mut self, seat: Seat, answer: Answer) -> Vec<&'static str> {
        let mut kinds = vec![];
        if self.asks_together() {
            self.sealed.insert(seat, answer);
        } else {
            kinds.extend(self.answered(seat, answer));
        }
        kinds.extend(self.go_on());
        kinds
    }

    /// One seat alone has answered.
    pub(super) fn answered(&mut self, seat: Seat, answer: Answer) -> Vec<&'static str> {
        let mut play = self.now().play.fork();
        let mut draws = self.draws();
        let out = play.apply(seat, &[answer], &mut Chance::live(&mut draws)).expect("it is on offer");
        let revocable = Some((seat, self.seq())).filter(|_| !out.committed && !play.is_over());
        self.stands(play, revocable, "answered")
    }

    /// All that were asked together have answered.
    pub(super) fn opened(&mut self) -> Vec<&'static str> {
        let mut play = self.now().play.fork();
        let answers = std::mem::take(&mut self.sealed);
        let mut draws = self.draws();
        play.apply_together(&answers, &mut Chance::live(&mut draws)).expect("each was checked");
        self.stands(play, None, "together")
    }

    pub(super) fn stands(&mut self, play: Box<dyn Play>, revocable: Option<(Seat, u64)>, kind: &'static str) -> Vec<&'static str> {
        self.is_over = play.is_over();
        let mut line = self.now().line.clone();
        line.push((self.now().play.steps_answered(), self.seq() + 1));
        self.moments.push(Some(Moment { play: play.into(), line, revocable }));
        if !self.is_over {
            return vec![kind];
        }
        let end = self.moments.last().cloned().flatten();
        self.moments.push(end);
        vec![kind, "ended"]
    }

    /// The head moves to an entry: everything is as it was after that, and what could be taken back then can be again.
    pub(super) fn go_back(&mut self, to: u64) {
        self.sealed.clear();
        let moment = self.moments[usize::try_from(to).unwrap() - 1].clone();
        self.moments.push(moment);
    }

    /// Something that moves no position.
    pub(super) fn stay(&mut self) {
        let moment = self.moments.last().cloned().flatten();
        self.moments.push(moment);
    }
}
