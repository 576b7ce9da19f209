//! The Crisis board in words, in the view, on the board and in the tally.

use super::effects::{cost_said, stock_said};
use super::reference::source;
use super::view::View;
use crate::components::alarms::{Alarm, CATASTROPHES, HARBINGERS, Row, WarId};
use crate::components::crises::{Blow, Built, CrisisCard, CrisisId, CrisisLevel, Feat, Prey};
use crate::components::focuses::FocusId;
use crate::position::void::{Haven, Held, VoidPart};
use crate::prelude::*;
use sternpost_kit::count;
use sternpost_show::reference::Entry;
use sternpost_show::scene::{Panel, Row as PanelRow};
use sternpost_show::tally::{Fact, Goal, Progress};

messages! {
    "feat";
    /// What passes a Crisis.
    pub enum Feats {
        TakeVoidborn,
        TakeForceUpTo { count: u8 },
        TakeWithDefense,
        TakePopulation { count: u8 },
        TakePopulationOrRift { count: u8 },
        TakeWithGlory { count: u8 },
        Produce { resources: Vec<Resource> },
        ProduceFrom { resources: Vec<Resource>, least: u8 },
        Overproduce,
        OverproduceWith { guilds: u8 },
        Advance,
        AdvanceTo { level: u8 },
        Deploy { count: u8 },
        DeployWithTypes { count: u8 },
        DeployWithForce { count: u8 },
        GainTrade,
        Activate,
        BuildDefense,
        BuildGuarded { count: u8 },
        BuildThird,
        Regroup { flights: u8 },
        EstablishBasic,
        EstablishThird,
        GainCredits { count: u8 },
        Cleanse { from: Text },
        GainAgenda,
        ResearchBasic,
        ResearchImproved,
        Raise { least: u8 },
        UpgradeGlory,
        AndPay { feat: Text, cost: Text },
    }
}

messages! {
    "blow";
    /// What a Crisis does.
    pub enum Blows {
        VoidbornInRifts,
        VoidbornBeside { count: u8 },
        VoidbornAndDefenseBeside { count: u8 },
        Skirmish { more: u8 },
        VengefulSkirmish { more: u8 },
        ConsumeBasic,
        ConsumeImproved,
        Harbinger,
        PerMissingGuild { count: u8 },
        WarPlain,
        WarStrength { count: i32 },
        WarInitiative { count: u8 },
        WarApproach { count: u8 },
        WarSalvo,
        WarRelentless,
    }
}

/// What somebody sees of the Void: all but what lies face down.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenVoid {
    pub military: Vec<Held>,
    pub economic: Vec<Held>,
    pub strength: u8,
    pub demands: Stock,
    pub crisis: Option<CrisisId>,
    pub alarm: Option<Alarm>,
    pub alarms: u32,
    pub revealed: Vec<Alarm>,
    pub stacks: BTreeMap<CrisisLevel, u32>,
    pub discarded: BTreeMap<CrisisLevel, Vec<CrisisId>>,
    pub catastrophes: u8,
    pub harbingers: u8,
    pub havens: Vec<Haven>,
    pub consumed: Vec<(TechnologyId, bool)>,
    pub display: BTreeSet<FocusId>,
    pub score: Vec<(VoidPart, u32)>,
}

/// What everybody sees of the Void.
pub fn seen(s: &State) -> Option<SeenVoid> {
    let void = s.void.as_ref()?;
    Some(SeenVoid {
        military: void.military.clone(),
        economic: void.economic.clone(),
        strength: void.strength(),
        demands: void.demands(),
        crisis: void.crisis,
        alarm: void.alarm,
        alarms: count(void.alarms.len()),
        revealed: void.revealed.clone(),
        stacks: void.crises.iter().map(|(level, pile)| (*level, count(pile.len()))).collect(),
        discarded: void.discarded.clone(),
        catastrophes: void.catastrophes,
        harbingers: void.harbingers,
        havens: void.havens.clone(),
        consumed: void.consumed.clone(),
        display: void.display.clone(),
        score: s.score_of_the_void(),
    })
}

impl SeenVoid {
    fn total(&self) -> u32 {
        self.score.iter().map(|(_, count)| *count).sum()
    }
}

/// A Crisis on offer, with what passes it.
pub fn crisis_offer(crisis: CrisisId) -> Offer<Choice> {
    Offer::new(Choice::Crisis { crisis }).hint(&Word::As { text: feat_said(crisis.card()) })
}

/// What passes a Crisis.
pub fn feat_said(card: &CrisisCard) -> Text {
    let feat = match card.feat {
        Feat::Take(Prey::Voidborn) => Feats::TakeVoidborn,
        Feat::Take(Prey::ForceUpTo(count)) => Feats::TakeForceUpTo { count },
        Feat::Take(Prey::WithDefense) => Feats::TakeWithDefense,
        Feat::Take(Prey::PopulationFrom(count)) => Feats::TakePopulation { count },
        Feat::Take(Prey::PopulationOrRift(count)) => Feats::TakePopulationOrRift { count },
        Feat::Take(Prey::WithGlory(count)) => Feats::TakeWithGlory { count },
        Feat::Produce { of, least: 0 } => Feats::Produce { resources: of.to_vec() },
        Feat::Produce { of, least } => Feats::ProduceFrom { resources: of.to_vec(), least },
        Feat::Overproduce { guilds: 0 } => Feats::Overproduce,
        Feat::Overproduce { guilds } => Feats::OverproduceWith { guilds },
        Feat::Advance { level: 0 } => Feats::Advance,
        Feat::Advance { level } => Feats::AdvanceTo { level },
        Feat::Deploy { types: 0, force: 0, least } => Feats::Deploy { count: least },
        Feat::Deploy { types: 0, force, .. } => Feats::DeployWithForce { count: force },
        Feat::Deploy { types, .. } => Feats::DeployWithTypes { count: types },
        Feat::GainTrade => Feats::GainTrade,
        Feat::Activate => Feats::Activate,
        Feat::Build(Built::SectorDefense) => Feats::BuildDefense,
        Feat::Build(Built::Guarded(count)) => Feats::BuildGuarded { count },
        Feat::Build(Built::Third) => Feats::BuildThird,
        Feat::Regroup { flights } => Feats::Regroup { flights },
        Feat::EstablishBasic => Feats::EstablishBasic,
        Feat::EstablishThird => Feats::EstablishThird,
        Feat::GainCredits(count) => Feats::GainCredits { count },
        Feat::Cleanse(spots) => Feats::Cleanse { from: super::effects::spots_said(spots) },
        Feat::GainAgenda => Feats::GainAgenda,
        Feat::Research { is_improved: false } => Feats::ResearchBasic,
        Feat::Research { is_improved: true } => Feats::ResearchImproved,
        Feat::Raise { least } => Feats::Raise { least },
        Feat::UpgradeGlory => Feats::UpgradeGlory,
    };
    if card.cost.is_free() { feat.text() } else { Feats::AndPay { feat: feat.text(), cost: cost_said(&card.cost) }.text() }
}

fn blow_said(blow: Blow) -> Text {
    match blow {
        Blow::VoidbornInRifts => Blows::VoidbornInRifts,
        Blow::VoidbornBeside { count, defense: false } => Blows::VoidbornBeside { count },
        Blow::VoidbornBeside { count, defense: true } => Blows::VoidbornAndDefenseBeside { count },
        Blow::Skirmish { more, is_vengeful: false } => Blows::Skirmish { more },
        Blow::Skirmish { more, is_vengeful: true } => Blows::VengefulSkirmish { more },
        Blow::ConsumeBasic => Blows::ConsumeBasic,
        Blow::ConsumeImproved => Blows::ConsumeImproved,
        Blow::Harbinger => Blows::Harbinger,
        Blow::PerMissingGuild(count) => Blows::PerMissingGuild { count },
    }
    .text()
}

/// What a Crisis does if it is suffered.
pub fn consequence_said(crisis: CrisisId) -> Text {
    let card = crisis.card();
    let parts = card.pays.iter().map(cost_said).chain(card.blows.iter().map(|blow| blow_said(*blow)));
    Word::Amounts { parts: parts.collect() }.text()
}

fn war_said(war: WarId) -> Text {
    match war {
        WarId::Plain | WarId::Host => Blows::WarPlain,
        WarId::Few => Blows::WarStrength { count: -1 },
        WarId::Many => Blows::WarStrength { count: 1 },
        WarId::Swift => Blows::WarInitiative { count: 5 },
        WarId::Shielded => Blows::WarApproach { count: 1 },
        WarId::Hardened => Blows::WarSalvo,
        WarId::Relentless => Blows::WarRelentless,
    }
    .text()
}

/// All that a Crisis says.
pub fn in_full(crisis: CrisisId) -> Vec<Text> {
    let card = crisis.card();
    vec![
        Word::OfCrisis { kind: card.kind, level: card.level }.text(),
        Word::Requires { text: feat_said(card) }.text(),
        Word::Consequence { text: consequence_said(crisis) }.text(),
        Word::Ours.text(),
    ]
}

/// Pages of Crises and Wars.
pub fn entries() -> Vec<Entry> {
    let crises = CrisisId::ALL.iter().map(|crisis| Entry {
        group: Some(crisis.card().level.name()),
        says: in_full(*crisis),
        facts: vec![source(crisis.provenance())],
        ..Entry::new("crisis", crisis.slug())
    });
    let wars = WarId::ALL.iter().map(|war| Entry {
        says: vec![war_said(*war), Word::Ours.text()],
        facts: vec![source(war.provenance())],
        ..Entry::new("war", war.slug())
    });
    crises.chain(wars).collect()
}

fn alarm_said(alarm: Alarm) -> Text {
    match alarm {
        Alarm::Situation(level) => Word::SituationOf { level }.text(),
        Alarm::War(war) => Word::WarOf { war }.text(),
    }
}

fn list(parts: Vec<Text>) -> Text {
    if parts.is_empty() { Word::NothingAtAll.text() } else { Word::Amounts { parts }.text() }
}

fn row(title: &Word, value: Text) -> PanelRow {
    PanelRow::from((title.text(), value))
}

fn held_said(held: Held) -> Text {
    match held {
        Held::Harbinger => Word::OneHarbinger.text(),
        Held::Crisis(crisis) => Word::CrisisIn { crisis, requires: feat_said(crisis.card()) }.text(),
    }
}

/// The Crisis board.
pub fn panel(void: &SeenVoid) -> Panel {
    let alarm = void.alarm.map_or_else(|| Word::NothingAtAll.text(), alarm_said);
    let mut rows = vec![row(&Word::AlarmTitle, list(vec![alarm, Word::AlarmsLeft { count: void.alarms }.text()]))];
    let crisis = void.crisis.map_or_else(|| Word::NothingAtAll.text(), |crisis| held_said(Held::Crisis(crisis)));
    rows.push(row(&Word::CurrentCrisis, crisis));
    let on_a_row = |held: &[Held], last: Text| list(held.iter().map(|held| held_said(*held)).chain([last]).collect());
    rows.push(row(&Word::RowTitle { row: Row::Military }, on_a_row(&void.military, Word::RowStrength { count: void.strength }.text())));
    let demands = Word::RowDemands { stock: stock_said(void.demands) }.text();
    rows.push(row(&Word::RowTitle { row: Row::Economic }, on_a_row(&void.economic, demands)));
    rows.push(row(&Word::CatastrophesTitle, Word::CountOf { count: void.catastrophes, most: CATASTROPHES }.text()));
    rows.push(row(&Word::HarbingersTitle, Word::CountOf { count: void.harbingers, most: HARBINGERS }.text()));
    let haven = |haven: &Haven| {
        let count = u8::try_from(haven.filled.len()).unwrap_or(u8::MAX);
        Word::CountOf { count, most: haven.slots }.text()
    };
    rows.push(row(&Word::HavensTitle, list(void.havens.iter().map(haven).collect())));
    rows.push(row(&Word::HeroicTitle, list(void.display.iter().map(|focus| focus.name()).collect())));
    let consumed = void.consumed.iter().map(|(technology, is_improved)| {
        if *is_improved { Word::ImprovedTechnology { technology: *technology }.text() } else { technology.name() }
    });
    rows.push(row(&Word::ConsumedTitle, list(consumed.collect())));
    let stack = |(level, number): (&CrisisLevel, &u32)| {
        let discarded = void.discarded.get(level).map_or(0, |cards| count(cards.len()));
        Word::StackOf { level: *level, count: *number, discarded }.text()
    };
    rows.push(row(&Word::CrisesLeftTitle, list(void.stacks.iter().map(stack).collect())));
    let parts = void.score.iter().filter(|(_, count)| *count > 0);
    let parts = parts.map(|(part, count)| Word::VoidScoreOf { part: *part, count: *count }.text());
    rows.push(row(&Word::VoidTitle, list(parts.chain([Word::VoidTotal { count: void.total() }.text()]).collect())));
    Panel { id: "crisis-board".into(), title: Word::CrisisBoard.text(), owner: None, rows }
}

/// The Alarm, the current Crisis and what the Void would score now.
pub fn facts(void: &SeenVoid) -> Vec<Fact> {
    let alarm = void.alarm.map(|alarm| Fact::new("alarm", alarm_said(alarm)));
    let crisis = void.crisis.map(|crisis| Fact::new("crisis", crisis.name()));
    alarm.into_iter().chain(crisis).chain([Fact::new("void", Word::VoidTotal { count: void.total() }.text())]).collect()
}

/// VF-END-13: each player needs as much influence as the Void.
pub fn goals(view: &View) -> Vec<Goal> {
    let Some(void) = &view.void else { return vec![] };
    let total = void.total();
    let parts = void.score.iter().filter(|(_, count)| *count > 0);
    let parts = parts.map(|(part, count)| Word::VoidScoreOf { part: *part, count: *count }.text());
    vec![Goal {
        id: "void".into(),
        title: Word::VoidTitle.text(),
        says: Some(list(parts.collect())),
        worth: Word::VoidGoal { count: total }.text(),
        owner: None,
        seats: BySeat::new(view.players.len(), |seat| Progress::toward(view.players[seat].influence.min(total), total)),
    }]
}
