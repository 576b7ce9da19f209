//! Schemas of what crates below declare without one: the kernel, which knows no documents, and the store. Each is written as serde writes the
//! type of the same name there; a test compares the two.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::Seat;

/// How far a campaign is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Lobby,
    /// It is played.
    Running,
    /// It is over.
    Ended,
    /// A rule failed: an operator is needed.
    Stuck,
}

/// How far a seat is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// Its holder was invited.
    Invited,
    /// Its holder is in.
    Taken,
    /// A bot plays it.
    Bot,
    /// Nobody holds it: whoever has the campaign's open link may ask for it.
    Open,
}

/// How often a letter tells a seat what was said.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Digest {
    /// Never.
    Off,
    /// Once a day at most.
    Daily,
    /// Once a week at most.
    Weekly,
}

/// What a party of a promise answers.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PartyAnswer {
    /// It promises.
    Agreed,
    /// It does not.
    Declined,
}

/// What has become of a promise.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PromiseMark {
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
}

/// For whom a view is made.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// For the holder of a seat.
    Seat(Seat),
    /// For anybody who may watch.
    Spectator,
    /// For whoever rules on a dispute.
    Arbiter,
}

/// How a seat has finished.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner; equal for equals. Several first are a draw, or a table that has won together; where nobody has won everybody is 2.
    #[schemars(range(min = 1))]
    pub rank: u8,
    /// Its score.
    pub score: i32,
}

/// What an answer looks like.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Shape {
    /// One of the choices.
    OneOf,
    /// Some of the choices, each at most once.
    SomeOf {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A total, or less, split over the choices.
    Split {
        /// The fewest that the parts add up to.
        least: u32,
        /// The most that the parts add up to.
        total: u32,
    },
    /// All choices, put in order.
    Arrange,
    /// A number.
    Amount {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
}

/// What a choice adds to a meter.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Share {
    /// How much; what gives room takes something off.
    pub each: i32,
    /// For so many, or for a part of them.
    #[schemars(range(min = 1))]
    pub per: u32,
}

/// Why looking ahead stopped.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// The same seat has a further question: the turn can go on.
    Asked,
    /// The next thing is random or hidden.
    Chance,
    /// Others are asked now.
    Others,
    /// The campaign is over.
    Over,
}

/// What a kind of question is answered with.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerShape {
    /// One choice answers it.
    First,
    /// As many choices as it takes.
    Many,
    /// One choice in each of several questions in a row.
    InRow,
}

/// How much room a column of the tally deserves where there is little.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// What decides who wins.
    Score,
    /// What players look at in every turn.
    Usual,
    /// What one looks up now and then.
    Minor,
}

/// How near a seat is to a goal; numbers only where something is counted.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Progress {
    /// Where it stands.
    pub state: Near,
    /// How much it has of what is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub have: Option<u32>,
    /// How much it needs, if that is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<u32>,
    /// What it would bring the seat now, where seats vie for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<u32>,
}

/// Where a seat stands on the way to a goal.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Near {
    /// Nothing is known, or the goal is not the seat's.
    Unknown,
    /// Not there yet.
    Short,
    /// It would be scored if it were counted now.
    Enough,
    /// It has reached it.
    Done,
}

#[cfg(test)]
mod tests {
    use super::{
        AnswerShape, Digest, Eyes, Near, PartyAnswer, Progress, PromiseMark, SeatState, Shape, Share, Standing, Status, Stop, Weight,
    };
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_json::{from_value, to_value};
    use std::fmt::Debug;
    use sternpost_core::Seat;
    use sternpost_show::tally;

    /// Each of them is read as the mirror, and written by it as it was; all that the mirror has are there.
    fn mirrors<M: Serialize + DeserializeOwned, T: Serialize + Debug>(all: &[T]) {
        for one in all {
            let written = to_value(one).unwrap();
            let mirrored: M = from_value(written.clone()).unwrap_or_else(|error| panic!("{one:?}: {error}"));
            assert_eq!(to_value(&mirrored).unwrap(), written);
        }
    }

    #[test]
    fn what_the_store_declares_is_mirrored() {
        use sternpost_store as store;
        mirrors::<Status, _>(&[store::Status::Lobby, store::Status::Running, store::Status::Ended, store::Status::Stuck]);
        mirrors::<SeatState, _>(&[store::SeatState::Invited, store::SeatState::Taken, store::SeatState::Bot, store::SeatState::Open]);
        mirrors::<Digest, _>(&[store::Digest::Off, store::Digest::Daily, store::Digest::Weekly]);
        mirrors::<PartyAnswer, _>(&[store::PartyAnswer::Agreed, store::PartyAnswer::Declined]);
        mirrors::<PromiseMark, _>(&[store::PromiseMark::Kept, store::PromiseMark::Broken]);
    }

    #[test]
    fn what_the_kernel_declares_is_mirrored() {
        use sternpost_core as core;
        mirrors::<Eyes, _>(&[core::Eyes::Seat(Seat(2)), core::Eyes::Spectator, core::Eyes::Arbiter]);
        mirrors::<Standing, _>(&[core::Standing { seat: Seat(1), rank: 2, score: -3 }]);
        let shapes = [
            core::Shape::OneOf,
            core::Shape::SomeOf { least: 1, most: 2 },
            core::Shape::Split { least: 0, total: 3 },
            core::Shape::Arrange,
            core::Shape::Amount { least: 1, most: 9 },
        ];
        mirrors::<Shape, _>(&shapes);
        mirrors::<Share, _>(&[core::Share { each: -1, per: 2 }]);
        mirrors::<Stop, _>(&[core::Stop::Asked, core::Stop::Chance, core::Stop::Others, core::Stop::Over]);
        mirrors::<AnswerShape, _>(&[core::AnswerShape::First, core::AnswerShape::Many, core::AnswerShape::InRow]);
        mirrors::<Weight, _>(&[tally::Weight::Score, tally::Weight::Usual, tally::Weight::Minor]);
        mirrors::<Near, _>(&[tally::Near::Unknown, tally::Near::Short, tally::Near::Enough, tally::Near::Done]);
        let some = tally::Progress { state: tally::Near::Short, have: Some(1), need: Some(3), brings: Some(2) };
        mirrors::<Progress, _>(&[tally::Progress::default(), some]);
    }
}
