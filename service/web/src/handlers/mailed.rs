//! The page that lists the letters a seat was sent: for its holder, and for nobody else.

use super::campaign::read_by;
use super::{OnPage as _, language_form, page, reader_frame, talk};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_log::CampaignId;
use sternpost_pages::layout::Link;
use sternpost_pages::mailed::{MailedLine, MailedPage};
use sternpost_pages::told::Time;
use sternpost_post::letters;
use sternpost_store::DeliveryState;
use sternpost_table::talk::mailed::Mailed;
use sternpost_words::{PageWords, say};

/// The query parameter: the entry whose letters are listed.
#[derive(Deserialize)]
pub struct Of {
    entry: Option<u64>,
}

/// `GET /c/{id}/letters?entry=`.
///
/// # Errors
/// If the reader holds no seat there.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>, of: web::Query<Of>) -> Result<HttpResponse, Problem> {
    let named = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let Some(row) = reader.row(&snapshot) else {
        let nobody = reader.address().is_none();
        return Err(if nobody { Problem::unauthorized() } else { Problem::not_found() }.on_page());
    };
    let page_words = PageWords::new(row.spoken());
    let mailed = app.service.mailed(&snapshot, row, of.entry).await.on_page()?;
    let here = format!("/c/{id}/letters");
    let mut frame = reader_frame(&app, &snapshot, page_words, &reader);
    frame.title = page_words.t(say::MAILED);
    frame.language_form = language_form(format!("/c/{id}/language"), here.clone());
    talk::beside(&app, &snapshot, &reader, &mut frame).await.on_page()?;
    let all = of.entry.map(|_| Link::new(here, page_words.t(say::MAILED_ALL)));
    let settled = reader.address().map(|_| Link::new("/letters", page_words.t(say::LETTERS)));
    page(&MailedPage {
        name: snapshot.campaign.name.clone(),
        lead: match of.entry {
            Some(entry) => page_words.t(say::mailed_of_entry(entry)),
            None => page_words.t(say::MAILED_LEAD),
        },
        lines: mailed.iter().map(|mailed| line(page_words, letters::Words::new(row.spoken()), *id, mailed)).collect(),
        ways: [Link::new(format!("/c/{id}"), page_words.t(say::TO_BOARD))].into_iter().chain(all).chain(settled).collect(),
        page: frame,
    })
}

fn line(page_words: PageWords, words: letters::Words, id: CampaignId, mailed: &Mailed) -> MailedLine {
    let fate = match mailed.state {
        DeliveryState::Pending => page_words.t(say::MAILED_WAITS),
        DeliveryState::Sent => page_words.t(say::MAILED_SENT),
        DeliveryState::Withdrawn => page_words.t(say::MAILED_WITHDRAWN),
        DeliveryState::Delayed => page_words.t(say::MAILED_DELAYED),
        DeliveryState::Dead | DeliveryState::Bounced => page_words.t(say::MAILED_LOST),
    };
    MailedLine {
        kind: words.called(mailed.kind),
        entry: mailed.entry.map(|seq| Link::new(format!("/c/{id}/at/{seq}"), page_words.t(say::compare_entry(seq)))),
        fate,
        time: mailed.at.map(Time::of),
    }
}
