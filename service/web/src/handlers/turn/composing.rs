//! The page on which a turn is put together: from the start, or as far as it was kept.

use super::access::{Access, open_question, step_query, whole_frame};
use super::dealing::OnSheet;
use super::picture::{self, picture};
use super::receipt::{moved_on, waiting};
use crate::app::{App, row_of};
use crate::handlers::anytime::acts;
use crate::handlers::page;
use crate::handlers::time::due_in_words;
use crate::handlers::windows::waive_form;
use crate::problem::Problem;
use crate::show;
use actix_web::HttpResponse;
use sternpost_core::{Answer, Eyes, Key, Picked, Shape, Stop};
use sternpost_game::{Asked, Play};
use sternpost_log::Given;
use sternpost_model::entropy;
use sternpost_pages::Folds;
use sternpost_pages::board_look::look_links;
use sternpost_pages::{Control, Does, GivenAnswer, Hidden, Linked, Primary, Sheet, Step, TurnForm, TurnPage, Wrong};
use sternpost_picture::{Words, on_map};
use sternpost_store::Sealed;
use sternpost_table::past::chronicle::Part;
use sternpost_table::play::compose::{Composition, TurnStep};
use sternpost_table::play::draft::ends_with;
use sternpost_table::play::filled::filled;
use sternpost_table::replies::takes_list;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// Lines of the chronicle beside a question.
pub(super) const LINES: usize = 24;

pub(crate) async fn look(app: &App, access: &Access) -> Result<HttpResponse, Problem> {
    let snapshot = app.service.snapshot(access.campaign).await?;
    let Some((asked, play)) = open_question(&snapshot, access).zip(snapshot.play.as_deref()) else {
        drop(snapshot);
        return match (access.is_seated(), access.is_anytime()) {
            (false, _) => moved_on(app, access, access.version).await,
            (true, true) => Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{}", access.campaign))).finish()),
            (true, false) => waiting(app, access).await,
        };
    };
    let picked = access.choice.as_ref().filter(|choice| asked.offers.iter().any(|offer| offer.id == **choice));
    let picked = picked.and_then(|choice| match asked.shape {
        Shape::OneOf => Some(Picked::One(choice.clone())),
        Shape::SomeOf { .. } => Some(Picked::Some(vec![choice.clone()])),
        Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => None,
    });
    if access.is_anytime()
        && access.step.is_none()
        && let Some(page) = begun_deal(app, access, &asked, picked.as_ref()).await?
    {
        return Ok(page);
    }
    // What is sealed can be changed until it is opened. No link of a letter goes before it.
    let sealed = given_answer(&snapshot, access).map(|sealed| sealed.given.answer.clone());
    let begun = Begun { question: asked.id.clone(), version: snapshot.seq, turn: vec![], key: entropy::token(), is_kept: true };
    // A turn that was kept on the way to what is sealed is none that goes on.
    let goes_on = sealed.is_none() || access.step.is_some_and(|step| step > 0);
    if goes_on && let Some((begun, composition, picked)) = kept(app, access, &snapshot, &begun).await? {
        return composed(app, access, begun, composition, None, picked).await;
    }
    let composing = Composing {
        begun,
        so_far: vec![],
        told: vec![],
        asked: Some(asked),
        stop: None,
        position: play.fork(),
        picked: sealed.or(picked),
        deal: None,
        error: None,
    };
    turn_page(app, access, &snapshot, composing).await
}

/// The sheet of a proposal that a link begins.
async fn begun_deal(app: &App, access: &Access, asked: &Asked, picked: Option<&Answer>) -> Result<Option<HttpResponse>, Problem> {
    let Some(picked) = picked else { return Ok(None) };
    let version = app.service.snapshot(access.campaign).await?.seq;
    let turn = access.turn_of(&asked.id, version, vec![picked.clone()]);
    let Ok(composition) = app.service.compose(&turn).await else { return Ok(None) };
    let Some(sheet) = OnSheet::empty(&composition.snapshot, access, &composition) else { return Ok(None) };
    let begun = Begun { question: asked.id.clone(), version, turn: vec![], key: entropy::token(), is_kept: true };
    on_sheet(app, access, begun, composition, None, sheet).await.map(Some)
}

/// The answer a seat has given to what is asked, if it waits for others.
fn given_answer<'snapshot>(snapshot: &'snapshot Snapshot, access: &Access) -> Option<&'snapshot Sealed> {
    snapshot.sealed_of(access.seat()).filter(|_| !access.is_anytime())
}

/// The same in words: what it was, until when it can be changed, and what a letter's link has named instead.
async fn given_in_words(app: &App, access: &Access, snapshot: &Snapshot, page_words: PageWords) -> Result<Option<GivenAnswer>, Problem> {
    let Some(sealed) = given_answer(snapshot, access) else { return Ok(None) };
    let Given { question, answer, .. } = &sealed.given;
    let steps = app.service.steps_of(&access.turn_of(question, snapshot.seq, sealed.answers())).await?;
    let named = access.choice.as_ref().filter(|choice| *answer != Picked::One((*choice).clone()));
    let named = named.and_then(|choice| steps.first()?.0.offers.iter().find(|offer| offer.id == *choice));
    let link =
        named.map(|offer| show::with_words(snapshot, page_words.tag(), |words| page_words.t(say::given_link(words.label(&offer.label)))));
    let until = match due_in_words(snapshot, page_words, Some(access.seat)) {
        Some(due) => page_words.t(say::given_until_deadline(due)),
        None => page_words.t(say::GIVEN_UNTIL),
    };
    Ok(Some(GivenAnswer { id: sealed.id.clone(), answers: worded_steps(snapshot, page_words.tag(), &steps), until, link }))
}

/// What a turn's form carries along.
pub(super) struct Begun {
    pub(super) question: String,
    /// The last entry of the log it is decided on.
    pub(super) version: u64,
    pub(super) turn: Vec<Answer>,
    pub(super) key: String,
    /// Whether what was answered is kept for the seat, so that other requests find it.
    pub(super) is_kept: bool,
}

impl Begun {
    /// What a form carried along.
    pub(super) fn of(form: &TurnForm) -> Self {
        let TurnForm { question, version, turn, key, .. } = form;
        Self { question: question.clone(), version: *version, turn: turn.clone(), key: key.clone(), is_kept: true }
    }

    /// The same, of which nothing could be kept.
    pub(super) fn not_kept(self) -> Self {
        Self { is_kept: false, ..self }
    }
}

/// The turn as far as it was kept for the seat, up to the step that is looked at, with what was answered there before. Nothing if none was
/// begun, if it fits no more, or if the reader came for something else.
async fn kept(
    app: &App,
    access: &Access,
    snapshot: &Snapshot,
    fresh: &Begun,
) -> Result<Option<(Begun, Composition, Option<Answer>)>, Problem> {
    if access.is_anytime() && access.step.is_none() {
        return Ok(None);
    }
    let Some(draft) = app.service.draft(snapshot, access.seat(), &fresh.question).await? else { return Ok(None) };
    // A letter's link that names another choice than the turn began with is a change of mind.
    let is_of_link = access.choice.as_ref().is_none_or(|choice| draft.turn.first() == Some(&Picked::One(choice.clone())));
    if access.step.is_none() && !is_of_link {
        return Ok(None);
    }
    let step = access.step.unwrap_or(draft.turn.len()).min(draft.turn.len());
    let turn = access.turn_of(&draft.question, draft.version, draft.turn[..step].to_vec());
    let composition = match app.service.compose(&turn).await {
        Ok(composition) => composition,
        Err(Refused::Stale { .. } | Refused::Answer(_)) => return Ok(None),
        Err(refused) => return Err(refused.into()),
    };
    // Behind what was answered by itself.
    let picked = draft.turn.strip_prefix(composition.answers.as_slice()).and_then(|after| after.first().cloned());
    let (question, turn) = (fresh.question.clone(), composition.answers.clone());
    let begun = Begun { question, version: fresh.version, turn, key: fresh.key.clone(), is_kept: true };
    Ok(Some((begun, composition, picked)))
}

/// A turn being put together.
struct Composing {
    begun: Begun,
    so_far: Vec<Step>,
    told: Vec<Linked>,
    /// What is asked next; none: the turn is complete.
    asked: Option<Asked>,
    /// Why the turn is complete, if it is.
    stop: Option<Stop>,
    position: Box<dyn Play>,
    picked: Option<Answer>,
    /// The proposal that is put together, on one sheet.
    deal: Option<OnSheet>,
    error: Option<Wrong>,
}

impl Composing {
    /// Why the turn ends with the answer to what is asked, or at least with the one that is picked already; none if it goes on.
    fn ends(&self, snapshot: &Snapshot, access: &Access) -> Option<Stop> {
        let asked = self.asked.as_ref()?;
        let (play, seat) = (snapshot.play.as_deref()?, access.seat());
        let look = |answer: Answer| {
            let preview = if access.is_anytime() {
                let turn: Vec<Answer> = self.begun.turn.iter().cloned().chain([answer]).collect();
                play.preview_anytime(seat, &turn)
            } else {
                filled(snapshot, &*self.position, seat, &[answer]).map(|filled| filled.preview)
            };
            preview.ok().map(|preview| preview.stop)
        };
        let picked = self.picked.clone().filter(|answer| matches!(answer, Picked::One(_)));
        picked.and_then(look).filter(|stop| *stop != Stop::Asked).or_else(|| ends_with(asked, look))
    }
}

async fn turn_page(app: &App, access: &Access, snapshot: &Snapshot, composing: Composing) -> Result<HttpResponse, Problem> {
    let row = row_of(snapshot, access.seat).ok_or_else(Problem::not_found)?;
    let eyes = Eyes::Seat(access.seat());
    let begun = &composing.begun;
    // Once the turn has begun the board shows what it does.
    let before = if begun.turn.is_empty() { show::last_seen(app, snapshot, row).await } else { None };
    if let Some(wanted) = access.look.wanted() {
        return picture(access, snapshot, row, (&*composing.position, &begun.turn), (wanted, before));
    }
    let changed = before.map(|before| before.changes(&*composing.position, eyes)).unwrap_or_default();
    // Whoever has begun has read it.
    let since = if begun.turn.is_empty() {
        show::since_own(app, snapshot, row).await?.on_top()
    } else {
        show::since(app, snapshot, &row.language, eyes, row.seen).await?
    };
    let (chronicle, _) = show::chronicle(app, snapshot, &row.language, eyes, Part::latest(LINES)).await?;
    let page_frame = whole_frame(app, snapshot, access, row).await?;
    let hidden = Hidden {
        action: access.action.clone(),
        turn: serde_json::to_string(&begun.turn).map_err(|error| Problem::bad_request(error.to_string()))?,
        version: begun.version,
        question: begun.question.clone(),
        key: begun.key.clone(),
    };
    let given = given_in_words(app, access, snapshot, page_frame.page_words).await?;
    let is_anytime = access.is_anytime();
    let is_sealed = !is_anytime && snapshot.play()?.asked_together().len() > 1;
    let stop = composing.stop.or_else(|| composing.deal.as_ref().map_or_else(|| composing.ends(snapshot, access), |_| Some(Stop::Others)));
    let does = match stop {
        Some(_) if composing.deal.is_some() => Does::HandIn { then: page_frame.t(say::DEAL_THEN) },
        Some(stop) => Does::HandIn { then: page_frame.t(after(stop)) },
        None => Does::GoOn,
    };
    let may_break_off = does == Does::GoOn && !is_anytime && !begun.turn.is_empty();
    let back = composing.so_far.last().and_then(|step| step.href.clone());
    let anytime = if is_anytime || !begun.turn.is_empty() { None } else { acts(app, snapshot, access, row) };
    // Only what is asked first is answered ahead: what a turn being put together comes to is not there yet.
    let may_be_ordered = !is_anytime && access.is_seated() && begun.turn.is_empty() && !snapshot.play()?.kinds(access.seat()).is_empty();
    let waive = access.is_seated() && begun.turn.is_empty() && !is_anytime;
    let waive = if waive { waive_form(snapshot, access.seat(), page_frame.page_words) } else { None };
    // Relative, as there are many: whichever address the page has, its step is there.
    // The sheet of a proposal is no step: the board below it is that of the first.
    let shown: &[Answer] = if composing.deal.is_some() { &[] } else { &begun.turn };
    let folds = Folds::of(&access.look, &step_query(shown.len()));
    let picture = begun.is_kept.then(|| picture::address(access, snapshot, row, shown));
    let model = show::with_words(snapshot, &row.language, |words| {
        let scene = composing.position.scene(eyes);
        let control = composing.asked.as_ref().map(|asked| Control::of(asked, words, composing.picked.as_ref()).folding(&folds));
        let control = match (control, &composing.asked) {
            (Some(control), Some(asked)) => Some(control.with_goals(asked, &composing.position.tally(eyes), eyes, words)),
            (control, _) => control,
        };
        let primary = primary(does, &composing, given.is_some(), words, page_frame.page_words);
        let marks = match (&control, &composing.asked) {
            (Some(control), Some(asked)) => control.marks(asked),
            _ => vec![],
        };
        TurnPage {
            since,
            sheet: composing.deal.as_ref().map(|deal| {
                let said = deal.can_speak(snapshot, access).then(|| deal.said.clone());
                Sheet::of(&deal.sheet, said, words, page_frame.page_words)
            }),
            list: control.as_ref().and_then(|_| list_of(&composing)),
            kept: control.as_ref().and_then(Control::as_list),
            error: composing.error.map(|wrong| wrong.words(page_frame.page_words, &|text| words.say(text))),
            preview: composing.told,
            primary,
            may_break_off,
            back,
            is_sealed,
            given,
            is_anytime,
            anytime,
            may_be_ordered,
            waive,
            deadline: if is_anytime { None } else { due_in_words(snapshot, page_frame.page_words, Some(row.seat)) },
            hidden,
            board: {
                let choices: Vec<_> = marks.iter().map(|mark| mark.place.clone()).collect();
                // What lies apart from the map, cards in hand, say, is picked below it.
                let there = on_map(&scene, &choices);
                let is_control = composing.asked.as_ref().is_some_and(|asked| 2 * there >= asked.offers.len());
                let looked = access.look.at(&*composing.position, &scene, eyes, &choices);
                let focus = show::name_of_focus(&scene, words, &looked);
                // On a phone the board comes first only where it can be read there: as wide as the screen, or from near.
                let is_first = there > 0 && (is_control || looked.from_near);
                let links = look_links(&looked, &access.here(), page_frame.page_words, &|text| words.say(text), &focus);
                show::board(
                    &scene,
                    words,
                    &composing.position.colours(),
                    show::Showing { marks, changed, looked, picture, folds: Some(folds.clone()) },
                )
                .with_looks(links)
                .to_pick_on(is_first)
                .as_control(is_control)
            },
            panels: show::folded_panels(&scene, words, &*composing.position, eyes, &folds),
            so_far: composing.so_far,
            control,
            standing: show::standing_from(snapshot, &page_frame, words, (&*composing.position, snapshot.play.as_deref()), eyes),
            chronicle,
            page: page_frame,
        }
    });
    page(&model)
}

/// The main button: it says the deed where what is picked tells it, and a general word where nothing does.
fn primary(does: Does, composing: &Composing, is_given: bool, words: &Words<'_>, page_words: PageWords) -> Primary {
    if let Some(deal) = &composing.deal {
        let says = page_words.t(say::deal_propose(words.name(deal.sheet.with)));
        return Primary { does, general: says.clone(), says, deed: None, deeds: None };
    }
    let general = page_words.t(match &does {
        _ if is_given => say::CHANGE_ANSWER,
        Does::HandIn { .. } if composing.asked.is_none() => say::SEND_TURN,
        Does::HandIn { .. } => say::SEND_ANSWER,
        Does::GoOn => say::NEXT,
    });
    let deed = |asked: &Asked| {
        let in_controls = match asked.shape {
            Shape::OneOf => None,
            Shape::SomeOf { least, .. } => (least == 0).then(|| Picked::Some(vec![])),
            Shape::Split { .. } | Shape::Amount { .. } | Shape::Arrange => Some(asked.default.clone()),
        };
        let answer = composing.picked.clone().or(in_controls)?;
        if answer == Picked::Some(vec![]) { words.deeds(asked).map(|deeds| deeds.none) } else { words.deed(asked, &answer) }
    };
    let says = composing.asked.as_ref().filter(|_| !is_given).and_then(deed).unwrap_or_else(|| general.clone());
    let is_in_numbers = |asked: &&Asked| !matches!(asked.shape, Shape::OneOf);
    let deeds = composing.asked.as_ref().filter(is_in_numbers).and_then(|asked| words.deeds(asked));
    let deed = composing.asked.as_ref().filter(|asked| !is_in_numbers(asked)).and_then(|asked| words.deed_of_any(asked));
    Primary { does, says, general, deed, deeds }
}

/// What stands in the field for a list, if there is one.
fn list_of(composing: &Composing) -> Option<String> {
    let asked = composing.asked.as_ref().filter(|asked| takes_list(&asked.shape))?;
    let text = if let Some(Wrong::List { text, .. }) = &composing.error { text.clone() } else { String::new() };
    (!asked.offers.is_empty()).then_some(text)
}

/// What a turn that is handed in stops at, in words.
fn after(stop: Stop) -> Key {
    match stop {
        Stop::Asked => say::THEN_YOU,
        Stop::Chance => say::THEN_CHANCE,
        Stop::Others => say::THEN_OTHERS,
        Stop::Over => say::THEN_OVER,
    }
}

/// The page of a turn as far as it is put together.
pub(super) async fn composed(
    app: &App,
    access: &Access,
    begun: Begun,
    composition: Composition,
    error: Option<Wrong>,
    picked: Option<Answer>,
) -> Result<HttpResponse, Problem> {
    let deal = OnSheet::empty(&composition.snapshot, access, &composition);
    page_of(app, access, begun, composition, (error, picked, deal)).await
}

/// The page of a proposal as it stands on its sheet.
pub(super) async fn on_sheet(
    app: &App,
    access: &Access,
    begun: Begun,
    composition: Composition,
    error: Option<Wrong>,
    deal: OnSheet,
) -> Result<HttpResponse, Problem> {
    page_of(app, access, begun, composition, (error, None, Some(deal))).await
}

async fn page_of(
    app: &App,
    access: &Access,
    begun: Begun,
    composition: Composition,
    (error, picked, deal): (Option<Wrong>, Option<Answer>, Option<OnSheet>),
) -> Result<HttpResponse, Problem> {
    let Composition { snapshot, answers, steps, told, asked, stop, position } = composition;
    let language = row_of(&snapshot, access.seat).map_or("en", |row| &row.language);
    let (places, steps): (Vec<usize>, Vec<_>) = steps.into_iter().map(|TurnStep { at, asked, answer }| (at, (asked, answer))).unzip();
    let so_far = worded_steps(&snapshot, language, &steps).into_iter().zip(places);
    let begun = Begun { turn: answers, ..begun };
    let composing = Composing {
        so_far: so_far.map(|(step, at)| Step { href: Some(access.step_address(at)), ..step }).collect(),
        told: show::with_words(&snapshot, language, |words| Linked::acts(words, &told, |told| &told.text)),
        // A turn without answers stops nowhere yet.
        stop: (asked.is_none() && !begun.turn.is_empty()).then_some(stop),
        begun,
        asked,
        position,
        picked,
        deal,
        error,
    };
    turn_page(app, access, &snapshot, composing).await
}

/// The answers of a turn with the questions they answer, in words.
pub(super) fn worded_steps(snapshot: &Snapshot, language: &str, steps: &[(Asked, Answer)]) -> Vec<Step> {
    show::with_words(snapshot, language, |words| {
        let step = |(asked, answer): &(Asked, Answer)| Step {
            prompt: words.say(&asked.prompt),
            answer: words.answer_counted(asked, answer),
            href: None,
        };
        steps.iter().map(step).collect()
    })
}
