//! A game with other rules than the one it wraps: another revision, another start, answers that fail.

use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use sternpost_core::{
    Answer, Audience, BySeat, Catalogue, Chance, Eyes, Kind, OrderForm, Outcome, Picked, Refusal, Seat, Shape, Standing, Text, Told,
};
use sternpost_game::{Asked, BadSetup, BadSnapshot, Game, Offered, Play, Preview};
use sternpost_show::{Scene, Tally};

/// How the rules differ.
#[derive(Clone, Copy)]
pub struct OtherRules {
    pub id: &'static str,
    pub game: &'static dyn Game,
    pub revision: u32,
    /// What becomes of a first position.
    pub begun: fn(Box<dyn Play>) -> Box<dyn Play>,
    /// What is said to answers before the game's own rules see them; may panic.
    pub answers: fn(&[Answer]) -> Result<(), Refusal>,
    /// What happens whenever a position is shown to somebody; may panic.
    pub shown: fn(),
    /// What is asked of a position; may take long.
    pub asked: fn(),
    /// What is wrong with a position, of what the game's own rules find.
    pub defects: fn(Vec<String>) -> Vec<String>,
    /// Whether a position is over.
    pub is_over: fn(&dyn Play) -> bool,
    /// Whether a camp of the skirmish may give coins to the next one whenever it likes: first that it gives, then how many.
    pub gifts: bool,
}

impl OtherRules {
    /// Rules that differ in nothing yet.
    pub fn like(game: &'static dyn Game) -> Self {
        let (id, revision) = (game.id(), game.revision());
        Self {
            id,
            game,
            revision,
            begun: |play| play,
            answers: |_| Ok(()),
            shown: || {},
            asked: || {},
            defects: |found| found,
            is_over: |play| play.is_over(),
            gifts: false,
        }
    }

    fn played(&self, play: Box<dyn Play>) -> Box<dyn Play> {
        Box::new(OtherPlay { rules: *self, play })
    }
}

struct OtherPlay {
    rules: OtherRules,
    play: Box<dyn Play>,
}

impl OtherPlay {
    /// The position after a gift.
    fn given(&self, seat: Seat, answers: &[Answer]) -> Result<Box<dyn Play>, Refusal> {
        let [Picked::One(gift), rest @ ..] = answers else { return Err(Refusal::NotAsked) };
        let [Picked::Amount(coins)] = rest else { return Err(Refusal::Unfinished) };
        let mut snapshot: Value = serde_json::from_str(&self.play.snapshot()).unwrap();
        let camps = snapshot["state"]["camps"].as_array_mut().unwrap();
        let (giver, coins) = (usize::from(seat.0), u64::from(*coins));
        let taker = (giver + 1) % camps.len();
        let left = camps[giver]["coins"].as_u64().unwrap().checked_sub(coins).filter(|_| gift == "gift").ok_or(Refusal::NotAsked)?;
        camps[giver]["coins"] = left.into();
        camps[taker]["coins"] = (camps[taker]["coins"].as_u64().unwrap() + coins).into();
        Ok(self.rules.game.restore(&snapshot.to_string()).unwrap())
    }
}

impl Game for OtherRules {
    fn id(&self) -> &'static str {
        self.id
    }
    fn revision(&self) -> u32 {
        self.revision
    }
    fn seats(&self) -> RangeInclusive<u8> {
        self.game.seats()
    }
    fn options_schema(&self) -> Value {
        self.game.options_schema()
    }
    fn default_options(&self) -> Value {
        self.game.default_options()
    }
    fn given_schema(&self) -> Value {
        self.game.given_schema()
    }
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup> {
        self.game.seat_offers(options, taken)
    }
    fn check_options(&self, options: &Value) -> Result<(), BadSetup> {
        self.game.check_options(options)
    }
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let (play, out) = self.game.begin(setup, chance)?;
        Ok((self.played((self.begun)(play)), out))
    }
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot> {
        Ok(self.played(self.game.restore(snapshot)?))
    }
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        self.game.given(given, chance)
    }
    fn catalogue(&self, language: &str) -> &'static Catalogue {
        self.game.catalogue(language)
    }
}

impl Play for OtherPlay {
    fn kinds(&self, seat: Seat) -> Vec<Kind> {
        (self.rules.shown)();
        self.play.kinds(seat)
    }
    fn order_forms(&self, seat: Seat) -> Vec<OrderForm> {
        (self.rules.shown)();
        self.play.order_forms(seat)
    }
    fn windows_known(&self, _: Seat) -> Vec<Kind> {
        (self.rules.shown)();
        vec![]
    }
    fn fork(&self) -> Box<dyn Play> {
        self.rules.played(self.play.fork())
    }
    fn seats(&self) -> u8 {
        self.play.seats()
    }
    fn asked(&self) -> Vec<Asked> {
        (self.rules.asked)();
        self.play.asked()
    }
    fn draws_so_far(&self) -> Option<u64> {
        self.play.draws_so_far()
    }
    fn count_draws(&mut self) {
        self.play.count_draws();
    }
    fn deal_anew(&mut self, chance: &mut Chance<'_>) -> Outcome {
        self.play.deal_anew(chance)
    }
    fn steps_answered(&self) -> u64 {
        self.play.steps_answered()
    }
    fn asked_together(&self) -> Vec<Seat> {
        (self.rules.asked)();
        self.play.asked_together()
    }
    fn apply(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        (self.rules.answers)(answers)?;
        self.play.apply(seat, answers, chance)
    }
    fn apply_logged(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        (self.rules.answers)(answers)?;
        self.play.apply_logged(seat, answers, chance)
    }
    fn anytime(&self, seat: Seat) -> Option<Asked> {
        (self.rules.asked)();
        if !self.rules.gifts {
            return self.play.anytime(seat);
        }
        let words = |key: &str| Text { key: key.to_owned().into(), args: vec![] };
        let gift =
            Offered { id: "gift".to_owned(), label: words("gift"), hint: None, detail: vec![], place: None, cap: None, reply_to: None };
        Some(Asked {
            id: format!("any-{seat}"),
            seat,
            prompt: words("what-is-given"),
            rule: "7".to_owned(),
            shape: Shape::OneOf,
            offers: vec![gift],
            default: Picked::One("gift".to_owned()),
            meters: vec![],
            barred: vec![],
            remarks: vec![],
        })
    }
    fn check(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        (self.rules.answers)(std::slice::from_ref(answer))?;
        self.play.check(seat, answer)
    }
    fn apply_together(&mut self, answers: &BTreeMap<Seat, Answer>, chance: &mut Chance<'_>) -> Result<Outcome, (Seat, Refusal)> {
        for (seat, answer) in answers {
            (self.rules.answers)(std::slice::from_ref(answer)).map_err(|refusal| (*seat, refusal))?;
        }
        self.play.apply_together(answers, chance)
    }
    fn apply_anytime(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        (self.rules.answers)(answers)?;
        if !self.rules.gifts {
            return self.play.apply_anytime(seat, answers, chance);
        }
        self.play = self.given(seat, answers)?;
        let text = Text { key: "gift-was-given".into(), args: vec![] };
        Ok(Outcome { told: vec![Told { audience: Audience::Everyone, text }], ..Outcome::default() })
    }
    fn preview_anytime(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        (self.rules.asked)();
        self.play.preview_anytime(seat, answers)
    }
    fn preview(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        (self.rules.asked)();
        self.play.preview(seat, answers)
    }
    fn view(&self, eyes: Eyes) -> Value {
        (self.rules.shown)();
        self.play.view(eyes)
    }
    fn scene(&self, eyes: Eyes) -> Scene {
        (self.rules.shown)();
        self.play.scene(eyes)
    }
    fn tally(&self, eyes: Eyes) -> Tally {
        (self.rules.shown)();
        self.play.tally(eyes)
    }
    fn snapshot(&self) -> String {
        (self.rules.shown)();
        self.play.snapshot()
    }
    fn is_over(&self) -> bool {
        (self.rules.is_over)(&*self.play)
    }
    fn phase(&self) -> String {
        self.play.phase()
    }
    fn standings(&self) -> Option<Vec<Standing>> {
        self.play.standings()
    }
    fn defects(&self) -> Vec<String> {
        (self.rules.defects)(self.play.defects())
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
    fn twin(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Box<dyn Play> {
        self.play.twin(eyes, chance)
    }
    fn colours(&self) -> BySeat<String> {
        self.play.colours()
    }
}
