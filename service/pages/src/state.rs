//! Words the state of a campaign: who has won it, who has paused it.

use sternpost_core::Key;
use sternpost_model::pace::Held;
use sternpost_store::Status;
use sternpost_table::Snapshot;
use sternpost_table::past::finish::Finish;
use sternpost_words::{PageWords, say};

/// The finish of a campaign, if it is over and was played to its end.
#[must_use]
pub fn finish(snapshot: &Snapshot) -> Option<Finish> {
    let play = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Ended)?;
    Finish::of(snapshot, play, &play.standings()?)
}

/// The finish of a campaign, as a heading.
#[must_use]
pub fn finish_words(finish: &Finish, page_words: PageWords) -> String {
    match finish {
        Finish::Won(names) => page_words.t(say::won(names)),
        Finish::WonTogether(names) => page_words.t(say::won_together(names)),
        Finish::Drawn(names) => page_words.t(say::drawn(names)),
        Finish::Lost => page_words.t(say::LOST),
    }
}

/// The same as how it stands.
fn finish_status(finish: &Finish, page_words: PageWords) -> String {
    match finish {
        Finish::Won(names) => page_words.t(say::status_won(names)),
        Finish::WonTogether(_) => page_words.t(say::STATUS_WON_TOGETHER),
        Finish::Drawn(names) => page_words.t(say::status_drawn(names)),
        Finish::Lost => page_words.t(say::STATUS_LOST),
    }
}

/// The same as a sentence at the head of a page.
#[must_use]
pub fn finish_sentence(finish: &Finish, page_words: PageWords) -> String {
    match finish {
        Finish::Won(names) => page_words.t(say::over_won(names)),
        Finish::WonTogether(_) => page_words.t(say::OVER_WON_TOGETHER),
        Finish::Drawn(names) => page_words.t(say::over_drawn(names)),
        Finish::Lost => page_words.t(say::OVER_LOST),
    }
}

/// The reason why no time runs, in a few words, if somebody has paused the campaign or its time was over.
#[must_use]
pub fn paused(snapshot: &Snapshot, page_words: PageWords) -> Option<String> {
    let held = snapshot.watch().filter(|_| snapshot.campaign.status == Status::Running)?.held?;
    Some(match held {
        // The address of a host without a seat is nothing for whoever looks on.
        Held::Host => match snapshot.seats_of(&snapshot.campaign.host_address).next() {
            Some(row) => page_words.t(say::status_paused(&row.name)),
            None => page_words.t(say::STATUS_PAUSED_HOST),
        },
        Held::TimeOver => page_words.t(say::STATUS_TIME_OVER),
    })
}

/// The state of a campaign in a few words: who has won it, or has paused it.
#[must_use]
pub fn state_words(snapshot: &Snapshot, page_words: PageWords) -> String {
    let ended = finish(snapshot).map(|finish| finish_status(&finish, page_words));
    ended.or_else(|| paused(snapshot, page_words)).unwrap_or_else(|| page_words.t(status_key(snapshot.campaign.status)))
}

/// The message that says how a campaign stands.
#[must_use]
pub fn status_key(status: Status) -> Key {
    match status {
        Status::Lobby => say::STATUS_LOBBY,
        Status::Running => say::STATUS_RUNNING,
        Status::Ended => say::STATUS_ENDED,
        Status::Stuck => say::STATUS_STUCK,
    }
}
