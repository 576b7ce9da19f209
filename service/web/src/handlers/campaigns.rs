//! The page that lists the reader's campaigns: who is waited for in each, since when, and the question that is the reader's.

use super::time::due_in_words;
use super::{OnPage as _, calendar, frame, page, page_words_of};
use crate::app::{App, game_name};
use crate::problem::Problem;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use sternpost_core::{Eyes, Seat};
use sternpost_pages::campaign::{CampaignGroup, CampaignRow, CampaignsPage};
use sternpost_pages::layout::Link;
use sternpost_pages::told::Time;
use sternpost_store::{Campaign, SeatState, Status};
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// Facts of the game as it stands, said of each campaign: the round and the phase.
const FACTS: usize = 2;

/// `GET /campaigns`.
///
/// # Errors
/// If the store fails.
pub async fn all(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let Some(reader) = auth::caller(&request, &app).await.on_page()? else {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", "/sign-in?then=/campaigns")).finish());
    };
    let page_words = page_words_of(&request);
    let frame = frame(&app, page_words, page_words.t(say::CAMPAIGNS), Some(&reader));
    let mut groups: Vec<CampaignGroup> = vec![];
    let campaigns = app.service.store.campaigns_of(&reader).await.on_page()?;
    for status in [Status::Running, Status::Stuck, Status::Lobby, Status::Ended] {
        let mut rows = vec![];
        for campaign in campaigns.iter().filter(|campaign| campaign.status == status) {
            rows.push(row(&app, campaign, &reader, page_words).await.on_page()?);
        }
        rows.sort_by_key(|row| row.answer.is_none());
        if !rows.is_empty() {
            groups.push(CampaignGroup { heading: frame.t(show::status_key(status)), rows });
        }
    }
    page(&CampaignsPage {
        groups,
        create: "/create".to_owned(),
        calendar: calendar::address_of(&app, &reader).await.on_page()?,
        page: frame,
    })
}

async fn row(app: &App, campaign: &Campaign, reader: &str, page_words: PageWords) -> Result<CampaignRow, Problem> {
    let mut row = CampaignRow {
        link: Link::new(format!("/c/{}", campaign.id), campaign.name.clone()),
        game: game_name(&campaign.game),
        state: page_words.t(show::status_key(campaign.status)),
        board: None,
        waits: None,
        since: None,
        due: None,
        answer: None,
    };
    if matches!(campaign.status, Status::Running | Status::Ended) {
        row.board = Some(format!("/api/v1/campaigns/{}/board.small.png", campaign.id));
    }
    match campaign.status {
        Status::Running => {
            let snapshot = app.service.snapshot(campaign.id).await?;
            let state =
                [show::paused(&snapshot, page_words), facts(&snapshot, page_words)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
            row.state = Some(state).filter(|state| !state.is_empty()).unwrap_or(row.state);
            row.waits = waits(&snapshot, reader, page_words);
            row.since = if row.waits.is_some() { app.service.waiting_since(&snapshot).await?.map(Time::of) } else { None };
            row.due = due_in_words(&snapshot, page_words, snapshot.seats_of(reader).next().map(|row| row.seat));
            row.answer = to_answer(&snapshot, reader, page_words);
        }
        Status::Lobby => {
            let snapshot = app.service.snapshot(campaign.id).await?;
            let missing: Vec<&str> = snapshot.seats.iter().filter(|row| row.state.is_missing()).map(|row| row.name.as_str()).collect();
            let is_invited = snapshot.seats_of(reader).any(|row| row.state == SeatState::Invited);
            row.answer = is_invited.then(|| Link::new(row.link.href.clone(), page_words.t(say::TAKE_SEAT)));
            if !missing.is_empty() {
                row.state = page_words.t(say::lobby_missing(missing.join(", ")));
            }
        }
        Status::Ended => row.state = show::state_words(&*app.service.snapshot(campaign.id).await?, page_words),
        Status::Stuck => {}
    }
    Ok(row)
}

/// Round and phase, as everybody may see them.
fn facts(snapshot: &Snapshot, page_words: PageWords) -> Option<String> {
    let facts = snapshot.play.as_ref()?.tally(Eyes::Spectator).facts;
    let said = show::with_words(snapshot, page_words.tag(), |words| {
        facts.iter().take(FACTS).map(|fact| words.say(&fact.label)).collect::<Vec<_>>()
    });
    Some(said.join(", ")).filter(|said| !said.is_empty())
}

/// Whom a campaign waits for, the reader first.
fn waits(snapshot: &Snapshot, reader: &str, page_words: PageWords) -> Option<String> {
    let own: Vec<Seat> = snapshot.seats_of(reader).map(|row| Seat(row.seat)).collect();
    let mut waiting = snapshot.waiting_for(own.first().map_or(Eyes::Spectator, |seat| Eyes::Seat(*seat)));
    waiting.sort_by_key(|seat| !own.contains(seat));
    let name = |seat: &Seat| if own.contains(seat) { page_words.t(say::WAITS_YOU) } else { snapshot.name(*seat) };
    let names: Vec<String> = waiting.iter().map(name).collect();
    (!names.is_empty()).then(|| page_words.t(say::waits(names.join(", "))))
}

/// The link to the question that a reader owes an answer, or to a proposal.
fn to_answer(snapshot: &Snapshot, reader: &str, page_words: PageWords) -> Option<Link> {
    let id = snapshot.campaign.id;
    let own: Vec<Seat> = snapshot.seats_of(reader).map(|row| Seat(row.seat)).collect();
    if let Some(asked) = own.iter().find_map(|seat| snapshot.owed_by(*seat)) {
        let prompt = show::with_words(snapshot, page_words.tag(), |words| words.say(&asked.prompt));
        return Some(Link::new(format!("/c/{id}/turn"), prompt));
    }
    let replies = |seat: &Seat| snapshot.anytime_of(*seat).is_some_and(|asked| asked.offers.iter().any(|offer| offer.reply_to.is_some()));
    own.iter().any(replies).then(|| Link::new(format!("/c/{id}"), page_words.t(say::ANYTIME_REPLY)))
}
