//! The effect of an entry on the line of its campaign: whether it answers, begins a position, goes back, or stands beside the line. Each kind of
//! entry says so once, in [`Body::effect`]; every other question about the effect of an entry is put to that.

use super::body::{Body, Given};
use super::chance::Derivation;
use super::court::{Again, CourtAct, Draws};
use super::pace::{SeatedAct, TimeAct};
use serde_json::Value;
use sternpost_core::{Answer, Chance, Outcome, Refusal, Seat};
use sternpost_game::Play;

/// The effect of an entry on the line of its campaign.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect<'a> {
    /// The position begins.
    Start {
        /// The set-up, as the rules read it.
        setup: &'a Value,
        /// How its chance is derived.
        derivation: Derivation,
        /// The random results of the start.
        drawn: &'a Vec<Vec<u32>>,
    },
    /// It goes on from a position that no answer leads to.
    NewGround {
        /// The position it goes on from.
        snapshot: &'a Value,
    },
    /// The rules lead on from what seats have answered.
    Answers {
        /// The answers of these seats.
        answers: Answers<'a>,
        /// The random results of these answers.
        drawn: &'a Vec<Vec<u32>>,
    },
    /// What lies face down and no seat may know is dealt anew.
    DealsAnew {
        /// The draw from which on chance gives something new, if it does.
        from: Option<u64>,
        /// The random results of the redeal.
        drawn: &'a Vec<Vec<u32>>,
    },
    /// It goes on from an earlier entry.
    Back(Back<'a>),
    /// Nothing: the entry stands beside the line.
    Nothing(Beside<'a>),
}

/// The answers of seats in an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answers<'a> {
    /// One seat.
    One(Turn<'a>),
    /// All seats that a step asked together.
    Together(&'a [Given]),
}

/// The answers of one seat in an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn<'a> {
    /// The seat that answered.
    pub seat: Seat,
    /// What it was asked, by the question's id; none: it was not waited for, and may do this whenever it likes.
    pub question: Option<&'a str>,
    /// Its answers, in their order.
    pub answers: &'a [Answer],
    /// Its order that has answered, if one has.
    pub order: Option<&'a str>,
}

/// The head goes to an earlier entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Back<'a> {
    /// The entry the head goes to.
    pub to: u64,
    /// The kind of move.
    pub how: WentBack<'a>,
}

/// The way the head went to an earlier entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WentBack<'a> {
    /// A seat has taken its own answer back.
    TakenBack(Seat),
    /// The campaign was rewound.
    Rewound {
        /// What was said for it.
        why: &'a str,
        /// What chance gives from there on.
        draws: Draws,
        /// Where chance gives the same again.
        again: &'a [Again],
        /// The entry that has ordered it: a motion that was carried, or a ruling.
        by: Option<u64>,
    },
}

/// An entry that stands beside the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Beside<'a> {
    /// The campaign came about, somebody took a seat, it has ended.
    Course {
        /// The seat whose act it is, if it is that of one seat.
        seat: Option<Seat>,
    },
    /// Something about time.
    Time(&'a TimeAct),
    /// Something about who holds a seat in play.
    Seating(&'a SeatedAct),
    /// Something about the table's own past.
    Court(&'a CourtAct),
}

impl Body {
    /// The effect of the entry on the line of its campaign.
    #[must_use]
    pub fn effect(&self) -> Effect<'_> {
        match self {
            Self::Created { .. } | Self::Ended { .. } => Effect::Nothing(Beside::Course { seat: None }),
            Self::SeatTaken { seat, .. } => Effect::Nothing(Beside::Course { seat: Some(*seat) }),
            Self::Started { setup, derivation, chance, phrases: _ } => Effect::Start { setup, derivation: *derivation, drawn: chance },
            Self::Answered { question, seat, answers, order, chance } => {
                let turn = Turn { seat: *seat, question: Some(question), answers, order: order.as_deref() };
                Effect::Answers { answers: Answers::One(turn), drawn: chance }
            }
            Self::Together { step: _, answers, chance } => Effect::Answers { answers: Answers::Together(answers), drawn: chance },
            Self::Anytime { seat, answers, order, chance } => {
                let turn = Turn { seat: *seat, question: None, answers, order: order.as_deref() };
                Effect::Answers { answers: Answers::One(turn), drawn: chance }
            }
            Self::TakenBack { seat, to } => Effect::Back(Back { to: *to, how: WentBack::TakenBack(*seat) }),
            Self::Rewound { to, why, draws, again, by } => {
                Effect::Back(Back { to: *to, how: WentBack::Rewound { why, draws: *draws, again, by: *by } })
            }
            Self::DealtAnew { from, chance } => Effect::DealsAnew { from: *from, drawn: chance },
            Self::Timed { act } => Effect::Nothing(Beside::Time(act)),
            Self::Seated { act } => Effect::Nothing(Beside::Seating(act)),
            Self::Court { act } => Effect::Nothing(Beside::Court(act)),
            Self::Rebased { snapshot, why: _, by: _ } => Effect::NewGround { snapshot },
        }
    }

    /// Whether it moves the position.
    #[must_use]
    pub fn moves_the_position(&self) -> bool {
        match self.effect() {
            Effect::Start { .. } | Effect::NewGround { .. } | Effect::Answers { .. } | Effect::DealsAnew { .. } => true,
            Effect::Back(_) | Effect::Nothing(_) => false,
        }
    }

    /// Whether a position begins with it that nothing before it leads to.
    #[must_use]
    pub fn begins_a_position(&self) -> bool {
        match self.effect() {
            Effect::Start { .. } | Effect::NewGround { .. } => true,
            Effect::Answers { .. } | Effect::DealsAnew { .. } | Effect::Back(_) | Effect::Nothing(_) => false,
        }
    }

    /// Whether it is new ground in a campaign: what stands before it was folded by older rules.
    #[must_use]
    pub fn is_new_ground(&self) -> bool {
        matches!(self.effect(), Effect::NewGround { .. })
    }

    /// The random results of the entry; none of an entry that cannot draw.
    #[must_use]
    pub fn drawn(&self) -> Option<&Vec<Vec<u32>>> {
        match self.effect() {
            Effect::Start { drawn, .. } | Effect::Answers { drawn, .. } | Effect::DealsAnew { drawn, .. } => Some(drawn),
            Effect::NewGround { .. } | Effect::Back(_) | Effect::Nothing(_) => None,
        }
    }

    /// The answers of seats in the entry, if there are any.
    #[must_use]
    pub fn answers(&self) -> Option<Answers<'_>> {
        if let Effect::Answers { answers, .. } = self.effect() { Some(answers) } else { None }
    }

    /// The turn of each seat in the entry.
    pub fn turns(&self) -> impl Iterator<Item = Turn<'_>> {
        self.answers().into_iter().flat_map(Answers::turns)
    }

    /// The turn it is, if one seat has answered alone.
    #[must_use]
    pub fn turn(&self) -> Option<Turn<'_>> {
        match self.answers()? {
            Answers::One(turn) => Some(turn),
            Answers::Together(_) => None,
        }
    }

    /// Whether it answers a step of the rules: what a seat does at any time answers none.
    #[must_use]
    pub fn answers_a_step(&self) -> bool {
        self.turns().any(|turn| !turn.is_anytime())
    }

    /// Whether whoever is asked after it is asked from then on. What a seat does at any time, what is said about time, seats or disputes changes nothing
    /// about what others are asked.
    #[must_use]
    pub fn asks_anew(&self) -> bool {
        match self.effect() {
            Effect::Start { .. }
            | Effect::NewGround { .. }
            | Effect::DealsAnew { .. }
            | Effect::Back(_)
            | Effect::Nothing(Beside::Course { .. }) => true,
            Effect::Answers { .. } => self.answers_a_step(),
            Effect::Nothing(Beside::Time(_) | Beside::Seating(_) | Beside::Court(_)) => false,
        }
    }

    /// The orders that have answered in it.
    pub fn orders(&self) -> impl Iterator<Item = &str> {
        self.turns().filter_map(|turn| turn.order)
    }

    /// The move to an earlier entry, if the entry makes one.
    #[must_use]
    pub fn back(&self) -> Option<Back<'_>> {
        if let Effect::Back(back) = self.effect() { Some(back) } else { None }
    }

    /// The earlier entry that becomes the head, if it moves the head.
    #[must_use]
    pub fn moves_to(&self) -> Option<u64> {
        self.back().map(|back| back.to)
    }

    /// The seat whose act it is, if it is that of one seat.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.effect() {
            Effect::Answers { answers: Answers::One(turn), .. } => Some(turn.seat),
            Effect::Back(back) => back.taken_back_by(),
            Effect::Nothing(Beside::Course { seat }) => seat,
            Effect::Nothing(Beside::Court(act)) => act.seat(),
            Effect::Start { .. }
            | Effect::NewGround { .. }
            | Effect::DealsAnew { .. }
            | Effect::Answers { answers: Answers::Together(_), .. }
            | Effect::Nothing(Beside::Time(_) | Beside::Seating(_)) => None,
        }
    }
}

impl<'a> Answers<'a> {
    /// The turn of each seat, in the order in which they stand there.
    pub fn turns(self) -> impl Iterator<Item = Turn<'a>> {
        let (one, several): (Option<Turn<'a>>, &[Given]) = match self {
            Self::One(turn) => (Some(turn), &[]),
            Self::Together(given) => (None, given),
        };
        one.into_iter().chain(several.iter().map(Turn::of))
    }

    /// Puts them to the rules.
    ///
    /// # Errors
    /// Why the rules refuse them; where several seats have answered, with the one whose answer it is. The position is of no use then.
    pub fn apply(self, play: &mut dyn Play, chance: &mut Chance<'_>) -> Result<Outcome, (Option<Seat>, Refusal)> {
        match self {
            Self::One(turn) if turn.is_anytime() => play.apply_anytime(turn.seat, turn.answers, chance).map_err(|why| (None, why)),
            Self::One(turn) => play.apply_logged(turn.seat, turn.answers, chance).map_err(|why| (None, why)),
            Self::Together(given) => {
                let answers = given.iter().map(|given| (given.seat, given.answer.clone())).collect();
                play.apply_together(&answers, chance).map_err(|(seat, why)| (Some(seat), why))
            }
        }
    }
}

impl<'a> Turn<'a> {
    fn of(given: &'a Given) -> Self {
        let Given { seat, question, answer, order, received_at: _, cause: _ } = given;
        Self { seat: *seat, question: Some(question), answers: std::slice::from_ref(answer), order: order.as_deref() }
    }

    /// Whether it was made at a time when nobody waited for it.
    #[must_use]
    pub fn is_anytime(&self) -> bool {
        self.question.is_none()
    }
}

impl<'a> Back<'a> {
    /// The seat that has taken its own answer back; none: the campaign was rewound.
    #[must_use]
    pub fn taken_back_by(&self) -> Option<Seat> {
        match self.how {
            WentBack::TakenBack(seat) => Some(seat),
            WentBack::Rewound { .. } => None,
        }
    }

    /// The reason given for it; nobody gives one for taking their own answer back.
    #[must_use]
    pub fn why(&self) -> Option<&'a str> {
        match self.how {
            WentBack::TakenBack(_) => None,
            WentBack::Rewound { why, .. } => Some(why),
        }
    }

    /// The draws of chance from there on; none of a take-back, before which nothing was drawn.
    #[must_use]
    pub fn draws(&self) -> Option<Draws> {
        match self.how {
            WentBack::TakenBack(_) => None,
            WentBack::Rewound { draws, .. } => Some(draws),
        }
    }
}
