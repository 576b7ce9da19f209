//! Handlers of a game's reference: its cards, sheets, units and rules, in the reader's language. The pages are the same for everybody.

use super::{OnPage as _, asked_language, frame};
use crate::app::{App, game_name};
use crate::problem::Problem;
use crate::request::Request;
use crate::tags::tagged;
use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use sternpost_core::{Catalogue, Seat};
use sternpost_games::book_of;
use sternpost_model::language::Language;
use sternpost_pages::layout::{Link, Page};
use sternpost_pages::reference::{
    CardPart, EntryWords, KindCard, ReferenceEntryPage, ReferenceKindPage, ReferencePage, found, groups, link,
};
use sternpost_picture::Words;
use sternpost_show::Book;
use sternpost_words::{PageWords, say};

/// In which language one wants to read, whether a card by itself is enough, and what is looked for.
#[derive(Deserialize)]
pub struct Wanted {
    language: Option<String>,
    part: Option<String>,
    q: Option<String>,
}

/// Letters of what is looked for; more are left out.
const LONGEST_SEARCH: usize = 80;

impl Wanted {
    /// Whether the page is a card, as names show it beside them: the same without the frame.
    fn is_card(&self) -> bool {
        self.part.as_deref() == Some("card")
    }

    /// The search text, if there is one.
    fn sought(&self) -> Option<String> {
        let sought: String = self.q.as_deref()?.trim().chars().take(LONGEST_SEARCH).collect();
        (!sought.is_empty()).then_some(sought)
    }
}

/// A game as one reader looks it up.
struct Looked {
    game: &'static str,
    book: &'static Book,
    catalogue: &'static Catalogue,
    page_words: PageWords,
}

impl Looked {
    /// # Errors
    /// If there is no such game, or nothing of it can be looked up.
    fn up(app: &App, request: &Request, game: &str, wanted: &Wanted) -> Result<Self, Problem> {
        let known = app.service.games.get(game).ok_or_else(Problem::not_found)?;
        let book = book_of(known.id()).ok_or_else(Problem::not_found)?;
        let said = wanted.language.as_deref().and_then(Language::of).or_else(|| asked_language(request));
        let page_words = PageWords::new(said.unwrap_or_default());
        Ok(Self { game: known.id(), book, catalogue: known.catalogue(page_words.tag()), page_words })
    }

    fn at(&self) -> String {
        format!("/games/{}/reference", self.game)
    }

    fn query(&self) -> String {
        format!("?language={}", self.page_words.tag())
    }

    fn words<T>(&self, show: impl FnOnce(&Words<'_>) -> T) -> T {
        let names = |seat: Seat| seat.to_string();
        let words = Words::new(self.page_words.tag(), self.catalogue, &names);
        show(&words.looking_up(self.game, self.page_words.tag(), Some(self.book)).everywhere())
    }

    /// Nobody is signed in here: what everybody is shown alike may be kept for everybody.
    fn frame(&self, app: &App, title: impl Into<String>) -> Page {
        let mut page = frame(app, self.page_words, title, None);
        page.nav.push(Link::new(format!("{}{}", self.at(), self.query()), page.t(say::REFERENCE)));
        page
    }

    /// The same page in the other languages.
    fn languages(&self, below: &str) -> Vec<Link> {
        let others = Language::ALL.into_iter().filter(|language| *language != self.page_words.language());
        others.map(|language| Link::new(format!("{}{below}?language={}", self.at(), language.tag()), language.own_name())).collect()
    }

    fn up_to_all(&self) -> Link {
        Link::new(format!("{}{}", self.at(), self.query()), format!("{} · {}", game_name(self.game), self.page_words.t(say::REFERENCE)))
    }
}

/// A page that stays as it is until the server is another.
fn kept(request: &Request, template: &impl Template) -> Result<HttpResponse, Problem> {
    let html = template.render().map_err(|error| Problem::from(error).on_page())?;
    let mut response = tagged(request, "text/html; charset=utf-8", html);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, header::HeaderValue::from_static("public, max-age=3600"));
    headers.append(header::VARY, header::HeaderValue::from_static("Accept-Language"));
    Ok(response)
}

/// `GET /games/{game}/reference`: all there is to look up.
///
/// # Errors
/// If there is no such game.
pub async fn all(
    request: Request,
    app: web::Data<App>,
    game: web::Path<String>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let looked = Looked::up(&app, &request, &game, &wanted).on_page()?;
    let kinds = looked.words(|words| {
        let cards = looked.book.kinds.iter().map(|kind| KindCard::of(looked.book, kind, words, &looked.at(), &looked.query()));
        cards.collect()
    });
    let (page, languages) = (looked.frame(&app, looked.page_words.t(say::REFERENCE)), looked.languages(""));
    let sought = wanted.sought().map(|sought| {
        let found = looked.words(|words| found(looked.book, &sought, words, (&looked.at(), &looked.query())));
        (sought, found)
    });
    kept(&request, &ReferencePage { game: game_name(looked.game), action: looked.at(), sought, kinds, languages, page })
}

/// `GET /games/{game}/reference/{kind}`: everything of a kind with what it says.
///
/// # Errors
/// If there is no such kind.
pub async fn kind(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let (game, kind) = path.into_inner();
    let looked = Looked::up(&app, &request, &game, &wanted).on_page()?;
    let kind = looked.book.kind(&kind).ok_or_else(|| Problem::not_found().on_page())?;
    let (title, groups) =
        looked.words(|words| (words.say(&kind.title), groups(looked.book.of_kind(kind.id), words, &looked.at(), &looked.query())));
    let (page, languages) = (looked.frame(&app, title.clone()), looked.languages(&format!("/{}", kind.id)));
    kept(&request, &ReferenceKindPage { up: looked.up_to_all(), languages, title, groups, page })
}

/// `GET /games/{game}/reference/{kind}/{id}`: one thing; with `part=card` without the frame of a page.
///
/// # Errors
/// If there is no such thing.
pub async fn one(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(String, String, String)>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let (game, kind, id) = path.into_inner();
    let looked = Looked::up(&app, &request, &game, &wanted).on_page()?;
    let found = looked.book.kind(&kind).zip(looked.book.entry(&kind, &id));
    let (kind, entry) = found.ok_or_else(|| Problem::not_found().on_page())?;
    if wanted.is_card() {
        let part = looked.words(|words| CardPart { kind: words.say(&kind.title), entry: EntryWords::of(entry, words) });
        return kept(&request, &part);
    }
    let (at, query) = (looked.at(), looked.query());
    let model = looked.words(|words| {
        let name = words.say(&entry.name());
        let of_kind = Link::new(format!("{at}/{}{query}", kind.id), words.say(&kind.title));
        let all: Vec<_> = looked.book.of_kind(kind.id).collect();
        let here = all.iter().position(|other| other.id == entry.id).unwrap_or_default();
        let beside = [here.checked_sub(1), here.checked_add(1)].into_iter().flatten().filter_map(|at| all.get(at));
        ReferenceEntryPage {
            page: looked.frame(&app, name),
            up: vec![looked.up_to_all(), of_kind],
            languages: looked.languages(&format!("/{}/{}", kind.id, entry.id)),
            entry: EntryWords::of(entry, words),
            beside: beside.map(|other| link(other, words, &at, &query)).collect(),
        }
    });
    kept(&request, &model)
}
