//! A campaign's page, and the board as it stood.

use super::anytime::address_of;
use super::desk::desk;
use super::host;
use super::letters;
use super::{OnPage as _, course, court, language_form, lex_of, lobby, page, reader_frame, talk, why};
use crate::boards::Before;
use crate::campaign::{History, Hot, Refused, Sought};
use crate::http::app::{App, game_name};
use crate::http::auth;
use crate::http::board_look::BoardLook;
use crate::http::pages::{Anytime, CampaignPage, Lex, Link, Linked, Moment, Time, Why};
use crate::http::problem::Problem;
use crate::http::readers::Reader;
use crate::http::show;
use crate::log::CampaignId;
use crate::picture::ChangedSince;
use crate::store::{SeatState, Status};
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::{Play, Seat};

/// Lines of the chronicle on a campaign's page: more are on its own.
const LINES: usize = 40;

/// The words of the reader's seat; of a reader without one, those the browser asks for.
pub(super) fn lex_at(hot: &Hot, request: &HttpRequest, reader: &Reader) -> Lex {
    reader.row(hot).map_or_else(|| lex_of(request), |row| Lex::new(row.spoken()))
}

/// `GET /c/{id}`.
///
/// # Errors
/// If there is no such campaign.
pub async fn one(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    look: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    if look.costs() {
        let named = auth::caller(&request, &app).await.on_page()?;
        app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    }
    let (hot, reader) = read_by(&request, &app, *id).await.on_page()?;
    if hot.campaign.status == Status::Lobby {
        let own = reader.row(&hot);
        let mut model = lobby::lobby_page(&app, &hot, lex_at(&hot, &request, &reader), reader.address(), own.map(|row| row.seat));
        model.take = own.filter(|row| row.state == SeatState::Invited).map(|row| app.addresses.path_of(&app.addresses.invitation(row)));
        model.host = host::part(&app, &hot, reader.address()).await.on_page()?;
        model.page.language_form = own.and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
        let lex = model.page.lex;
        letters::beside(&app, &hot, lex, (reader.address(), own.map(|row| row.seat)), &mut model.desk).await.on_page()?;
        return page(&model);
    }
    let Some(play) = hot.play.as_deref() else {
        let why = match hot.campaign.status {
            Status::Ended => Refused::WrongState("the campaign was closed".to_owned()),
            Status::Lobby | Status::Running | Status::Stuck => Refused::Stuck,
        };
        return Err(Problem::from(why).on_page());
    };
    shown(&app, &hot, lex_at(&hot, &request, &reader), &reader, (play, None), &look).await.on_page()
}

/// A number of an entry, as the form for moments sends it.
#[derive(Deserialize)]
pub struct Near {
    seq: u64,
}

/// `GET /c/{id}/at?seq=`: leads to the position that stood then.
///
/// # Errors
/// If there is no such campaign.
pub async fn near(app: web::Data<App>, id: web::Path<CampaignId>, near: web::Query<Near>) -> Result<HttpResponse, Problem> {
    let hot = app.service.standing(*id).await.on_page()?;
    let history = course::history(&app, &hot).await.on_page()?;
    let step = history.at(near.seq).or(history.steps.first()).ok_or_else(|| Problem::not_found().on_page())?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/at/{}", step.seq))).finish())
}

/// `GET /c/{id}/at/{seq}`.
///
/// # Errors
/// If there is no such campaign or entry.
pub async fn at(
    request: HttpRequest,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u64)>,
    look: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    let named = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let (hot, reader) = read_by(&request, &app, id).await.on_page()?;
    if seq > hot.shown_seq() {
        return Err(Problem::not_found().on_page());
    }
    let play = show::position(&app, &hot, seq).await.on_page()?;
    shown(&app, &hot, lex_at(&hot, &request, &reader), &reader, (&*play, Some(seq)), &look).await.on_page()
}

/// What is shown of a moment of the past.
fn moment(hot: &Hot, history: &History, seq: u64, (lines, why): (Vec<Linked>, Option<Why>)) -> Moment {
    let id = hot.campaign.id;
    let at = |seq: u64| format!("/c/{id}/at/{seq}");
    let (before, after) = history.around(seq);
    let (first, last) = (history.steps.first().map_or(seq, |step| step.seq), history.steps.last().map_or(seq, |step| step.seq));
    let step = history.at(seq);
    let who: Vec<String> = step.iter().flat_map(|step| &step.seats).map(|seat| hot.name(*seat)).collect();
    Moment {
        seq,
        time: step.and_then(|step| step.at).map(Time::of),
        who: Some(who.join(", ")).filter(|who| !who.is_empty()),
        lines,
        why,
        first: (seq > first).then(|| at(first)),
        earlier: before.map(|step| at(step.seq)),
        later: after.map(|step| at(step.seq)),
        last: (seq < last).then(|| at(last)),
        slide: (format!("/c/{id}/at"), first, last),
        now: format!("/c/{id}"),
    }
}

/// The position before an entry: what the entry changed is marked on the board. Where older rules led, nothing is.
async fn before_entry(app: &App, hot: &Hot, history: &History, seq: u64) -> Result<Option<Before>, Problem> {
    let Some(before) = history.around(seq).0.map(|step| step.seq) else { return Ok(None) };
    match show::position(app, hot, before).await {
        Ok(play) => Ok(Some(Before { seq: before, play, since: ChangedSince::Entry })),
        Err(problem) if problem.status_code().is_client_error() => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// A campaign, and who reads it.
pub(super) async fn read_by(request: &HttpRequest, app: &App, id: CampaignId) -> Result<(Arc<Hot>, Reader), Problem> {
    // Who asks is known before the campaign is looked at.
    auth::caller(request, app).await?;
    let hot = app.service.standing(id).await?;
    let reader = Reader::of(request, app, &hot).await?;
    Ok((hot, reader))
}

async fn shown(
    app: &App,
    hot: &Hot,
    lex: Lex,
    reader: &Reader,
    (play, seq): (&dyn Play, Option<u64>),
    look: &BoardLook,
) -> Result<HttpResponse, Problem> {
    let eyes = reader.eyes(hot);
    let id = hot.campaign.id;
    let mut frame = reader_frame(app, hot, lex, reader);
    frame.language_form = reader.row(hot).and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
    talk::beside(app, hot, reader, &mut frame).await?;
    frame.stream = seq.is_none().then(|| format!("/c/{id}/stream"));
    let history = course::history(app, hot).await?;
    let sought = Sought { before: seq.map(|seq| seq + 1), most: LINES, ..Sought::default() };
    let found = app.service.told(hot, &history, eyes, &sought).await?;
    let owes = eyes.seat().is_some_and(|seat| hot.campaign.status == Status::Running && hot.owing().contains(&seat));
    let can_act = if seq.is_none() { eyes.seat().and_then(|seat| hot.anytime_of(seat)) } else { None };
    let before = match (seq, reader.row(hot)) {
        (Some(seq), _) => before_entry(app, hot, &history, seq).await?,
        (None, Some(row)) => show::last_seen(app, hot, row).await,
        (None, None) => None,
    };
    let scene = play.scene(eyes);
    let looked = look.of_campaign(play, &scene, eyes);
    let board = show::kept_board(app, hot, play, (seq.unwrap_or(hot.shown_seq()), eyes), (before.as_ref(), &looked), lex.tag()).await?;
    let here = seq.map_or_else(|| format!("/c/{id}"), |seq| format!("/c/{id}/at/{seq}"));
    let digest = match reader.row(hot) {
        Some(row) => Some(app.service.talk_marks(hot, Seat(row.seat)).await?.digest),
        None => None,
    };
    let has_ended = seq.is_none() && hot.campaign.status == Status::Ended;
    let account = match seq {
        Some(seq) => app.service.account(hot, eyes, seq).await?,
        None => None,
    };
    let whole = format!("/c/{id}/chronicle");
    let is_back = account.as_ref().is_some_and(|account| matches!(account.line.kind, "rewound" | "taken-back"));
    let from_here = seq.and_then(|seq| court::moment(hot, lex, reader, &history, (seq, is_back)));
    let mut model = show::with_words(hot, lex.tag(), |words| CampaignPage {
        name: hot.campaign.name.clone(),
        game: game_name(&hot.campaign.game),
        state: show::status_words(&frame, hot.campaign.status),
        answer: owes.then(|| Link::new(format!("/c/{id}/turn"), frame.t("page-answer-now"))),
        anytime: can_act.map(|asked| Anytime::of(&asked, words, |offer| address_of(id, &offer.id))),
        moment: seq.map(|seq| {
            let told = found.entries.iter().filter(|entry| entry.seq == seq).flat_map(|entry| &entry.lines);
            let why = account.as_ref().map(|account| why::why(hot, lex, words, account));
            moment(hot, &history, seq, (told.map(|line| Linked::of(words, line)).collect(), why))
        }),
        court: from_here,
        standing: show::standing(hot, &frame, words, play, eyes),
        board: board.with_looks(looked.links(&here, lex, &|text| words.say(text), &show::name_of_focus(&scene, words, &looked))),
        panels: show::panels(&scene, words, play, eyes),
        ending: if has_ended { course::ending(hot, lex, &history, reader) } else { None },
        plot: if has_ended { course::plot(hot, lex, &history, play, words) } else { None },
        told: course::told(hot, &history, &found.entries, words, (eyes.seat(), seq)),
        chronicle: (whole.clone(), found.older.map(|before| format!("{whole}?before={before}"))),
        more: vec![
            Link::new(whole.clone(), frame.t("page-chronicle-whole")),
            Link::new(format!("/c/{id}/time"), frame.t("page-time")),
            Link::new(format!("/c/{id}/seats"), frame.t("page-hands")),
            Link::new(format!("/c/{id}/court"), frame.t("page-court")),
            Link::new(format!("/api/v1/campaigns/{id}/export"), frame.t("page-export")),
            Link::new(format!("/fair-chance?campaign={id}"), frame.t("page-fair-chance")),
        ],
        desk: if seq.is_none() { desk(hot, lex, reader.address(), reader.row(hot).filter(|_| reader.is_by_pass()), digest) } else { None },
        page: frame,
    });
    letters::beside(app, hot, lex, (reader.address(), reader.row(hot).map(|row| row.seat)), &mut model.desk).await?;
    page(&model)
}
