//! Handlers of a person's settings of letters: when they come, which way they go, and how far they come.

use super::devices::{self, Subscription, Tried};
use super::{OnPage as _, frame, page, page_words_of};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::json;
use sternpost_api::problem::ProblemKind;
use sternpost_core::Key;
use sternpost_model::entropy;
use sternpost_model::letter::{Letter, LinkPayload};
use sternpost_model::pace::{Tz, zone_named};
use sternpost_model::reason::Reason;
use sternpost_model::wishes::{Every, Format, Hosting, Quiet, Rhythm, Second, SecondTo, Secret, Wishes};
use sternpost_pages::campaign::Desk;
use sternpost_pages::door::ConfirmSecondPage;
use sternpost_pages::host::FieldError;
use sternpost_pages::letters::{DeliveryLine, LettersPage, SecondTyped, SecondWay, WishesFields};
use sternpost_post::calls::BadAddress;
use sternpost_post::links::SecondLink;
use sternpost_post::webhook::{Body, Call};
use sternpost_store::{Commit, Status};
use sternpost_table::Snapshot;
use sternpost_table::seats::people::{is_address, normal_address};
use sternpost_table::talk::delivery::{Onlooker, SeatDelivery};
use sternpost_table::talk::letters::to_address;
use sternpost_words::{PageWords, say};

/// The form of a person's settings of letters.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WishesForm {
    rhythm: String,
    hour: u8,
    together: Option<bool>,
    quiet: Option<bool>,
    quiet_from: u8,
    quiet_to: u8,
    zone: String,
    /// `day`, `week`, or nothing.
    hosting: Option<String>,
}

/// Reads the settings from a form, or the errors in what a person can have typed.
///
/// # Errors
/// If it holds what no form of ours sends.
pub(super) fn wished(form: &WishesForm, page_words: PageWords, action: &str) -> Result<Result<Wishes, Box<WishesFields>>, Problem> {
    let rhythm = match form.rhythm.as_str() {
        "at-once" => Rhythm::AtOnce,
        "daily" => Rhythm::Daily { hour: form.hour },
        minutes => Rhythm::After { minutes: minutes.parse().map_err(|_| Problem::bad_request("rhythm: none of those there are"))? },
    };
    let is_quiet = form.quiet == Some(true);
    let quiet = is_quiet.then_some(Quiet { from: form.quiet_from, to: form.quiet_to });
    let mut wishes = Wishes { rhythm, together: form.together == Some(true), quiet, zone: Tz::UTC, hosting: None };
    wishes.hosting = match form.hosting.as_deref().unwrap_or_default() {
        "" => None,
        "day" => Some(Hosting { every: Every::Day, language: page_words.language() }),
        "week" => Some(Hosting { every: Every::Week, language: page_words.language() }),
        _ => return Err(Problem::bad_request("hosting: day, week, or nothing")),
    };
    let mut errors = vec![];
    match zone_named(&form.zone) {
        Some(zone) => wishes.zone = zone,
        None => errors.push(FieldError::new("zone", page_words.t(say::LETTERS_NO_ZONE))),
    }
    if is_quiet && form.quiet_from == form.quiet_to {
        errors.push(FieldError::new("quiet-to", page_words.t(say::LETTERS_NO_QUIET)));
        wishes.quiet = None;
    }
    let refused = wishes.check().map_err(Reason::from);
    refused.map_err(|why| Problem::bad_request(why.to_string()).because(why))?;
    if errors.is_empty() {
        return Ok(Ok(wishes));
    }
    let mut fields = WishesFields::of(page_words, action, &wishes);
    (fields.is_quiet, fields.quiet, fields.zone, fields.errors) =
        (is_quiet, (form.quiet_from.min(23), form.quiet_to.min(23)), form.zone.clone(), errors);
    Ok(Err(Box::new(fields)))
}

/// The delivery of the letters that a reader may know of: all about their own seat, and as host what they can do something about.
pub(crate) async fn deliveries(
    app: &App,
    snapshot: &Snapshot,
    address: Option<&str>,
    own: Option<u8>,
) -> Result<Vec<SeatDelivery>, Problem> {
    let mut seen = vec![];
    if address == Some(snapshot.campaign.host_address.as_str()) {
        seen = app.service.deliveries(snapshot, Onlooker::Host { plays: own.is_some() }).await?;
    }
    if let Some(own) = own {
        seen.retain(|delivery| delivery.seat != own);
        seen.extend(app.service.deliveries(snapshot, Onlooker::Seat(own)).await?);
        seen.sort_by_key(|delivery| delivery.seat);
    }
    Ok(seen)
}

/// Adds to what a reader can settle at a campaign how far letters come.
pub(super) async fn beside(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    (address, own): (Option<&str>, Option<u8>),
    desk: &mut Option<Desk>,
) -> Result<(), Problem> {
    let Some(desk) = desk else { return Ok(()) };
    let zone = match address {
        Some(address) => app.service.store.wishes(address).await?.unwrap_or_default().zone,
        None => Tz::UTC,
    };
    for delivery in deliveries(app, snapshot, address, own).await? {
        let name = snapshot.seats.get(usize::from(delivery.seat)).map(|row| row.name.clone()).unwrap_or_default();
        let line = DeliveryLine::of(page_words, name, &delivery, zone);
        if own == Some(delivery.seat) {
            // That all is well stands on the page of letters: here it would change with every letter, and say nothing.
            desk.delivery = Some(line).filter(|line| line.is_trouble);
        } else {
            desk.hosted.push(line);
        }
    }
    desk.letters = address.is_some().then(|| "/letters".to_owned());
    Ok(())
}

/// The input and errors shown on the page besides its state.
#[derive(Default)]
struct Typed {
    wishes: Option<WishesFields>,
    second: SecondTyped,
    secret: Option<(String, String)>,
    device: DeviceSaid,
}

/// The notice shown about devices.
#[derive(Default)]
enum DeviceSaid {
    /// Nothing.
    #[default]
    Nothing,
    /// What came of something.
    Said(String),
    /// Why a device is not told.
    Wrong(String),
}

impl DeviceSaid {
    /// With nothing else on the page.
    fn typed(self) -> Typed {
        Typed { device: self, ..Typed::default() }
    }
}

/// A person's settings of letters. A person without any is shown the zone of a seat of theirs, not one they would have to correct.
pub(super) async fn wishes_of(app: &App, address: &str) -> Result<Wishes, Problem> {
    let store = &app.service.store;
    if let Some(wishes) = store.wishes(address).await? {
        return Ok(wishes);
    }
    for campaign in store.campaigns_of(address).await?.into_iter().filter(|one| one.status == Status::Running) {
        let snapshot = app.service.snapshot(campaign.id).await?;
        let zone = snapshot.watch().zip(snapshot.seats_of(address).next()).map(|(watch, row)| watch.zone_of(row.seat));
        if let Some(zone) = zone.filter(|zone| *zone != Tz::UTC) {
            return Ok(Wishes { zone, ..Wishes::default() });
        }
    }
    Ok(Wishes::default())
}

/// `GET /letters`.
///
/// # Errors
/// If the store fails.
pub async fn look(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let Some(address) = auth::caller(&request, &app).await.on_page()? else {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", "/sign-in?then=/letters")).finish());
    };
    shown(&request, &app, &address, Typed::default()).await.on_page()
}

async fn shown(request: &Request, app: &App, address: &str, typed: Typed) -> Result<HttpResponse, Problem> {
    let (page_words, store) = (page_words_of(request), &app.service.store);
    let wishes = wishes_of(app, address).await?;
    let second = store.second_way(address).await?;
    let lost = store.lost_way(address).await?.filter(|lost| lost.is_bounced(app.now()));
    let mut lines = vec![];
    for campaign in store.campaigns_of(address).await?.into_iter().filter(|one| matches!(one.status, Status::Lobby | Status::Running)) {
        let snapshot = app.service.snapshot(campaign.id).await?;
        let own: Vec<u8> = snapshot.seats_of(address).map(|row| row.seat).collect();
        for seat in own {
            let found = app.service.deliveries(&snapshot, Onlooker::Seat(seat)).await?;
            lines.extend(found.iter().map(|delivery| DeliveryLine::of(page_words, campaign.name.clone(), delivery, wishes.zone)));
        }
    }
    let title = page_words.t(say::LETTERS);
    let mut told = devices::fields(app, request, page_words, address).await?;
    match typed.device {
        DeviceSaid::Nothing => {}
        DeviceSaid::Said(said) => told.said = Some(said),
        DeviceSaid::Wrong(error) => told.error = Some(error),
    }
    page(&LettersPage {
        devices: told,
        action: "/letters".to_owned(),
        trouble: lost.map(|lost| page_words.t(if lost.is_unreachable() { say::LETTERS_UNREACHABLE } else { say::LETTERS_BOUNCED })),
        wishes: typed.wishes.unwrap_or_else(|| WishesFields::of(page_words, "/letters", &wishes)),
        lines,
        second: second.map(|second| second_in_words(page_words, &second)),
        typed: typed.second,
        secret: typed.secret,
        page: frame(app, page_words, title, Some(address)),
    })
}

fn second_in_words(page_words: PageWords, second: &Second) -> SecondWay {
    let to = match &second.to {
        SecondTo::Mail { address, confirmed: true } => page_words.t(say::letters_to_mail(address)),
        SecondTo::Mail { address, confirmed: false } => page_words.t(say::letters_to_unconfirmed(address)),
        SecondTo::Hook { url, .. } => page_words.t(say::letters_to_hook(host_of(url))),
    };
    SecondWay { to, is_always: second.always }
}

/// The server of an address: the rest of a webhook's is as secret as a password.
fn host_of(url: &str) -> String {
    sternpost_post::hosts::host_of(url).unwrap_or_default()
}

/// Something about one's letters.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act")]
enum Act {
    /// When they come.
    Wishes,
    /// They reach the reader again.
    Reachable,
    /// The second way is used besides the first.
    Always,
    /// It is used when the first loses letters.
    Spare,
    /// There is none.
    Drop,
    /// It leads to another address.
    Mail { mail: String },
    /// It leads to a program.
    Hook { url: String, format: Format },
    /// A device is told.
    Device(Subscription),
    /// A device is told something now.
    TryDevice { device: String },
    /// A device is told no more.
    DropDevice { device: String },
}

/// The outcome of an act.
enum Came {
    /// It is done: the page, or a part of it, shows how things are.
    Done(&'static str),
    /// Something is said with the page.
    Says(Box<Typed>),
}

impl Came {
    fn says(typed: Typed) -> Self {
        Self::Says(Box::new(typed))
    }
}

/// `POST /letters`. What cannot be kept comes back with what was typed.
///
/// # Errors
/// If nobody is signed in, the form is none of ours, or too many letters were sent.
pub async fn act(request: Request, app: web::Data<App>, body: web::Bytes) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await.on_page()?;
    match carry_out(&app, &address, &body, page_words_of(&request)).await.on_page()? {
        Came::Done(place) => Ok(HttpResponse::SeeOther().insert_header(("Location", place)).finish()),
        Came::Says(typed) => shown(&request, &app, &address, *typed).await.on_page(),
    }
}

/// Does what a form says.
async fn carry_out(app: &App, address: &str, body: &[u8], page_words: PageWords) -> Result<Came, Problem> {
    let unread = |error: serde_urlencoded::de::Error| Problem::bad_request(error.to_string());
    let store = &app.service.store;
    match serde_urlencoded::from_bytes::<Act>(body).map_err(unread)? {
        Act::Wishes => match wished(&serde_urlencoded::from_bytes(body).map_err(unread)?, page_words, "/letters")? {
            Ok(wishes) => app.service.set_wishes(address, &wishes).await?,
            Err(fields) => return Ok(Came::says(Typed { wishes: Some(*fields), ..Typed::default() })),
        },
        Act::Reachable => reachable(app, address).await?,
        Act::Always => use_always(app, address, true).await?,
        Act::Spare => use_always(app, address, false).await?,
        Act::Drop => store.put_second_way(address, None).await?,
        Act::Mail { mail } => return second_address(app, address, mail, page_words).await,
        Act::Hook { url, format } => return second_hook(app, address, url, format, page_words).await,
        Act::Device(named) => {
            return Ok(match devices::add(app, address, named).await? {
                Ok(_) => Came::Done("/letters#devices"),
                Err(why) => Came::says(DeviceSaid::Wrong(page_words.t(why)).typed()),
            });
        }
        Act::TryDevice { device } => {
            let said = match devices::attempt(app, page_words, address, &device).await? {
                Tried::Told => page_words.t(say::DEVICES_TOLD),
                Tried::Not(why) => page_words.t(say::devices_not_told(why)),
                Tried::Gone => page_words.t(say::DEVICES_GONE),
            };
            return Ok(Came::says(DeviceSaid::Said(said).typed()));
        }
        Act::DropDevice { device } => {
            let is_dropped = store.drop_device(address, &device).await?;
            return is_dropped.then_some(Came::Done("/letters#devices")).ok_or_else(Problem::not_found);
        }
    }
    Ok(Came::Done("/letters"))
}

/// The second way is used besides the first, or only when that loses letters.
async fn use_always(app: &App, address: &str, always: bool) -> Result<(), Problem> {
    let store = &app.service.store;
    if let Some(second) = store.second_way(address).await? {
        store.put_second_way(address, Some(&Second { always, ..second })).await?;
    }
    Ok(())
}

/// Tells whether the second way, if there is one, is used besides the first.
async fn is_used_always(app: &App, address: &str) -> Result<bool, Problem> {
    Ok(app.service.store.second_way(address).await?.is_some_and(|second| second.always))
}

/// The second way leads to another address, if it is one.
async fn second_address(app: &App, address: &str, mail: String, page_words: PageWords) -> Result<Came, Problem> {
    let always = is_used_always(app, address).await?;
    let Err(BadSecond::Field(why)) = name_address(app, address, &mail, always, page_words).await? else {
        return Ok(Came::Done("/letters"));
    };
    let second = SecondTyped { mail, errors: vec![FieldError::new("mail", page_words.t(why))], ..SecondTyped::default() };
    Ok(Came::says(Typed { second, ..Typed::default() }))
}

/// The second way leads to a program, if that can be called: its secret is shown once, with what a first call came to.
async fn second_hook(app: &App, address: &str, url: String, format: Format, page_words: PageWords) -> Result<Came, Problem> {
    let always = is_used_always(app, address).await?;
    Ok(Came::says(match name_hook(app, address, &url, format, always).await? {
        Ok((secret, answer)) => {
            let call = match answer {
                Ok(()) => page_words.t(say::LETTERS_CALLED),
                Err(why) => page_words.t(say::letters_not_called(why)),
            };
            Typed { secret: Some((secret, call)), ..Typed::default() }
        }
        Err(BadSecond::Field(why)) => {
            let second = SecondTyped { url, errors: vec![FieldError::new("url", page_words.t(why))], ..SecondTyped::default() };
            Typed { second, ..Typed::default() }
        }
    }))
}

/// The reason why something cannot be a second way: the words that say so.
pub(crate) enum BadSecond {
    /// What was typed cannot be one.
    Field(Key),
}

/// Letters reach somebody again.
///
/// # Errors
/// If that was said too often.
pub(crate) async fn reachable(app: &App, address: &str) -> Result<(), Problem> {
    app.service.limits.write_again(address, address)?;
    Ok(app.service.reachable_again(address).await?)
}

/// Names a second address, and asks whoever reads there whether it is theirs. Who wants no invitations is not asked, and nobody is told.
///
/// # Errors
/// If too many letters were sent.
pub(crate) async fn name_address(
    app: &App,
    address: &str,
    second: &str,
    always: bool,
    page_words: PageWords,
) -> Result<Result<(), BadSecond>, Problem> {
    let (store, second) = (&app.service.store, normal_address(second));
    if !is_address(&second) {
        return Ok(Err(BadSecond::Field(say::NO_ADDRESS)));
    }
    if second == address {
        return Ok(Err(BadSecond::Field(say::LETTERS_SAME)));
    }
    let known = store.second_way(address).await?;
    let is_known = known.as_ref().is_some_and(|known| known.way() == second && known.is_ready());
    let kept = Second { to: SecondTo::Mail { address: second.clone(), confirmed: is_known }, always };
    if is_known {
        store.put_second_way(address, Some(&kept)).await?;
        return Ok(Ok(()));
    }
    app.service.limits.write_again(address, &second)?;
    store.put_second_way(address, Some(&kept)).await?;
    if !store.is_blocked(&second, None).await? {
        let confirm = LinkPayload { language: page_words.language(), url: app.addresses.confirming(address, &second) };
        let letter = to_address(&second, Letter::Confirm(confirm), None, app.now());
        store.commit(Commit { letters: vec![letter], ..Commit::default() }).await?;
    }
    Ok(Ok(()))
}

/// A webhook that was named: its secret, and what a first call came to.
type Named = (String, Result<(), String>);

/// Names a webhook, and calls it once.
///
/// # Errors
/// If too many were named.
pub(crate) async fn name_hook(
    app: &App,
    address: &str,
    url: &str,
    format: Format,
    always: bool,
) -> Result<Result<Named, BadSecond>, Problem> {
    let url = url.trim();
    app.service.limits.write_again(address, address)?;
    if let Err(why) = app.webhooks.calls.check(url).await {
        return Ok(Err(BadSecond::Field(match why {
            BadAddress::NoUrl => say::LETTERS_NO_URL,
            BadAddress::Private => say::LETTERS_PRIVATE,
            BadAddress::NotFound => say::LETTERS_NOT_FOUND,
        })));
    }
    let secret = Secret(entropy::token());
    let kept = Second { to: SecondTo::Hook { url: url.to_owned(), format, secret: secret.clone() }, always };
    app.service.store.put_second_way(address, Some(&kept)).await?;
    app.service.store.forget_losses(url).await?;
    let text = "Sternpost will tell you here when there is a letter.";
    let body = match format {
        Format::Json => json!({ "id": entropy::letter_id(), "kind": "test", "text": text, "url": app.public_url }),
        Format::Discord => json!({ "content": text, "allowed_mentions": { "parse": [] } }),
    };
    let call = Call { url: url.to_owned(), body: Body::json(&body), secret: Some(secret.clone()) };
    let called = app.webhooks.call(&call).await.map_err(|error| error.to_string());
    Ok(Ok((secret.0, called)))
}

/// The letter that a second address is confirmed by, if its question is still open.
async fn to_confirm(app: &App, token: &str) -> Result<(SecondLink, Second), Problem> {
    let link: SecondLink = app.links.read(token, app.now())?;
    let second = app.service.store.second_way(&link.address).await?.filter(|second| second.way() == link.second);
    let second = second.ok_or_else(|| Problem::new(ProblemKind::LinkExpired, "this address is not asked any more"))?;
    Ok((link, second))
}

/// `GET /v/{token}`: asks for a click, for scanners open links.
///
/// # Errors
/// If the link is dead.
pub async fn ask(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let (link, _) = to_confirm(&app, &token).await.on_page()?;
    let page_words = page_words_of(&request);
    let why = page_words.t(say::letters_confirm_why(&link.address, &link.second));
    let frame = frame(&app, page_words, page_words.t(say::LETTERS_CONFIRM), None);
    page(&ConfirmSecondPage { action: format!("/v/{token}"), why, page: frame })
}

/// `POST /v/{token}`: the second address is its reader's.
///
/// # Errors
/// If the link is dead.
pub async fn confirm(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let (link, second) = to_confirm(&app, &token).await.on_page()?;
    let to = SecondTo::Mail { address: link.second.clone(), confirmed: true };
    app.service.store.put_second_way(&link.address, Some(&Second { to, ..second })).await.on_page()?;
    app.service.store.forget_losses(&link.second).await.on_page()?;
    let page_words = page_words_of(&request);
    let why = page_words.t(say::letters_confirmed_why(&link.second));
    let what = page_words.t(say::LETTERS_CONFIRMED);
    page(&sternpost_pages::door::NoticePage { page: frame(&app, page_words, what.clone(), None), what, why })
}
