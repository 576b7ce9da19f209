//! Renders the page of a turn being put together: the next question, the board, and what stands beside them.

use super::access::{Access, step_query, whole_frame};
use super::composing::{Begun, Composing, LINES, given_answer, worded_steps};
use super::picture::{self, picture};
use crate::app::{App, row_of};
use crate::handlers::anytime::acts;
use crate::handlers::page;
use crate::handlers::time::due_in_words;
use crate::handlers::windows::waive_form;
use crate::problem::Problem;
use crate::show::{self, Showing};
use actix_web::HttpResponse;
use sternpost_core::{Answer, Eyes, Key, Picked, Seat, Shape, Stop};
use sternpost_game::Asked;
use sternpost_log::Given;
use sternpost_pages::anytime::Anytime;
use sternpost_pages::board_look::look_links;
use sternpost_pages::folds::Folds;
use sternpost_pages::form::Control;
use sternpost_pages::layout::Board;
use sternpost_pages::refused::Wrong;
use sternpost_pages::sheet::Sheet;
use sternpost_pages::since::Since;
use sternpost_pages::turn::{Does, GivenAnswer, Hidden, Primary, TurnPage, WaiveForm};
use sternpost_picture::{Words, on_map};
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;
use sternpost_table::past::chronicle::Part;
use sternpost_table::play::draft::ends_with;
use sternpost_table::play::filled::filled;
use sternpost_table::replies::takes_list;
use sternpost_words::{PageWords, say};

pub(super) async fn turn_page(app: &App, access: &Access, snapshot: &Snapshot, composing: Composing) -> Result<HttpResponse, Problem> {
    let row = row_of(snapshot, access.seat).ok_or_else(Problem::not_found)?;
    let (eyes, begun, is_anytime) = (Eyes::Seat(access.seat()), &composing.begun, access.is_anytime());
    // Once the turn has begun the board shows what it does.
    let before = if begun.turn.is_empty() { show::last_seen(app, snapshot, row).await } else { None };
    if let Some(wanted) = access.look.wanted() {
        return picture(access, snapshot, row, (&*composing.position, &begun.turn), (wanted, before));
    }
    let changed = before.map(|before| before.changes(&*composing.position, eyes)).unwrap_or_default();
    let since = since(app, snapshot, row, begun).await?;
    let (chronicle, _) = show::chronicle(app, snapshot, &row.language, eyes, Part::latest(LINES)).await?;
    let page_frame = whole_frame(app, snapshot, access, row).await?;
    let page_words = page_frame.page_words;
    let hidden = begun.hidden(access)?;
    let given = given_in_words(app, access, snapshot, page_words).await?;
    let is_sealed = !is_anytime && snapshot.play()?.asked_together().len() > 1;
    let does = composing.does(snapshot, access, page_words);
    let AtFirst { anytime, may_be_ordered, waive } =
        if is_anytime || !begun.turn.is_empty() { AtFirst::default() } else { AtFirst::of(app, access, snapshot, row, page_words)? };
    // The sheet of a proposal is no step: the board below it is that of the first.
    let shown: &[Answer] = if composing.deal.is_some() { &[] } else { &begun.turn };
    // Relative, as there are many: whichever address the page has, its step is there.
    let folds = Folds::of(&access.look, &step_query(shown.len()));
    let picture = begun.is_kept.then(|| picture::address(access, snapshot, row, shown));
    page(&show::with_words(snapshot, &row.language, |words| {
        let control = composing.control(eyes, &folds, words);
        let marks = control.as_ref().zip(composing.asked.as_ref()).map(|(control, asked)| control.marks(asked)).unwrap_or_default();
        let showing = Showing { marks, changed, picture, folds: Some(folds.clone()), ..Showing::default() };
        TurnPage {
            since,
            sheet: composing.sheet(access, snapshot, words, page_words),
            list: control.as_ref().and_then(|_| composing.list()),
            kept: control.as_ref().and_then(Control::as_list),
            error: composing.error.as_ref().map(|wrong| wrong.words(page_words, &|text| words.say(text))),
            may_break_off: does == Does::GoOn && !is_anytime && !composing.begun.turn.is_empty(),
            primary: composing.primary(does, given.is_some(), words, page_words),
            back: composing.so_far.last().and_then(|step| step.href.clone()),
            is_sealed,
            given,
            is_anytime,
            anytime,
            may_be_ordered,
            waive,
            deadline: if is_anytime { None } else { due_in_words(snapshot, page_words, Some(row.seat)) },
            hidden,
            board: composing.board(access, showing, words, page_words),
            panels: show::folded_panels(&composing.position.scene(eyes), words, &*composing.position, eyes, &folds),
            control,
            standing: show::standing_from(snapshot, &page_frame, words, (&*composing.position, snapshot.play.as_deref()), eyes),
            preview: composing.told,
            so_far: composing.so_far,
            chronicle,
            page: page_frame,
        }
    }))
}

/// The news since the reader was here. A reader who has begun a turn has read what came of the last one.
async fn since(app: &App, snapshot: &Snapshot, row: &SeatRow, begun: &Begun) -> Result<Since, Problem> {
    if begun.turn.is_empty() {
        return Ok(show::since_own(app, snapshot, row).await?.on_top());
    }
    show::since(app, snapshot, &row.language, Eyes::Seat(Seat(row.seat)), row.seen).await
}

impl Begun {
    /// It as fields of the form.
    fn hidden(&self, access: &Access) -> Result<Hidden, Problem> {
        Ok(Hidden {
            action: access.action.clone(),
            turn: serde_json::to_string(&self.turn).map_err(|error| Problem::bad_request(error.to_string()))?,
            version: self.version,
            question: self.question.clone(),
            key: self.key.clone(),
        })
    }
}

/// The parts that stand beside the first question of a turn only: what a turn being put together comes to is not there yet.
#[derive(Default)]
struct AtFirst {
    /// What can be done although nobody waits for it.
    anytime: Option<Anytime>,
    /// Whether the question can be answered ahead.
    may_be_ordered: bool,
    waive: Option<WaiveForm>,
}

impl AtFirst {
    fn of(app: &App, access: &Access, snapshot: &Snapshot, row: &SeatRow, page_words: PageWords) -> Result<Self, Problem> {
        let is_seated = access.is_seated();
        Ok(Self {
            anytime: acts(app, snapshot, access, row),
            may_be_ordered: is_seated && !snapshot.play()?.kinds(access.seat()).is_empty(),
            waive: if is_seated { waive_form(snapshot, access.seat(), page_words) } else { None },
        })
    }
}

/// The answer the seat has given to what is asked, in words: what it was, until when it can be changed, and what a letter's link has named instead.
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

impl Composing {
    /// The reason why the turn ends with the answer to what is asked, or at least with the one that is picked already; none if it goes on.
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
    /// The action of the main button.
    fn does(&self, snapshot: &Snapshot, access: &Access, page_words: PageWords) -> Does {
        if self.deal.is_some() {
            return Does::HandIn { then: page_words.t(say::DEAL_THEN) };
        }
        match self.stop.or_else(|| self.ends(snapshot, access)) {
            Some(stop) => Does::HandIn { then: page_words.t(after(stop)) },
            None => Does::GoOn,
        }
    }

    /// The controls that answer what is asked next.
    fn control(&self, eyes: Eyes, folds: &Folds, words: &Words<'_>) -> Option<Control> {
        let asked = self.asked.as_ref()?;
        let control = Control::of(asked, words, self.picked.as_ref()).folding(folds);
        Some(control.with_goals(asked, &self.position.tally(eyes), eyes, words))
    }

    /// The sheet of a proposal.
    fn sheet(&self, access: &Access, snapshot: &Snapshot, words: &Words<'_>, page_words: PageWords) -> Option<Sheet> {
        let deal = self.deal.as_ref()?;
        let said = deal.can_speak(snapshot, access).then(|| deal.said.clone());
        Some(Sheet::of(&deal.sheet, said, words, page_words))
    }

    /// The board, on which choices can be picked; it is looked at as the reader wants to.
    fn board(&self, access: &Access, showing: Showing, words: &Words<'_>, page_words: PageWords) -> Board {
        let eyes = Eyes::Seat(access.seat());
        let scene = self.position.scene(eyes);
        let choices: Vec<_> = showing.marks.iter().map(|mark| mark.place.clone()).collect();
        // What lies apart from the map, cards in hand, say, is picked below it.
        let there = on_map(&scene, &choices);
        let is_control = self.asked.as_ref().is_some_and(|asked| 2 * there >= asked.offers.len());
        let looked = access.look.at(&*self.position, &scene, eyes, &choices);
        // On a phone the board comes first only where it can be read there: as wide as the screen, or from near.
        let is_first = there > 0 && (is_control || looked.from_near);
        let near = show::name_of_focus(&scene, words, &looked);
        let links = look_links(&looked, &access.here(), page_words, &|text| words.say(text), &near);
        let board = show::board(&scene, words, &self.position.colours(), Showing { looked, ..showing });
        board.with_looks(links).to_pick_on(is_first).as_control(is_control)
    }

    /// The main button: it says the deed where what is picked tells it, and a general word where nothing does.
    fn primary(&self, does: Does, is_given: bool, words: &Words<'_>, page_words: PageWords) -> Primary {
        if let Some(deal) = &self.deal {
            let says = page_words.t(say::deal_propose(words.name(deal.sheet.with)));
            return Primary { does, general: says.clone(), says, deed: None, deeds: None };
        }
        let general = page_words.t(match &does {
            _ if is_given => say::CHANGE_ANSWER,
            Does::HandIn { .. } if self.asked.is_none() => say::SEND_TURN,
            Does::HandIn { .. } => say::SEND_ANSWER,
            Does::GoOn => say::NEXT,
        });
        let deed = |asked: &Asked| {
            let in_controls = match asked.shape {
                Shape::OneOf => None,
                Shape::SomeOf { least, .. } => (least == 0).then(|| Picked::Some(vec![])),
                Shape::Split { .. } | Shape::Amount { .. } | Shape::Arrange => Some(asked.default.clone()),
            };
            let answer = self.picked.clone().or(in_controls)?;
            if answer == Picked::Some(vec![]) { words.deeds(asked).map(|deeds| deeds.none) } else { words.deed(asked, &answer) }
        };
        let says = self.asked.as_ref().filter(|_| !is_given).and_then(deed).unwrap_or_else(|| general.clone());
        let is_in_numbers = |asked: &&Asked| !matches!(asked.shape, Shape::OneOf);
        let deeds = self.asked.as_ref().filter(is_in_numbers).and_then(|asked| words.deeds(asked));
        let deed = self.asked.as_ref().filter(|asked| !is_in_numbers(asked)).and_then(|asked| words.deed_of_any(asked));
        Primary { does, says, general, deed, deeds }
    }

    /// The content of the field for a list, if there is one.
    fn list(&self) -> Option<String> {
        let asked = self.asked.as_ref().filter(|asked| takes_list(&asked.shape))?;
        let text = if let Some(Wrong::List { text, .. }) = &self.error { text.clone() } else { String::new() };
        (!asked.offers.is_empty()).then_some(text)
    }
}

/// The message that says what a turn that is handed in stops at.
fn after(stop: Stop) -> Key {
    match stop {
        Stop::Asked => say::THEN_YOU,
        Stop::Chance => say::THEN_CHANCE,
        Stop::Others => say::THEN_OTHERS,
        Stop::Over => say::THEN_OVER,
    }
}
