//! The sections about windows on the page about time and on that of standing orders, and the waivers a seat gives there.

use crate::show;
use sternpost_core::{Key, Kind, Seat};
use sternpost_model::pace::Until;
use sternpost_model::policy::Windows;
use sternpost_pages::promises::DueChoice;
use sternpost_pages::turn::WaiveForm;
use sternpost_pages::windows::{WaiverLine, WindowsPart};
use sternpost_store::{StandingOrder, Status};
use sternpost_table::Snapshot;
use sternpost_table::play::waivers::{until_of, waivable};
use sternpost_words::policies::of_windows;
use sternpost_words::{PageWords, say};

fn until_key(until: Until) -> Key {
    match until {
        Until::Turn => say::WINDOWS_UNTIL_TURN,
        Until::Round => say::WINDOWS_UNTIL_ROUND,
        Until::SaidOtherwise => say::WINDOWS_UNTIL_OTHERWISE,
    }
}

/// Until when a waiver can hold, for a form.
pub(super) fn untils(page_words: PageWords) -> Vec<DueChoice> {
    let choice =
        |until: Until| DueChoice { value: until.id().to_owned(), label: page_words.t(until_key(until)), is_picked: until == Until::Round };
    Until::ALL.map(choice).to_vec()
}

/// The section about windows on a page, for the holder of a seat or an onlooker.
pub(super) fn part(snapshot: &Snapshot, page_words: PageWords, own: Option<u8>) -> WindowsPart {
    let asked = own.is_some_and(|seat| {
        let waiting = snapshot.watch().and_then(|watch| watch.waiting.as_ref());
        snapshot.due().is_some() && waiting.is_some_and(|waiting| waiting.questions.contains_key(&seat) && !waiting.longer.contains(&seat))
    });
    let running = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running);
    let at_hand = own.and_then(|seat| running?.kinds(Seat(seat)).into_iter().next());
    show::with_words(snapshot, page_words.tag(), |words| {
        let line = |kept: &StandingOrder| {
            let given = &kept.order.given;
            let until = page_words.t(until_key(until_of(&given.lasts)));
            WaiverLine {
                name: snapshot.name(Seat(kept.seat)),
                words: page_words.t(say::windows_waived(words.say(&given.kind.words), until)),
                own: (own == Some(kept.seat)).then(|| given.kind.id.clone()),
            }
        };
        let kinds = own.map(|seat| waivable(snapshot, Seat(seat))).unwrap_or_default();
        WindowsPart {
            page_words,
            action: format!("/c/{}/time", snapshot.campaign.id),
            policy: page_words.t(of_windows(snapshot.campaign.table.windows)),
            is_even: snapshot.campaign.table.windows == Windows::Even,
            may_say_longer: asked && snapshot.ends_at_its_time() && !own.is_some_and(|seat| snapshot.is_waiving(Seat(seat))),
            waivers: snapshot.waivers().into_iter().map(line).collect(),
            kinds: kinds
                .iter()
                .map(|kind| DueChoice {
                    value: kind.id.clone(),
                    label: words.say(&kind.words),
                    is_picked: at_hand.as_ref().is_some_and(|at_hand| at_hand.id == kind.id),
                })
                .collect(),
            untils: untils(page_words),
        }
    })
}

/// The form beside a window by which a seat lets such windows pass; none where that is no answer.
pub(crate) fn waive_form(snapshot: &Snapshot, seat: Seat, page_words: PageWords) -> Option<WaiveForm> {
    let play = snapshot.play.as_deref()?;
    play.lets_pass(seat)?;
    let kinds = show::with_words(snapshot, page_words.tag(), |words| {
        let choice = |kind: &Kind| DueChoice { value: kind.id.clone(), label: words.say(&kind.words), is_picked: false };
        play.kinds(seat).iter().map(choice).collect::<Vec<_>>()
    });
    (!kinds.is_empty()).then(|| WaiveForm { action: format!("/c/{}/time", snapshot.campaign.id), kinds, untils: untils(page_words) })
}
