//! The page that reports what a move back has meant for the reader's seat, from its own eyes.

use crate::app::App;
use crate::handlers::talk::{beside, seated};
use crate::handlers::{OnPage as _, page, reader_frame};
use crate::problem::Problem;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use sternpost_core::{Answer, Seat};
use sternpost_game::Asked;
use sternpost_log::CampaignId;
use sternpost_pages::court::RewindPage;
use sternpost_pages::court_words as words;
use sternpost_pages::layout::{Link, Page};
use sternpost_pages::linked::Linked;
use sternpost_pages::told::Time;
use sternpost_pages::turn::Step;
use sternpost_picture::Words;
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;
use sternpost_table::court::{DeadLetter, LearntEntry, RewindReport, SeenRow, UndoneTurn};
use sternpost_words::{PageWords, say};

/// `GET /c/{id}/rewinds/{seq}`.
///
/// # Errors
/// If nobody with a seat is signed in, or the campaign did not go back with this entry.
pub async fn look(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, u64)>) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    let (snapshot, reader, seat) = seated(&request, &app, id).await.on_page()?;
    app.limits.look(reader.address(), app.network(&request)).on_page()?;
    let report = {
        let _turn = app.work.acquire().await.map_err(|_| sternpost_table::Refused::Closing).on_page()?;
        app.service.rewind_report(&snapshot, Seat(seat), seq).await.on_page()?
    };
    let report = report.ok_or_else(|| Problem::not_found().on_page())?;
    let page_words = PageWords::new(snapshot.seats.get(usize::from(seat)).map(SeatRow::spoken).unwrap_or_default());
    let mut frame = reader_frame(&app, &snapshot, page_words, &reader);
    frame.title = format!("{} · {}", frame.t(say::COURT_REPORT), snapshot.campaign.name);
    beside(&app, &snapshot, &reader, &mut frame).await.on_page()?;
    frame.court.retain(|banner| !banner.href.ends_with(&format!("/rewinds/{seq}")));
    page(&worded(&snapshot, page_words, &report, frame))
}

/// The history of the move back, a sentence each.
fn told_how(snapshot: &Snapshot, page_words: PageWords, report: &RewindReport) -> Vec<String> {
    let mut how = vec![];
    let who = snapshot.court.rewinds.iter().find(|back| back.seq == report.seq);
    let who = who.map(|back| words::actor(snapshot, page_words, back.by));
    how.extend(report.taken_back_by.map(|by| page_words.t(say::rewind_taken_back(snapshot.name(by)))));
    how.extend(who.zip(report.why.as_ref()).map(|(who, why)| page_words.t(say::rewind_by(who, why))));
    how.push(page_words.t(say::court_sure_left(report.left)));
    how.extend(report.draws.map(|draws| words::draws(page_words, draws)));
    how
}

fn worded(snapshot: &Snapshot, page_words: PageWords, report: &RewindReport, frame: Page) -> RewindPage {
    let id = snapshot.campaign.id;
    let at = |seq: u64, words: String| Link::new(format!("/c/{id}/at/{seq}"), words);
    let answer = report.is_asked_now.then(|| Link::new(format!("/c/{id}/turn"), page_words.t(say::ANSWER_NOW)));
    let links = vec![
        at(report.seq - 1, page_words.t(say::REWIND_LEFT)),
        at(report.to, page_words.t(say::REWIND_ON)),
        Link::new(format!("/c/{id}/court"), page_words.t(say::COURT)),
    ];
    show::with_words(snapshot, page_words.tag(), |words| {
        let lines = |wanted: &dyn Fn(&LearntEntry, bool) -> bool| learnt(report, words, wanted);
        let asked_for = |letter: &DeadLetter| letter.prompt.as_ref().map(|prompt| words.say(prompt)).unwrap_or_default();
        let seen = |row: &SeenRow| (Linked::of(words, &row.sheet), Linked::of(words, &row.name), Linked::of(words, &row.value));
        RewindPage {
            heading: page_words.t(say::rewind_heading(report.to)),
            how: told_how(snapshot, page_words, report),
            links,
            undone: report
                .undone
                .iter()
                .map(|turn| (at(turn.seq, page_words.t(say::rewind_entry(turn.seq))), steps(words, turn)))
                .collect(),
            dead: report.dead.iter().map(|letter| (Time::of(letter.at), asked_for(letter))).collect(),
            asked: report.asked.as_ref().map(|asked| Linked::of(words, &asked.prompt)),
            answer,
            alone: lines(&|_, is_alone| is_alone),
            seen: report.seen.iter().map(seen).collect(),
            drawn: lines(&|entry, is_alone| !is_alone && entry.drew),
            others: lines(&|entry, is_alone| !is_alone && !entry.drew),
            page: frame,
        }
    })
}

/// The answers of a turn that was undone.
fn steps(words: &Words<'_>, turn: &UndoneTurn) -> Vec<Step> {
    let step =
        |(asked, answer): &(Asked, Answer)| Step { prompt: words.say(&asked.prompt), answer: words.answer(asked, answer), href: None };
    turn.answered.steps.iter().map(step).collect()
}

fn learnt(report: &RewindReport, words: &Words<'_>, is_wanted: &dyn Fn(&LearntEntry, bool) -> bool) -> Vec<(u64, Linked)> {
    let mut lines = vec![];
    for entry in &report.learnt {
        let wanted = entry.lines.iter().filter(|(_, is_alone)| is_wanted(entry, *is_alone));
        lines.extend(wanted.map(|(text, _)| (entry.seq, Linked::of(words, text))));
    }
    lines
}
