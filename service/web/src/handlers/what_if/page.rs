//! Renders the page of a what-if: the next question, and what would come of the answers tried so far.

use super::{Question, Trying, address};
use crate::app::{App, row_of};
use crate::handlers::{language_form, page, reader_frame, talk};
use crate::problem::Problem;
use crate::show;
use actix_web::HttpResponse;
use sternpost_core::{Answer, Eyes, Picked, Seat, Shape};
use sternpost_game::{Asked, Offered};
use sternpost_log::CampaignId;
use sternpost_pages::anytime::Anytime;
use sternpost_pages::board_look::{BoardLook, look_links};
use sternpost_pages::differences::{Differences, Side};
use sternpost_pages::form::Control;
use sternpost_pages::layout::{Board, Link, Page, SeatLine};
use sternpost_pages::linked::Linked;
use sternpost_pages::standing::{Shown, Standing};
use sternpost_pages::turn::Step;
use sternpost_pages::what_if::{TriedFields, TriedLine, WhatIfPage};
use sternpost_picture::{Mark, Words, changes};
use sternpost_table::past::finish::Finish;
use sternpost_table::play::what_if::{Imagined, TriedStep, WhatIf};
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

pub(super) async fn shown(
    app: &App,
    trying: &Trying,
    now: Imagined,
    look: &BoardLook,
    error: Option<String>,
) -> Result<HttpResponse, Problem> {
    let Trying { snapshot, seat, page_words, what, .. } = trying;
    let (page_words, eyes) = (*page_words, Eyes::Seat(*seat));
    let (tried_so_far, looked_at) = (address(snapshot.campaign.id, what)?, here(trying)?);
    let frame = frame_of(app, trying, &looked_at).await?;
    let question = Question::of(trying, &now);
    let [before, after] = [&*now.before, &*now.play].map(|play| Side::of(play, eyes));
    let proposal = app.service.adoptable(snapshot, *seat, what).await?;
    page(&show::with_words(snapshot, page_words.tag(), |words| {
        let proposed = proposal.iter().flat_map(|proposal| &proposal.steps);
        let proposed =
            proposed.map(|(asked, answer)| Step { prompt: words.say(&asked.prompt), answer: words.answer(asked, answer), href: None });
        let control = question.control(trying, words);
        // While one thing is put together nothing else is begun.
        let anytime = if question.is_act { None } else { now.anytime(*seat) };
        WhatIfPage {
            from: began_at(trying),
            sample: what.sample,
            ways: ways(snapshot.campaign.id, page_words, what),
            steps: now.steps.iter().enumerate().filter(|(_, step)| !step.is_by_itself).map(|at| line(trying, words, at)).collect(),
            other: (question.seat != *seat).then(|| snapshot.name(question.seat)),
            fields: question.fields(trying),
            error,
            anytime: anytime.map(|asked| Anytime::of(&asked, words, |offer| act_address(&tried_so_far, *seat, &offer.id))),
            replies: if question.is_act { vec![] } else { replies(trying, &now, words, &tried_so_far) },
            asked_instead: question.is_act.then(|| if now.is_acting() { before_act(trying, &now) } else { tried_so_far.clone() }),
            others: question.others(trying, &now, &tried_so_far),
            can_bots: !now.is_acting() && (now.waiting.iter().any(|other| other != seat) || !now.proposed_to(*seat).is_empty()),
            proposal: proposed.collect(),
            ending: ending(snapshot, page_words, &now),
            changed: Differences::between(&before, &after, page_words, words),
            standing: standing(trying, words, &now),
            board: board(trying, &now, (look, &looked_at), &question.marks(control.as_ref()), words),
            panels: show::panels(&now.play.scene(eyes), words, &*now.play, eyes),
            control,
            page: frame,
        }
    }))
}

/// The frame of the page.
async fn frame_of(app: &App, trying: &Trying, looked_at: &str) -> Result<Page, Problem> {
    let Trying { snapshot, reader, seat, page_words, .. } = trying;
    let mut frame = reader_frame(app, snapshot, *page_words, reader);
    frame.title = page_words.t(say::WHAT_IF);
    // Nothing here goes out of date.
    frame.version = None;
    let language = format!("/c/{}/language", snapshot.campaign.id);
    frame.language_form = row_of(snapshot, seat.0).and_then(|_| language_form(language, looked_at));
    talk::beside(app, snapshot, reader, &mut frame).await?;
    Ok(frame)
}

/// The position at which it began.
fn began_at(trying: &Trying) -> Link {
    let (id, from) = (trying.snapshot.campaign.id, trying.what.from);
    if from == trying.snapshot.seq {
        return Link::new(format!("/c/{id}"), trying.page_words.t(say::WHAT_IF_NOW));
    }
    Link::new(format!("/c/{id}/at/{from}"), trying.page_words.t(say::what_if_from(from)))
}

impl Question {
    /// The controls that answer it.
    fn control(&self, trying: &Trying, words: &Words<'_>) -> Option<Control> {
        let asked = self.asked.as_ref()?;
        let filled = trying.act.as_ref().and_then(|act| filled_with(asked, act)).or_else(|| picked(&asked.shape, &asked.default));
        Some(Control::of(asked, words, filled.as_ref()))
    }

    /// The choices marked on the board.
    fn marks(&self, control: Option<&Control>) -> Vec<Mark> {
        control.zip(self.asked.as_ref()).map(|(control, asked)| control.marks(asked)).unwrap_or_default()
    }

    /// The hidden fields of its form.
    fn fields(&self, trying: &Trying) -> TriedFields {
        let what = &trying.what;
        TriedFields {
            action: format!("/c/{}/what-if", trying.snapshot.campaign.id),
            from: what.from,
            sample: what.sample,
            tried: what.written().unwrap_or_default(),
            seat: self.seat.0,
            act: if self.is_act { trying.act.clone().unwrap_or_else(|| "on".to_owned()) } else { String::new() },
            question: self.asked.as_ref().map(|asked| asked.id.clone()).unwrap_or_default(),
        }
    }

    /// The others that are asked something there, each with the way to answer for them.
    fn others(&self, trying: &Trying, now: &Imagined, tried_so_far: &str) -> Vec<Link> {
        // The reader's own question is what is answered instead of an act.
        let left_out = if self.is_act { trying.seat } else { self.seat };
        let others = now.waiting.iter().filter(|other| **other != left_out && !now.is_acting());
        others.map(|other| Link::new(format!("{tried_so_far}&seat={}", other.0), trying.snapshot.name(*other))).collect()
    }
}

/// The board as it would stand; `look` is how it is looked at, and at which address.
fn board(trying: &Trying, now: &Imagined, (look, looked_at): (&BoardLook, &str), marks: &[Mark], words: &Words<'_>) -> Board {
    let eyes = Eyes::Seat(trying.seat);
    let scene = now.play.scene(eyes);
    let changed = if trying.what.tried.is_empty() { vec![] } else { changes(&now.before.scene(eyes), &scene) };
    let choices: Vec<_> = marks.iter().map(|mark| mark.place.clone()).collect();
    let looked = look.at(&*now.play, &scene, eyes, &choices);
    let near = show::name_of_focus(&scene, words, &looked);
    let links = look_links(&looked, looked_at, trying.page_words, &|text| words.say(text), &near);
    let showing = show::Showing { marks: marks.to_vec(), changed, looked, ..show::Showing::default() };
    show::board(&scene, words, &now.play.colours(), showing).with_looks(links).to_pick_on(!marks.is_empty())
}

/// The address of what is looked at: with whose question it is, and which act at any time the form is filled with.
fn here(trying: &Trying) -> Result<String, Refused> {
    let mut here = address(trying.snapshot.campaign.id, &trying.what)?;
    match (trying.wanted, &trying.act) {
        (Some(seat), Some(act)) => here = act_address(&here, seat, act),
        (None, Some(act)) => here = act_address(&here, trying.seat, act),
        (Some(seat), None) => here.push_str(&format!("&seat={}", seat.0)),
        (None, None) => {}
    }
    Ok(here)
}

/// The address at which an act at any time of a seat is put together after the answers tried.
fn act_address(tried_so_far: &str, seat: Seat, choice: &str) -> String {
    let act = serde_urlencoded::to_string([("seat", seat.0.to_string().as_str()), ("act", choice)]).expect("a choice is a text");
    format!("{tried_so_far}&{act}")
}

/// An act that an address names, where it is on offer.
fn filled_with(asked: &Asked, act: &str) -> Option<Answer> {
    let is_there = asked.offers.iter().any(|offer| offer.id == act);
    match asked.shape {
        Shape::OneOf if is_there => Some(Picked::One(act.to_owned())),
        Shape::OneOf | Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => None,
    }
}

/// The address before the act that is put together.
fn before_act(trying: &Trying, now: &Imagined) -> String {
    let before = trying.what.tried.len().saturating_sub(now.answers_of_act());
    let before = trying.what.tried.iter().take(before).cloned().collect();
    address(trying.snapshot.campaign.id, &trying.what.with(before)).unwrap_or_default()
}

/// Links to the replies of others to a proposal: the reader replies for them.
fn replies(trying: &Trying, now: &Imagined, words: &Words<'_>, tried_so_far: &str) -> Vec<Link> {
    let of = |seat: Seat| {
        let offers = now.anytime(seat).into_iter().flat_map(|asked| asked.offers);
        let own = offers.filter(|offer| offer.reply_to.is_some());
        own.map(move |offer| (seat, offer))
    };
    let link = |(seat, offer): (Seat, Offered)| {
        Link::new(act_address(tried_so_far, seat, &offer.id), format!("{}: {}", trying.snapshot.name(seat), words.say(&offer.label)))
    };
    now.proposed_to(trying.seat).into_iter().flat_map(of).map(link).collect()
}

/// The initial values of the controls: numbers as by default, nothing else.
fn picked(shape: &Shape, default: &Answer) -> Option<Answer> {
    match shape {
        Shape::Split { .. } | Shape::Amount { .. } | Shape::Arrange => Some(default.clone()),
        Shape::OneOf | Shape::SomeOf { .. } => None::<Picked<String>>,
    }
}

/// Links onwards: back to where it began, to another sample, to the campaign.
fn ways(id: CampaignId, page_words: PageWords, what: &WhatIf) -> Vec<Link> {
    let start = what.with(vec![]);
    let other = WhatIf { sample: what.sample % u32::MAX + 1, ..what.clone() };
    let link = |what: &WhatIf, text: String| address(id, what).ok().map(|href| Link::new(href, text));
    let again = if what.tried.is_empty() { None } else { link(&start, page_words.t(say::WHAT_IF_START)) };
    // What was tried need not fit another world: it begins anew there.
    let sample = link(&other.with(vec![]), page_words.t(say::WHAT_IF_SAMPLE));
    again.into_iter().chain(sample).chain([Link::new(format!("/c/{id}"), page_words.t(say::TO_BOARD))]).collect()
}

/// A step of what was tried.
fn line(trying: &Trying, words: &Words<'_>, (at, step): (usize, &TriedStep)) -> TriedLine {
    let seat = Seat(step.tried.0);
    let before = trying.what.with(trying.what.tried.iter().take(at).cloned().collect());
    TriedLine {
        who: (seat != trying.seat).then(|| trying.snapshot.name(seat)),
        step: Step {
            prompt: words.say(&step.asked.prompt),
            answer: words.answer(&step.asked, &step.tried.1),
            href: address(trying.snapshot.campaign.id, &before).ok(),
        },
        by_bot: step.tried.2,
        is_made_up: step.is_made_up,
        told: step.told.iter().map(|text| Linked::of(words, text)).collect(),
    }
}

/// The ending, if the what-if leads to one.
fn ending(snapshot: &Snapshot, page_words: PageWords, now: &Imagined) -> Option<String> {
    let finish = Finish::of(snapshot, &*now.play, now.standings.as_ref()?)?;
    Some(show::finish_words(&finish, page_words))
}

/// The standings as they would be, and who would be waited for.
fn standing(trying: &Trying, words: &Words<'_>, now: &Imagined) -> Standing {
    let (snapshot, eyes) = (&trying.snapshot, Eyes::Seat(trying.seat));
    let (tally, before, colours) = (now.play.tally(eyes), now.before.tally(eyes), now.play.colours());
    let line = |row: &sternpost_store::SeatRow| {
        let seat = Seat(row.seat);
        let is_waited_for = now.waiting.contains(&seat);
        SeatLine {
            name: row.name.clone(),
            colour: colours.get(seat).cloned().unwrap_or_default(),
            state: trying.page_words.t(if is_waited_for { say::STATE_ASKED } else { say::STATE_WAITS }),
            is_waited_for,
            is_reader: seat == trying.seat,
        }
    };
    let shown = Shown { tally: &tally, before: Some(&before), lines: snapshot.seats.iter().map(line).collect(), colours: &colours, eyes };
    Standing::of(trying.page_words, words, shown)
}
