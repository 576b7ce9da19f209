//! What might be: a seat tries answers on a position as it knows it. What was tried stands in the address; nothing is kept, and nobody
//! else is shown anything.

use super::campaign::read_by;
use super::{OnPage as _, language_form, page, reader_frame, talk};
use crate::app::{App, row_of};
use crate::auth;
use crate::problem::{Onward, Problem};
use crate::readers::Reader;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::{Answer, Eyes, Picked, Seat, Shape};
use sternpost_game::{Asked, Offered};
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::board_look::look_links;
use sternpost_pages::{
    Anytime, BadForm, Control, Differences, Link, Linked, SeatLine, Shown, Side, Standing, Step, TriedFields, TriedLine, TurnForm,
    WhatIfPage, Wrong,
};
use sternpost_picture::{Words, changes};
use sternpost_table::past::finish::Finish;
use sternpost_table::play::what_if::{Imagined, Tried, TriedStep, WhatIf};
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// What is tried, as an address has it.
#[derive(Clone, Debug, Deserialize)]
pub struct Address {
    /// The entry it begins at; none: the present.
    from: Option<u64>,
    /// Which sample; none: the first.
    sample: Option<u32>,
    /// What was tried.
    tried: Option<String>,
    /// Whose question is looked at.
    seat: Option<u8>,
    /// What of its acts at any time the form is filled with, instead of the answer to a question.
    act: Option<String>,
}

/// Who tries what.
struct Trying {
    snapshot: Arc<Snapshot>,
    reader: Reader,
    seat: Seat,
    page_words: PageWords,
    what: WhatIf,
    /// Whose question is answered, if one is wanted.
    wanted: Option<Seat>,
    /// The act at any time that the form is filled with; what is asked is left alone then.
    act: Option<String>,
}

/// The address of what is tried.
fn address(id: CampaignId, what: &WhatIf) -> Result<String, Refused> {
    let tried = what.written()?;
    let tried = if tried.is_empty() { tried } else { format!("&tried={tried}") };
    Ok(format!("/c/{id}/what-if?from={}&sample={}{tried}", what.from, what.sample))
}

/// Who asks, as the holder of a seat.
async fn trying(request: &Request, app: &App, id: CampaignId, asked: &Address) -> Result<Trying, Problem> {
    let named = auth::caller(request, app).await?;
    app.limits.look(named.as_deref(), app.network(request))?;
    let (snapshot, reader) = read_by(request, app, id).await?;
    let Some(row) = reader.row(&snapshot) else {
        return Err(if reader.address().is_none() { Problem::unauthorized() } else { Problem::not_found() });
    };
    let (seat, page_words) = (Seat(row.seat), PageWords::new(row.spoken()));
    snapshot.play()?;
    let from = asked.from.unwrap_or_else(|| snapshot.seq);
    let what = WhatIf::read(from, asked.sample.unwrap_or(1), asked.tried.as_deref().unwrap_or_default())?;
    Ok(Trying { snapshot, reader, seat, page_words, what, wanted: asked.seat.map(Seat), act: asked.act.clone() })
}

/// `GET /c/{id}/what-if?from=&sample=&tried=&seat=`.
///
/// # Errors
/// If the reader holds no seat, was not asked there, or the address was bent.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    asked: web::Query<Address>,
    board: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let mut trying = trying(&request, &app, *id, &asked).await.on_page()?;
    if asked.from.is_none() {
        // What is tried begins at one position, wherever the campaign goes meanwhile.
        let lead = address(*id, &trying.what).on_page()?;
        return Ok(HttpResponse::SeeOther().insert_header(("Location", lead)).insert_header(("Cache-Control", "no-store")).finish());
    }
    let imagined = imagined(&app, &mut trying).await.map_err(|refused| not_here(&trying, refused)).on_page()?;
    shown(&app, &trying, imagined, &board, None).await.on_page()
}

/// Why nothing can be tried; where the seat was not asked, with where it could go on.
fn not_here(trying: &Trying, refused: Refused) -> Problem {
    let (id, from) = (trying.snapshot.campaign.id, trying.what.from);
    let is_not_asked = matches!(refused, Refused::NotAskedThere);
    let problem = Problem::from(refused);
    if !is_not_asked {
        return problem;
    }
    let ways = [(Onward::Moment(from), format!("/at/{from}")), (Onward::TryNow, "/what-if".to_owned()), (Onward::Board, String::new())];
    problem.leading_to(ways.map(|(onward, way)| (onward, format!("/c/{id}{way}"))).to_vec())
}

/// `POST /c/{id}/what-if`: one answer more, or those of bots; leads to the address of what is tried then.
///
/// # Errors
/// If the form is none of ours, or what was tried does not fit.
pub async fn go_on(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let fields = form.into_inner();
    let field = |name: &'static str| fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let unreadable = |name: &str| Problem::bad_request(format!("the field `{name}` cannot be read")).on_page();
    let asked = Address {
        from: Some(field("from").and_then(|text| text.parse().ok()).ok_or_else(|| unreadable("from"))?),
        sample: Some(field("sample").and_then(|text| text.parse().ok()).ok_or_else(|| unreadable("sample"))?),
        tried: field("tried").map(str::to_owned),
        seat: Some(field("seat").and_then(|text| text.parse().ok()).ok_or_else(|| unreadable("seat"))?),
        act: field("act").filter(|act| !act.is_empty()).map(str::to_owned),
    };
    let action = field("action").map(str::to_owned);
    let mut trying = trying(&request, &app, *id, &asked).await.on_page()?;
    match action.as_deref() {
        Some("bots") => {
            let _turn = app.work.acquire().await.map_err(|_| Refused::Closing).on_page()?;
            let before = trying.what.tried.len();
            let answered = app.service.what_if_bots(&trying.snapshot, trying.seat, &trying.what).await;
            trying.what = answered.map_err(|refused| not_here(&trying, refused)).on_page()?;
            // Where there was nothing for them to do the page says how it stands.
            tracing::debug!(answers = trying.what.tried.len() - before, "bots have answered what is tried");
        }
        Some("propose") => {
            let why = field("why").unwrap_or_default().to_owned();
            app.service.limits.say(*id, trying.seat.0).map_err(Problem::from).on_page()?;
            app.service.propose_what_if(&trying.snapshot, trying.seat, &trying.what, &why).await.on_page()?;
            // The chronicle tells it to all, and where it is voted on.
            return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/court"))).finish());
        }
        Some("next") => {
            let now = imagined(&app, &mut trying).await.map_err(|refused| not_here(&trying, refused)).on_page()?;
            let look = web::Query(BoardLook::default());
            let (question, is_act) = question(&trying, &now);
            let Some(question) = question else {
                return shown(&app, &trying, now, &look, Some(trying.page_words.t(say::REFUSED))).await.on_page();
            };
            let carried = |name: &str, value: String| (name.to_owned(), value);
            // A form of a turn reads the same controls.
            let mut controls = fields.clone();
            controls.extend([carried("turn", "[]".to_owned()), carried("version", "0".to_owned()), carried("key", entropy::token())]);
            let read = TurnForm::read(controls).and_then(|form| form.answer(&question));
            let answer = match read {
                Ok(Some(answer)) => answer,
                Ok(None) => return refused(&app, &trying, now, &Wrong::Nothing).await.on_page(),
                Err(BadForm::Missing(name)) => return Err(unreadable(name)),
                Err(bad) => return refused(&app, &trying, now, &Wrong::Form(bad)).await.on_page(),
            };
            let mut further = trying.what.tried.clone();
            further.push(Tried(question.seat.0, answer, false, is_act));
            let before = std::mem::replace(&mut trying.what.tried, further);
            match imagined(&app, &mut trying).await {
                Ok(_) => {}
                Err(Refused::Answer(refusal)) => {
                    trying.what.tried = before;
                    return refused(&app, &trying, now, &Wrong::Answer(refusal)).await.on_page();
                }
                Err(other) => return Err(other).on_page(),
            }
        }
        Some(_) | None => return Err(unreadable("action")),
    }
    let lead = address(*id, &trying.what).on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", lead)).insert_header(("Cache-Control", "no-store")).finish())
}

/// Where it leads; what need not be answered stands among what was tried from then on.
async fn imagined(app: &App, trying: &mut Trying) -> Result<Imagined, Refused> {
    let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
    let imagined = app.service.what_if(&trying.snapshot, trying.seat, &trying.what).await?;
    trying.what.tried = imagined.tried();
    Ok(imagined)
}

/// Whose question is answered: the one that is wanted, the reader's own, or the first.
fn answering(trying: &Trying, now: &Imagined) -> Seat {
    let is_asked = |seat: &Seat| now.waiting.contains(seat);
    let wanted = trying.wanted.filter(is_asked).or_else(|| Some(trying.seat).filter(is_asked));
    wanted.or_else(|| now.waiting.first().copied()).unwrap_or(trying.seat)
}

/// What the form asks, and whether that is of an act at any time.
fn question(trying: &Trying, now: &Imagined) -> (Option<Asked>, bool) {
    if now.is_acting() {
        return (now.waiting.first().and_then(|seat| now.asked(*seat)), true);
    }
    let act = trying.act.as_ref().and_then(|_| now.anytime(trying.wanted.unwrap_or(trying.seat)));
    let is_act = act.is_some();
    (act.or_else(|| now.asked(answering(trying, now))), is_act)
}

async fn refused(app: &App, trying: &Trying, now: Imagined, wrong: &Wrong) -> Result<HttpResponse, Problem> {
    let words =
        show::with_words(&trying.snapshot, trying.page_words.tag(), |words| wrong.words(trying.page_words, &|text| words.say(text)));
    shown(app, trying, now, &web::Query(BoardLook::default()), Some(words)).await
}

async fn shown(
    app: &App,
    trying: &Trying,
    now: Imagined,
    look: &web::Query<BoardLook>,
    error: Option<String>,
) -> Result<HttpResponse, Problem> {
    let Trying { snapshot, reader, seat, page_words, what, .. } = trying;
    let (id, page_words, eyes) = (snapshot.campaign.id, *page_words, Eyes::Seat(*seat));
    let (tried_so_far, looked_at) = (address(id, what)?, here(trying)?);
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = page_words.t(say::WHAT_IF);
    // Nothing here goes out of date.
    frame.version = None;
    frame.language_form = row_of(snapshot, seat.0).and_then(|_| language_form(format!("/c/{id}/language"), looked_at.clone()));
    talk::beside(app, snapshot, reader, &mut frame).await?;
    let (asked, is_act) = question(trying, &now);
    let answering = asked.as_ref().map_or_else(|| answering(trying, &now), |asked| asked.seat);
    let scene = now.play.scene(eyes);
    let [before, after] = [&*now.before, &*now.play].map(|play| Side::of(play, eyes));
    let changed = if what.tried.is_empty() { vec![] } else { changes(&now.before.scene(eyes), &scene) };
    let from = if what.from == snapshot.seq {
        Link::new(format!("/c/{id}"), page_words.t(say::WHAT_IF_NOW))
    } else {
        Link::new(format!("/c/{id}/at/{}", what.from), page_words.t(say::what_if_from(what.from)))
    };
    let proposal = app.service.adoptable(snapshot, *seat, what).await?;
    let model = show::with_words(snapshot, page_words.tag(), |words| {
        let proposed = proposal.iter().flat_map(|proposal| &proposal.steps);
        let proposed =
            proposed.map(|(asked, answer)| Step { prompt: words.say(&asked.prompt), answer: words.answer(asked, answer), href: None });
        let filled =
            |asked: &Asked| trying.act.as_ref().and_then(|act| filled_with(asked, act)).or_else(|| picked(&asked.shape, &asked.default));
        let control = asked.as_ref().map(|asked| Control::of(asked, words, filled(asked).as_ref()));
        let marks = match (&control, &asked) {
            (Some(control), Some(asked)) => control.marks(asked),
            (_, _) => vec![],
        };
        let choices: Vec<_> = marks.iter().map(|mark| mark.place.clone()).collect();
        let looked = look.at(&*now.play, &scene, eyes, &choices);
        let links = look_links(&looked, &looked_at, page_words, &|text| words.say(text), &show::name_of_focus(&scene, words, &looked));
        let has_marks = !marks.is_empty();
        let board = show::board(&scene, words, &now.play.colours(), show::Showing { marks, changed, looked, ..show::Showing::default() });
        let act_at = |offer: &Offered| act_address(&tried_so_far, *seat, &offer.id);
        // While one thing is put together nothing else is begun.
        let anytime = if is_act { None } else { now.anytime(*seat) };
        WhatIfPage {
            from,
            sample: what.sample,
            ways: ways(id, page_words, what),
            steps: now.steps.iter().enumerate().filter(|(_, step)| !step.is_by_itself).map(|at| line(trying, words, at)).collect(),
            control,
            other: (answering != *seat).then(|| snapshot.name(answering)),
            fields: TriedFields {
                action: format!("/c/{id}/what-if"),
                from: what.from,
                sample: what.sample,
                tried: what.written().unwrap_or_default(),
                seat: answering.0,
                act: if is_act { trying.act.clone().unwrap_or_else(|| "on".to_owned()) } else { String::new() },
                question: asked.as_ref().map(|asked| asked.id.clone()).unwrap_or_default(),
            },
            error,
            anytime: anytime.map(|asked| Anytime::of(&asked, words, act_at)),
            replies: if is_act { vec![] } else { replies(trying, &now, words, &tried_so_far) },
            asked_instead: is_act.then(|| if now.is_acting() { before_act(trying, &now) } else { tried_so_far.clone() }),
            others: now
                .waiting
                .iter()
                // The reader's own question is what is answered instead of an act.
                .filter(|other| if is_act { *other != seat } else { **other != answering })
                .filter(|_| !now.is_acting())
                .map(|other| Link::new(format!("{tried_so_far}&seat={}", other.0), snapshot.name(*other)))
                .collect(),
            can_bots: !now.is_acting() && (now.waiting.iter().any(|other| other != seat) || !now.proposed_to(*seat).is_empty()),
            proposal: proposed.collect(),
            ending: ending(snapshot, page_words, &now),
            changed: Differences::between(&before, &after, page_words, words),
            standing: standing(trying, words, &now),
            board: board.with_looks(links).to_pick_on(has_marks),
            panels: show::panels(&scene, words, &*now.play, eyes),
            page: frame,
        }
    });
    page(&model)
}

/// The address of what is looked at: with whose question it is, and which act at any time the form is filled with.
fn here(trying: &Trying) -> Result<String, Refused> {
    let mut here = address(trying.snapshot.campaign.id, &trying.what)?;
    match (trying.wanted, &trying.act) {
        (Some(seat), Some(act)) => here = act_address(&here, seat, act),
        (None, Some(act)) => here = act_address(&here, trying.seat, act),
        (Some(seat), None) => here.push_str(&format!("&seat={}", seat.0)),
        (None, None) => {}
    }
    Ok(here)
}

/// Where an act at any time of a seat is put together after what was tried.
fn act_address(tried_so_far: &str, seat: Seat, choice: &str) -> String {
    let act = serde_urlencoded::to_string([("seat", seat.0.to_string().as_str()), ("act", choice)]).expect("a choice is a text");
    format!("{tried_so_far}&{act}")
}

/// An act that an address names, where it is on offer.
fn filled_with(asked: &Asked, act: &str) -> Option<Answer> {
    let is_there = asked.offers.iter().any(|offer| offer.id == act);
    match asked.shape {
        Shape::OneOf if is_there => Some(Picked::One(act.to_owned())),
        Shape::OneOf | Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => None,
    }
}

/// Where the act that is put together has not begun.
fn before_act(trying: &Trying, now: &Imagined) -> String {
    let before = trying.what.tried.len().saturating_sub(now.answers_of_act());
    let before = trying.what.tried.iter().take(before).cloned().collect();
    address(trying.snapshot.campaign.id, &trying.what.with(before)).unwrap_or_default()
}

/// What others could reply to a proposal: the reader replies for them.
fn replies(trying: &Trying, now: &Imagined, words: &Words<'_>, tried_so_far: &str) -> Vec<Link> {
    let of = |seat: Seat| {
        let offers = now.anytime(seat).into_iter().flat_map(|asked| asked.offers);
        let own = offers.filter(|offer| offer.reply_to.is_some());
        own.map(move |offer| (seat, offer))
    };
    let link = |(seat, offer): (Seat, Offered)| {
        Link::new(act_address(tried_so_far, seat, &offer.id), format!("{}: {}", trying.snapshot.name(seat), words.say(&offer.label)))
    };
    now.proposed_to(trying.seat).into_iter().flat_map(of).map(link).collect()
}

/// What stands in the controls at first: numbers as by default, nothing else.
fn picked(shape: &Shape, default: &Answer) -> Option<Answer> {
    match shape {
        Shape::Split { .. } | Shape::Amount { .. } | Shape::Arrange => Some(default.clone()),
        Shape::OneOf | Shape::SomeOf { .. } => None::<Picked<String>>,
    }
}

fn ways(id: CampaignId, page_words: PageWords, what: &WhatIf) -> Vec<Link> {
    let start = what.with(vec![]);
    let other = WhatIf { sample: what.sample % u32::MAX + 1, ..what.clone() };
    let link = |what: &WhatIf, text: String| address(id, what).ok().map(|href| Link::new(href, text));
    let again = if what.tried.is_empty() { None } else { link(&start, page_words.t(say::WHAT_IF_START)) };
    // What was tried need not fit another world: it begins anew there.
    let sample = link(&other.with(vec![]), page_words.t(say::WHAT_IF_SAMPLE));
    again.into_iter().chain(sample).chain([Link::new(format!("/c/{id}"), page_words.t(say::TO_BOARD))]).collect()
}

fn line(trying: &Trying, words: &Words<'_>, (at, step): (usize, &TriedStep)) -> TriedLine {
    let seat = Seat(step.tried.0);
    let before = trying.what.with(trying.what.tried.iter().take(at).cloned().collect());
    TriedLine {
        who: (seat != trying.seat).then(|| trying.snapshot.name(seat)),
        step: Step {
            prompt: words.say(&step.asked.prompt),
            answer: words.answer(&step.asked, &step.tried.1),
            href: address(trying.snapshot.campaign.id, &before).ok(),
        },
        by_bot: step.tried.2,
        is_made_up: step.is_made_up,
        told: step.told.iter().map(|text| Linked::of(words, text)).collect(),
    }
}

/// How it ends, if it does.
fn ending(snapshot: &Snapshot, page_words: PageWords, now: &Imagined) -> Option<String> {
    let finish = Finish::of(snapshot, &*now.play, now.standings.as_ref()?)?;
    Some(show::finish_words(&finish, page_words))
}

/// How everybody would stand, and who would be waited for.
fn standing(trying: &Trying, words: &Words<'_>, now: &Imagined) -> Standing {
    let (snapshot, eyes) = (&trying.snapshot, Eyes::Seat(trying.seat));
    let (tally, before, colours) = (now.play.tally(eyes), now.before.tally(eyes), now.play.colours());
    let line = |row: &sternpost_store::SeatRow| {
        let seat = Seat(row.seat);
        let is_waited_for = now.waiting.contains(&seat);
        SeatLine {
            name: row.name.clone(),
            colour: colours.get(seat).cloned().unwrap_or_default(),
            state: trying.page_words.t(if is_waited_for { say::STATE_ASKED } else { say::STATE_WAITS }),
            is_waited_for,
            is_reader: seat == trying.seat,
        }
    };
    let shown = Shown { tally: &tally, before: Some(&before), lines: snapshot.seats.iter().map(line).collect(), colours: &colours, eyes };
    Standing::of(trying.page_words, words, shown)
}
