//! What is disputed as each seat saw it, for who rules.

use super::Who;
use crate::http::app::App;
use crate::http::auth;
use crate::http::board_look::BoardLook;
use crate::http::handlers::campaign::{lex_at, read_by};
use crate::http::handlers::{OnPage as _, page, reader_frame};
use crate::http::pages::{Link, Linked, SeenPage};
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::http::show;
use crate::log::CampaignId;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_core::{Eyes, Seat};

/// Before or after the disputed entry.
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
    let (lex, eyes) = (lex_at(&snapshot, &request, &reader), Eyes::Seat(Seat(seat)));
    let seq = if when.before { open.entry - 1 } else { open.entry };
    let play = show::position(&app, &snapshot, seq).await.on_page()?;
    let scene = play.scene(eyes);
    let looked = BoardLook::default().of_campaign(&*play, &scene, eyes);
    let board = show::kept_board(&app, &snapshot, &play, (seq, eyes), (None, &looked), lex.tag()).await.on_page()?;
    let lines = if when.before { vec![] } else { app.service.lines_of(&snapshot, eyes, seq).await.on_page()? };
    let mut frame = reader_frame(&app, &snapshot, lex, &reader);
    frame.title = format!("{} · {}", frame.t("page-court"), snapshot.campaign.name);
    let own = format!("/c/{id}/court/{dispute}/seen");
    let mark = |link: Link, is_here: bool| if is_here { link.current() } else { link };
    let mut links = vec![
        Link::new(format!("/c/{id}/court#dispute"), lex.t("page-court")),
        mark(Link::new(format!("{own}/{seat}?before=true"), lex.t("page-court-before")), when.before),
        mark(Link::new(format!("{own}/{seat}"), lex.t("page-court-after")), !when.before),
    ];
    links.extend(
        snapshot.seats.iter().filter(|other| other.seat != seat).map(|other| {
            Link::new(format!("{own}/{}?before={}", other.seat, when.before), lex.t1("page-court-seen-by", "name", &other.name))
        }),
    );
    let model = show::with_words(&snapshot, lex.tag(), |words| SeenPage {
        heading: lex.t2("page-court-seen-at", "name", &row.name, "entry", seq),
        told: lines.iter().map(|line| Linked::of(words, line)).collect(),
        standing: show::standing(&snapshot, &frame, words, &*play, eyes),
        board,
        panels: show::panels(&scene, words, &*play, eyes),
        links,
        page: frame,
    });
    page(&model)
}
