//! The page that compares two moments of a campaign, whichever lines they stand on: the differences, as the reader sees both.

use super::campaign::{page_words_at, read_by};
use super::{OnPage as _, language_form, lines, page, reader_frame, talk};
use crate::app::App;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_boards::{Before, Kind, Seen};
use sternpost_core::{Eyes, Seat};
use sternpost_game::Play;
use sternpost_log::CampaignId;
use sternpost_pages::compare::{ComparePage, Compared};
use sternpost_pages::differences::{Differences, Side};
use sternpost_pages::layout::Link;
use sternpost_pages::told::Time;
use sternpost_picture::{ChangedSince, seat_sign};
use sternpost_table::past::history::History;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// The query parameters: the two moments, as numbers of entries; the second is the present if nothing is said.
#[derive(Clone, Debug, Deserialize)]
pub struct Which {
    a: Option<String>,
    b: Option<String>,
    /// The picture of one of the boards, alone: `a` or `b`.
    picture: Option<String>,
}

impl Which {
    /// The entries.
    ///
    /// # Errors
    /// If they are no numbers, or there are no such entries.
    pub(crate) fn entries(&self, snapshot: &Snapshot) -> Result<[u64; 2], Problem> {
        let entry = |field: Option<&str>| match field.map(str::trim).filter(|text| !text.is_empty()) {
            Some(text) => text.parse::<u64>().map_err(|_| Problem::bad_request("a and b are numbers of entries")),
            None => Ok(snapshot.seq),
        };
        let entries = [entry(self.a.as_deref())?, entry(self.b.as_deref())?];
        if entries.iter().any(|seq| *seq == 0 || *seq > snapshot.seq) {
            return Err(Problem::new(ProblemKind::NotFound, format!("the log has entries 1 to {}", snapshot.seq)));
        }
        Ok(entries)
    }
}

/// `GET /c/{id}/compare?a=&b=`.
///
/// # Errors
/// If there is no such campaign or entry.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    which: web::Query<Which>,
) -> Result<HttpResponse, Problem> {
    let named = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let [a, b] = which.entries(&snapshot).on_page()?;
    let plays = [show::position(&app, &snapshot, a).await.on_page()?, show::position(&app, &snapshot, b).await.on_page()?];
    let (page_words, eyes) = (page_words_at(&snapshot, &request, &reader), reader.eyes(&snapshot));
    match which.picture.as_deref() {
        Some("a") => picture(&app, &snapshot, eyes, [(a, &plays[0]), (b, &plays[1])], page_words.tag()).await.on_page(),
        Some("b") => picture(&app, &snapshot, eyes, [(b, &plays[1]), (a, &plays[0])], page_words.tag()).await.on_page(),
        Some(_) => Err(Problem::bad_request("picture is a or b").on_page()),
        None => compared(&app, &snapshot, (page_words, &reader), ([a, b], plays)).await.on_page(),
    }
}

/// A position with the entry it stands at.
type Moment<'p> = (u64, &'p Arc<dyn Play>);

/// A board on which is marked what is otherwise than on another.
async fn picture(
    app: &App,
    snapshot: &Snapshot,
    eyes: Eyes,
    [(seq, play), (other, beside)]: [Moment<'_>; 2],
    language: &'static str,
) -> Result<HttpResponse, Problem> {
    let before = Before { seq: other, play: beside.clone(), since: ChangedSince::Other };
    let seen = Seen { before: Some(&before), looked: None };
    let drawn = app.boards.seen(snapshot, play, (seq, eyes), seen, language, Kind::Small).await;
    let ours = |_| Problem::new(ProblemKind::Ours, "the board could not be drawn; it has been noted");
    Ok(HttpResponse::Ok().content_type("image/svg+xml").insert_header(("Cache-Control", "no-store")).body(drawn.map_err(ours)?))
}

async fn compared(
    app: &App,
    snapshot: &Snapshot,
    (page_words, reader): (PageWords, &Reader),
    ([a, b], plays): ([u64; 2], [Arc<dyn Play>; 2]),
) -> Result<HttpResponse, Problem> {
    let (id, eyes) = (snapshot.campaign.id, reader.eyes(snapshot));
    let here = format!("/c/{id}/compare?a={a}&b={b}");
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = page_words.t(say::COMPARE);
    frame.language_form = reader.row(snapshot).and_then(|_| language_form(format!("/c/{id}/language"), here.clone()));
    talk::beside(app, snapshot, reader, &mut frame).await?;
    let sides = [
        side(app, snapshot, page_words, (a, format!("{here}&picture=a"))).await?,
        side(app, snapshot, page_words, (b, format!("{here}&picture=b"))).await?,
    ];
    let [before, after] = [&*plays[0], &*plays[1]].map(|play| Side::of(play, eyes));
    let (changed, places) = show::with_words(snapshot, page_words.tag(), |words| {
        (Differences::between(&before, &after, page_words, words), Differences::places(&before, &after, words))
    });
    let colours = plays[1].colours();
    page(&ComparePage {
        name: snapshot.campaign.name.clone(),
        signs: (0..plays[1].seats()).map(|seat| seat_sign(Seat(seat), &colours)).collect(),
        sides,
        changed,
        places: if places.is_empty() { page_words.t(say::DIFFERS_NOTHING) } else { places.join(", ") },
        action: format!("/c/{id}/compare"),
        swapped: format!("/c/{id}/compare?a={b}&b={a}"),
        ways: vec![
            Link::new(format!("/c/{id}"), page_words.t(say::TO_BOARD)),
            Link::new(format!("/c/{id}/chronicle"), page_words.t(say::CHRONICLE_WHOLE)),
        ],
        page: frame,
    })
}

/// One side of the comparison.
async fn side(app: &App, snapshot: &Snapshot, page_words: PageWords, (seq, picture): (u64, String)) -> Result<Compared, Problem> {
    let history = along(app, snapshot, seq).await?;
    let step = history.at(seq);
    let who: Vec<String> = step.iter().flat_map(|step| &step.seats).map(|seat| snapshot.name(*seat)).collect();
    let id = snapshot.campaign.id;
    let link = if seq == snapshot.seq {
        Link::new(format!("/c/{id}"), page_words.t(say::COMPARE_NOW))
    } else {
        Link::new(format!("/c/{id}/at/{seq}"), page_words.t(say::compare_entry(seq)))
    };
    Ok(Compared {
        link,
        seq,
        time: step.map(|step| Time::of(step.at)),
        who: Some(who.join(", ")).filter(|who| !who.is_empty()),
        line: lines::note(app, snapshot, page_words, seq).await?.map(|(_, link)| link),
        picture,
    })
}

/// The course of the line an entry stands on, folded beside the campaign.
pub(super) async fn along(app: &App, snapshot: &Snapshot, seq: u64) -> Result<Arc<History>, Problem> {
    let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
    Ok(app.service.history_along(snapshot, seq).await?)
}
