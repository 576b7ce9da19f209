//! Shows whoever rules what each seat saw of a disputed entry.

use super::Who;
use crate::app::App;
use crate::handlers::campaign::{page_words_at, read_by};
use crate::handlers::{OnPage as _, page, reader_frame};
use crate::problem::Problem;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_core::{Eyes, Seat};
use sternpost_log::CampaignId;
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::court::SeenPage;
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_words::say;

/// The query parameter: before or after the disputed entry.
#[derive(Deserialize)]
pub struct When {
    #[serde(default)]
    before: bool,
}

/// `GET /c/{id}/court/{dispute}/seen/{seat}`.
///
/// # Errors
/// If whoever asks does not rule, or there is no such open dispute or seat.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u64, u8)>,
    when: web::Query<When>,
) -> Result<HttpResponse, Problem> {
    let (id, dispute, seat) = path.into_inner();
    let address = auth::signed_in(&request, &app).await.on_page()?;
    app.limits.look(Some(&address), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, id).await.on_page()?;
    if !Who::reading(&snapshot, &reader).arbitrates {
        return Err(Problem::forbidden("only who rules on disputes looks here").on_page());
    }
    let open = snapshot.court.open_dispute().filter(|open| open.seq == dispute).ok_or_else(|| Problem::not_found().on_page())?;
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(|| Problem::not_found().on_page())?;
    let (page_words, eyes) = (page_words_at(&snapshot, &request, &reader), Eyes::Seat(Seat(seat)));
    let seq = if when.before { open.entry - 1 } else { open.entry };
    let play = show::position(&app, &snapshot, seq).await.on_page()?;
    let scene = play.scene(eyes);
    let looked = BoardLook::default().of_campaign(&*play, &scene, eyes);
    let board = show::kept_board(&app, &snapshot, &play, (seq, eyes), (None, &looked), page_words.tag()).await.on_page()?;
    let lines = if when.before { vec![] } else { app.service.lines_of(&snapshot, eyes, seq).await.on_page()? };
    let mut frame = reader_frame(&app, &snapshot, page_words, &reader);
    frame.title = format!("{} · {}", frame.t(say::COURT), snapshot.campaign.name);
    let own = format!("/c/{id}/court/{dispute}/seen");
    let mark = |link: Link, is_here: bool| if is_here { link.current() } else { link };
    let mut links = vec![
        Link::new(format!("/c/{id}/court#dispute"), page_words.t(say::COURT)),
        mark(Link::new(format!("{own}/{seat}?before=true"), page_words.t(say::COURT_BEFORE)), when.before),
        mark(Link::new(format!("{own}/{seat}"), page_words.t(say::COURT_AFTER)), !when.before),
    ];
    links.extend(
        snapshot
            .seats
            .iter()
            .filter(|other| other.seat != seat)
            .map(|other| Link::new(format!("{own}/{}?before={}", other.seat, when.before), page_words.t(say::court_seen_by(&other.name)))),
    );
    let model = show::with_words(&snapshot, page_words.tag(), |words| SeenPage {
        heading: page_words.t(say::court_seen_at(&row.name, seq)),
        told: lines.iter().map(|line| Linked::of(words, line)).collect(),
        standing: show::standing(&snapshot, &frame, words, &*play, eyes),
        board,
        panels: show::panels(&scene, words, &*play, eyes),
        links,
        page: frame,
    });
    page(&model)
}
