//! A campaign's page, the reader's campaigns, and the board as it stood.

use super::anytime::address_of;
use super::desk::desk;
use super::{OnPage as _, campaign_frame, frame, language_form, lex_of, lobby, page};
use crate::campaign::{Hot, Part, Refused, eyes_of};
use crate::http::app::{App, game_name};
use crate::http::auth;
use crate::http::pages::{Anytime, CampaignPage, CampaignRow, CampaignsPage, Lex, Link, Moment};
use crate::http::problem::Problem;
use crate::http::show;
use crate::log::CampaignId;
use crate::store::{SeatRow, Status};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use sternpost_core::{Eyes, Play, Seat};

/// Lines of the chronicle on a campaign's page.
const LINES: usize = 100;

/// Which part of the chronicle is read.
#[derive(Deserialize)]
pub struct Older {
    /// Entries before this one; the latest if unsaid.
    before: Option<u64>,
}

/// What is looked at: the present or an entry of the past, and which part of the chronicle.
#[derive(Clone, Copy)]
struct Wanted {
    seq: Option<u64>,
    before: Option<u64>,
}

impl Wanted {
    fn part(self) -> Part {
        let before = self.before.into_iter().chain(self.seq.map(|seq| seq + 1)).min();
        Part { before, ..Part::latest(LINES) }
    }

    /// The page that shows the lines before an entry.
    fn older(self, id: CampaignId, before: u64) -> String {
        let page = self.seq.map_or_else(|| format!("/c/{id}"), |seq| format!("/c/{id}/at/{seq}"));
        format!("{page}?before={before}#chronicle-heading")
    }
}

/// `GET /campaigns`.
///
/// # Errors
/// If the store fails.
pub async fn all(request: HttpRequest, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let Some(reader) = auth::caller(&request, &app).await.on_page()? else {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", "/sign-in?then=/campaigns")).finish());
    };
    let lex = lex_of(&request);
    let frame = frame(&app, lex, lex.t("page-campaigns"), Some(&reader));
    let mut rows = vec![];
    for campaign in app.service.store.campaigns_of(&reader).await.on_page()? {
        let answer = match campaign.status {
            Status::Running => to_answer(&*app.service.standing(campaign.id).await.on_page()?, &reader, lex),
            Status::Lobby | Status::Ended | Status::Stuck => None,
        };
        rows.push(CampaignRow {
            link: Link::new(format!("/c/{}", campaign.id), campaign.name),
            game: game_name(&campaign.game),
            state: show::status_words(&frame, campaign.status),
            answer,
        });
    }
    rows.sort_by_key(|row| row.answer.is_none());
    page(&CampaignsPage { rows, create: "/create".to_owned(), page: frame })
}

/// Where a reader answers what is owed, or what somebody has proposed.
fn to_answer(hot: &Hot, reader: &str, lex: Lex) -> Option<Link> {
    let (id, owing) = (hot.campaign.id, hot.owing());
    let own: Vec<Seat> = hot.seats_of(reader).map(|row| Seat(row.seat)).collect();
    if own.iter().any(|seat| owing.contains(seat)) {
        return Some(Link::new(format!("/c/{id}/turn"), lex.t("page-answer-now")));
    }
    let replies = |seat: &Seat| hot.anytime_of(*seat).is_some_and(|asked| asked.offers.iter().any(|offer| offer.reply_to.is_some()));
    own.iter().any(replies).then(|| Link::new(format!("/c/{id}"), lex.t("page-anytime-reply")))
}

/// A campaign is shown to its host, its players, and whoever has its address: ids cannot be guessed, and spectators see what
/// is public.
fn eyes(hot: &Hot, reader: Option<&str>) -> Eyes {
    reader.map_or(Eyes::Spectator, |address| eyes_of(hot, address))
}

/// The reader's seat.
fn own_row<'a>(hot: &'a Hot, reader: Option<&'a str>) -> Option<&'a SeatRow> {
    hot.seats_of(reader?).next()
}

/// The words of the reader's seat; of a reader without one, those the browser asks for.
fn lex_at(hot: &Hot, request: &HttpRequest, reader: Option<&str>) -> Lex {
    own_row(hot, reader).map_or_else(|| lex_of(request), |row| Lex::new(row.spoken()))
}

/// `GET /c/{id}`.
///
/// # Errors
/// If there is no such campaign.
pub async fn one(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    older: web::Query<Older>,
) -> Result<HttpResponse, Problem> {
    let reader = auth::caller(&request, &app).await.on_page()?;
    let hot = app.service.standing(*id).await.on_page()?;
    if hot.campaign.status == Status::Lobby {
        let own = own_row(&hot, reader.as_deref());
        let mut model =
            lobby::lobby_page(&app, &hot, lex_at(&hot, &request, reader.as_deref()), reader.as_deref(), own.map(|row| row.seat));
        model.page.language_form = own.and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
        return page(&model);
    }
    let Some(play) = hot.play.as_deref() else {
        let why = match hot.campaign.status {
            Status::Ended => Refused::WrongState("the campaign was closed".to_owned()),
            Status::Lobby | Status::Running | Status::Stuck => Refused::Stuck,
        };
        return Err(Problem::from(why).on_page());
    };
    shown(&app, &hot, lex_at(&hot, &request, reader.as_deref()), reader.as_deref(), play, Wanted { seq: None, before: older.before })
        .await
        .on_page()
}

/// `GET /c/{id}/at/{seq}`.
///
/// # Errors
/// If there is no such campaign or entry.
pub async fn at(
    request: HttpRequest,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u64)>,
    older: web::Query<Older>,
) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    let reader = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(reader.as_deref(), app.network(&request)).on_page()?;
    let hot = app.service.standing(id).await.on_page()?;
    if seq > hot.shown_seq() {
        return Err(Problem::not_found().on_page());
    }
    let play = show::position(&app, &hot, seq).await.on_page()?;
    shown(&app, &hot, lex_at(&hot, &request, reader.as_deref()), reader.as_deref(), &*play, Wanted { seq: Some(seq), before: older.before })
        .await
        .on_page()
}

async fn shown(app: &App, hot: &Hot, lex: Lex, reader: Option<&str>, play: &dyn Play, wanted: Wanted) -> Result<HttpResponse, Problem> {
    let seq = wanted.seq;
    let eyes = eyes(hot, reader);
    let id = hot.campaign.id;
    let mut frame = campaign_frame(app, hot, lex, reader);
    frame.language_form = own_row(hot, reader).and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
    frame.stream = Some(format!("/api/v1/campaigns/{id}/stream"));
    let (chronicle, older) = show::chronicle(app, hot, lex.tag(), eyes, wanted.part()).await?;
    let owes = eyes.seat().is_some_and(|seat| hot.campaign.status == Status::Running && hot.owing().contains(&seat));
    let can_act = if seq.is_none() { eyes.seat().and_then(|seat| hot.anytime_of(seat)) } else { None };
    let moment = seq.map(|seq| Moment {
        seq,
        when: frame.t1("page-stood", "seq", seq),
        earlier: (seq > 2).then(|| format!("/c/{id}/at/{}", seq - 1)),
        later: (seq < hot.shown_seq()).then(|| format!("/c/{id}/at/{}", seq + 1)),
        now: format!("/c/{id}"),
    });
    let board = show::kept_board(app, hot, play, (seq.unwrap_or(hot.shown_seq()), eyes), lex.tag()).await?;
    let scene = play.scene(eyes);
    let model = show::with_words(hot, lex.tag(), |words| CampaignPage {
        name: hot.campaign.name.clone(),
        game: game_name(&hot.campaign.game),
        state: show::status_words(&frame, hot.campaign.status),
        answer: owes.then(|| Link::new(format!("/c/{id}/turn"), frame.t("page-answer-now"))),
        anytime: can_act.map(|asked| Anytime::of(&asked, words, |offer| address_of(id, &offer.id))),
        moment,
        standing: show::standing(hot, &frame, words, play, eyes),
        board,
        panels: show::panels(&scene, words, play, eyes),
        chronicle,
        older: older.map(|before| wanted.older(id, before)),
        more: vec![Link::new(format!("/api/v1/campaigns/{id}/export"), frame.t("page-export"))],
        desk: if seq.is_none() { desk(hot, lex, reader) } else { None },
        page: frame,
    });
    page(&model)
}
