//! Renders the pages that follow a turn: its receipt, what has changed meanwhile, and waiting for others.

use super::access::{Access, whole_frame};
use super::composing::{LINES, worded_steps};
use super::picture::{self, picture};
use crate::app::{App, row_of};
use crate::handlers::anytime::acts;
use crate::handlers::page;
use crate::problem::Problem;
use crate::show;
use actix_web::HttpResponse;
use sternpost_core::{Answer, Eyes, Seat};
use sternpost_game::Asked;
use sternpost_model::entropy;
use sternpost_pages::board_look::look_links;
use sternpost_pages::folds::Folds;
use sternpost_pages::form::TurnForm;
use sternpost_pages::since::{Lines, SinceLine};
use sternpost_pages::turn::{ConflictPage, Hidden, OldLetter, ReceiptPage, WaitingPage};
use sternpost_picture::seat_sign;
use sternpost_store::{SeatRow, Status};
use sternpost_table::past::chronicle::Part;
use sternpost_table::past::readable::Chronicled;
use sternpost_table::play::answer::Receipt;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::say;

pub(super) async fn receipt_page(
    app: &App,
    access: &Access,
    form: &TurnForm,
    steps: &[(Asked, Answer)],
    receipt: Receipt,
) -> Result<HttpResponse, Problem> {
    // A page that comes again may come to anybody who kept it: nothing new is signed for it.
    let go_on = if receipt.repeated && !access.is_seated() { None } else { next_address(app, access).await? };
    let may_take_back = app.service.may_take_back(access.campaign, access.seat(), &form.question).await?;
    let snapshot = app.service.snapshot(access.campaign).await?;
    let row = row_of(&snapshot, access.seat).ok_or_else(Problem::not_found)?;
    let frame = whole_frame(app, &snapshot, access, row).await?;
    let take_back = may_take_back.then(|| Hidden {
        action: format!("{}/take-back", access.action),
        turn: "[]".to_owned(),
        version: receipt.version,
        question: form.question.clone(),
        key: entropy::token(),
    });
    page(&ReceiptPage {
        seq: receipt.version,
        when: app.now().format("%Y-%m-%d %H:%M UTC").to_string(),
        was_known: receipt.repeated,
        steps: worded_steps(&snapshot, &row.language, steps),
        told: what_came(app, access, &snapshot, row, &receipt).await?,
        take_back,
        asked: proposed_to(access, &snapshot).map(|names| frame.t(say::deal_asked(names))),
        go_on,
        campaign: format!("/c/{}", access.campaign),
        standing: show::with_words(&snapshot, &row.language, |words| {
            Ok::<_, Refused>(show::standing(&snapshot, &frame, words, snapshot.play()?, Eyes::Seat(access.seat())))
        })?,
        page: frame,
    })
}

/// Whom the seat has proposed something that they can reply to; of what is done at any time.
fn proposed_to(access: &Access, snapshot: &Snapshot) -> Option<String> {
    let (own, play) = (access.seat(), snapshot.play.as_deref().filter(|_| access.is_anytime())?);
    let is_asked =
        |seat: &Seat| snapshot.anytime_of(*seat).is_some_and(|asked| asked.offers.iter().any(|offer| offer.reply_to == Some(own)));
    let names: Vec<String> = (0..play.seats()).map(Seat).filter(is_asked).map(|seat| snapshot.name(seat)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Lines before those of a receipt that are looked through for what began there.
const BEFORE: usize = 60;

/// The lines a seat was told of its turn. A fight that began before is shown whole to a seated reader.
async fn what_came(app: &App, access: &Access, snapshot: &Snapshot, row: &SeatRow, receipt: &Receipt) -> Result<Vec<SinceLine>, Problem> {
    let eyes = Eyes::Seat(access.seat());
    let told = || receipt.told.iter().map(|told| &told.text);
    let part = Part { after: 0, before: Some(receipt.version + 1), most: receipt.told.len() + BEFORE };
    let mut lines = app.service.part_of_chronicle(snapshot, eyes, part).await?.lines;
    let mut first = lines.len().saturating_sub(receipt.told.len());
    // A page that comes again may come to anybody who kept it, and what was taken back is in no chronicle.
    if !access.is_seated() || !lines[first..].iter().map(|line| &line.text).eq(told()) {
        lines = told().map(|text| Chronicled { seq: receipt.version, text: text.clone() }).collect();
        first = 0;
    }
    let entry = lines.get(first).map_or(0, |line| line.seq);
    let told = show::with_lines(snapshot, (&row.language, eyes), &lines, |lines| Lines { reader: None, ..lines }.told(&|seq| seq >= entry));
    Ok(told.into_iter().map(|(_, line)| line).collect())
}

/// The address of the seat's next question, if it is asked again at once.
async fn next_address(app: &App, access: &Access) -> Result<Option<String>, Problem> {
    let snapshot = app.service.snapshot(access.campaign).await?;
    let asked = snapshot.owed_by(access.seat()).filter(|_| snapshot.campaign.status == Status::Running);
    let row = row_of(&snapshot, access.seat).ok_or_else(Problem::not_found)?;
    Ok(asked.map(|asked| {
        if access.is_seated() {
            format!("/c/{}/turn", access.campaign)
        } else {
            app.addresses.answer(row, Some(&asked.id), snapshot.seq, None)
        }
    }))
}

/// The question is gone: what has changed since the link was written, or since the page was made.
pub(super) async fn moved_on(app: &App, access: &Access, form: u64) -> Result<HttpResponse, Problem> {
    gone(app, access, form, None).await
}

/// A letter was opened whose question is gone, and nobody is signed in: what became of it, and how to come to what is asked now.
pub(super) async fn old_letter(app: &App, access: &Access, again: String) -> Result<HttpResponse, Problem> {
    let (snapshot, note) = (app.service.snapshot(access.campaign).await?, access.note.clone().unwrap_or_default());
    let row = row_of(&snapshot, access.seat).ok_or_else(Problem::not_found)?;
    // Whatever is sent goes to whom it is for, whoever asks that it be sent.
    let again = row.address.is_some().then_some(again);
    gone(app, access, access.version, Some(OldLetter { what: note, again, owes: owes_by_letter(&snapshot, row) })).await
}

/// Whether a seat owes an answer, as everybody sees it, and wants to be written to.
pub(super) fn owes_by_letter(snapshot: &Snapshot, row: &SeatRow) -> bool {
    snapshot.campaign.status == Status::Running && row.wants_mail && snapshot.waiting_for(Eyes::Spectator).contains(&Seat(row.seat))
}

async fn gone(app: &App, access: &Access, form: u64, letter: Option<OldLetter>) -> Result<HttpResponse, Problem> {
    let snapshot = app.service.snapshot(access.campaign).await?;
    let row = row_of(&snapshot, access.seat).ok_or_else(Problem::not_found)?;
    let since = show::since(app, &snapshot, &row.language, access.eyes_afterwards(), access.seen_up_to(form)).await?.open();
    let mut frame = whole_frame(app, &snapshot, access, row).await?;
    frame.note = None;
    let again = access.is_seated().then(|| access.action.clone());
    // A link that was used is a link anybody may have: it tells no more than everybody sees, and leads to the next question
    // through the door.
    let waited_for = snapshot.waiting_for(access.eyes_afterwards()).contains(&access.seat());
    let owes = again.is_none() && snapshot.campaign.status == Status::Running && waited_for;
    let go_on = owes.then(|| format!("/c/{}/turn", access.campaign));
    let colours = snapshot.play.as_ref().map(|play| play.colours());
    let signs = colours.iter().flat_map(|colours| colours.seats().map(|seat| seat_sign(seat, colours))).collect();
    page(&ConflictPage { since, signs, letter, steps: vec![], again, go_on, campaign: format!("/c/{}", access.campaign), page: frame })
}

/// Nothing to answer.
pub(super) async fn waiting(app: &App, access: &Access) -> Result<HttpResponse, Problem> {
    let snapshot = app.service.snapshot(access.campaign).await?;
    let row = row_of(&snapshot, access.seat).ok_or_else(Problem::not_found)?;
    let eyes = Eyes::Seat(access.seat());
    let play = snapshot.play()?;
    let before = show::last_seen(app, &snapshot, row).await;
    if let Some(wanted) = access.look.wanted() {
        return picture(access, &snapshot, row, (play, &[]), (wanted, before));
    }
    let changed = before.map(|before| before.changes(play, eyes)).unwrap_or_default();
    let since = show::since_own(app, &snapshot, row).await?.on_top();
    let (chronicle, _) = show::chronicle(app, &snapshot, &row.language, eyes, Part::latest(LINES)).await?;
    let frame = whole_frame(app, &snapshot, access, row).await?;
    let scene = play.scene(eyes);
    let anytime = acts(app, &snapshot, access, row);
    let (folds, picture) = (Folds::of(&access.look, &access.action), Some(picture::address(access, &snapshot, row, &[])));
    let looked = access.look.at(play, &scene, eyes, &[]);
    let model = show::with_words(&snapshot, &row.language, |words| WaitingPage {
        since,
        anytime,
        standing: show::standing(&snapshot, &frame, words, play, eyes),
        board: {
            let links = look_links(
                &looked,
                &access.here(),
                frame.page_words,
                &|text| words.say(text),
                &show::name_of_focus(&scene, words, &looked),
            );
            let showing = show::Showing { marks: vec![], changed, looked, picture, folds: Some(folds.clone()) };
            show::board(&scene, words, &play.colours(), showing).with_looks(links)
        },
        panels: show::folded_panels(&scene, words, play, eyes, &folds),
        chronicle,
        page: frame,
    });
    page(&model)
}
