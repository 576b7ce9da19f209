//! Reasons why an act about a dispute or a motion is refused.

use super::cases::HOURS_TO_APPEAL;
use super::docket::MOST_TEXT;
use thiserror::Error;

/// The reason why something cannot be done about a dispute or a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// There is no such entry, or it counts no more.
    #[error("there is no such entry on the line that counts")]
    NoEntry,
    /// One thing after the other.
    #[error("a dispute is open: it is decided first")]
    DisputeOpen,
    /// It has been decided for good.
    #[error("this entry has been disputed before, and the ruling on it is final")]
    Final,
    /// The same seat has disputed it before, and let it rest.
    #[error("this seat has disputed this entry before")]
    DisputedBefore,
    /// There is no such dispute.
    #[error("there is no such dispute")]
    NoDispute,
    /// It is decided.
    #[error("this dispute is not open")]
    NotOpen,
    /// It is somebody else's.
    #[error("only the seat that has opened a dispute can let it rest")]
    NotYours,
    /// There is nothing to appeal, or it was appealed, or it is too late.
    #[error("a ruling can be appealed once, within {HOURS_TO_APPEAL} hours")]
    NoAppeal,
    /// It is not theirs to rule.
    #[error("an appeal is decided by the table")]
    NotTheirs,
    /// One motion after the other.
    #[error("the table is voting already: one motion after the other")]
    MotionOpen,
    /// There is no such motion, or it is decided.
    #[error("there is no such motion, or it is decided")]
    NoMotion,
    /// Bots and empty seats do not vote.
    #[error("only a seat that somebody holds has a voice")]
    NoVoice,
    /// A motion names other voters than the seats that people hold.
    #[error("the seats that people hold have a voice, all of them and no others")]
    OtherVoices,
    /// It has voted so already.
    #[error("this seat has voted so already")]
    VotedSo,
    /// It is no earlier entry.
    #[error("it can go back to an earlier entry only, after the start")]
    NotEarlier,
    /// The log says that nobody was arbiter.
    #[error("nobody was arbiter here")]
    NoArbiter,
    /// A reason is missing, or too long.
    #[error("a reason has 1 to {MOST_TEXT} characters")]
    NoReason,
    /// What another seat would answer is its own to propose: whether it could would tell what it holds.
    #[error("a seat proposes answers of its own only")]
    NotItsAnswers,
    /// The outcome is not what the votes say.
    #[error("the votes say otherwise")]
    OtherwiseVoted,
    /// An act has the name of somebody whose it cannot be.
    #[error("this is not theirs to do")]
    NotTheirAct,
}
