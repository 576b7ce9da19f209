//! A campaign of the workbench's small game with its log, its export and its letters, and what is found in them.

use crate::support::skirmish;
use chrono::DateTime;
use serde_json::{Value, json};
use sternpost_core::{Chance, Picked, Seat};
use sternpost_game::Play;
use sternpost_games::Games;
use sternpost_log::chain::exported;
use sternpost_log::deal::deal;
use sternpost_log::export::{FORMAT, For, Header, line_of};
use sternpost_log::{
    Actor, Body, CampaignId, CampaignSecret, Cause, ChanceKey, Court, Derivation, Derived, Entry, NewEntry, Phrases, Stream, chain,
};
use sternpost_model::chain::seal;
use sternpost_players::Rng;
use sternpost_verify::letters::{HEAD, SEAL, Witness, witness};
use sternpost_verify::{About, Finding, Report, Verdict, check, left_out};
use uuid::Uuid;

pub(super) fn id() -> CampaignId {
    CampaignId(Uuid::from_u128(7))
}

pub(super) fn games() -> Games {
    Games::new(vec![skirmish::game()])
}

/// A campaign of two that writes its log as the service does, and what it writes to its players.
#[derive(Clone)]
pub(super) struct Campaign {
    pub(super) secret: CampaignSecret,
    pub(super) key: Option<ChanceKey>,
    pub(super) derivation: Derivation,
    pub(super) entries: Vec<Entry>,
    pub(super) court: Court,
}

impl Campaign {
    pub(super) fn append(&mut self, actor: Actor, digest: Option<String>, body: Body) {
        let entry = NewEntry {
            campaign: id(),
            seq: self.entries.len() as u64 + 1,
            recorded_at: DateTime::from_timestamp_micros(1_790_000_000_000_000).unwrap(),
            actor,
            cause: Cause::Page,
            revision: skirmish::game().revision(),
            digest,
            idempotency_key: None,
            body,
        };
        let previous = self.entries.last().map_or(chain::ORIGIN, |entry| &entry.hash);
        let sealed = seal(entry, previous, &self.secret);
        self.court.note(&sealed);
        self.entries.push(sealed);
    }

    /// From the lobby to the end, with answers that depend on `way`.
    pub(super) fn played(secret: u8, way: u64) -> Self {
        Self::played_as(Derivation::ByDraw, secret, way)
    }

    pub(super) fn played_as(derivation: Derivation, secret: u8, way: u64) -> Self {
        let game = skirmish::game();
        let mut campaign = Self { secret: CampaignSecret([secret; 32]), key: None, derivation, entries: vec![], court: Court::default() };
        let setup = skirmish::setup(2);
        let (options, commitment) = (setup["options"].clone(), campaign.secret.commitment());
        let created = Body::Created {
            game: "skirmish".to_owned(),
            name: "A war".to_owned(),
            options: options.clone(),
            seats: 2,
            commitment,
            forked: None,
            court: None,
        };
        campaign.append(Actor::Host, None, created);
        let phrases = ["the cat walked over it", "Würfel, fallt!"].map(|phrase| Some(phrase.to_owned()));
        for (seat, phrase) in (0..).map(Seat).zip(&phrases) {
            // The second leaves its colour to chance.
            let options = if seat.0 == 0 { setup["seats"][1].clone() } else { Value::Null };
            let name = format!("Player {}", seat.0);
            campaign.append(Actor::Seat(seat), None, Body::SeatTaken { seat, name, options, bot: false, phrase: phrase.clone() });
        }
        let phrases = Phrases(phrases.into());
        let key = phrases.key(&campaign.secret, id());
        let start = if derivation.is_first() { Stream::Entry(4) } else { Stream::Start };
        let mut source = Derived::new(&key, id(), start);
        let chosen = [Some(setup["seats"][1].clone()), None];
        let seats = deal(game, &options, &chosen, &mut source).unwrap().unwrap();
        let setup = json!({ "options": options, "seats": seats });
        let (mut play, out) = game.begin(&setup, &mut Chance::live(&mut source)).unwrap();
        campaign.key = Some(key);
        if !derivation.is_first() {
            play.count_draws();
        }
        campaign.append(Actor::System, Some(play.digest()), Body::Started { setup, phrases, derivation, chance: out.chance });
        let mut rng = Rng::new(way);
        while !play.is_over() {
            let answered = campaign.answer(&mut *play, &mut rng);
            if campaign.entries.len() == 12 && answered {
                // Somebody misread a rule: back by four entries, and on from there.
                play = campaign.rewind(8);
            }
        }
        let standings = play.standings().unwrap();
        campaign.append(Actor::System, Some(play.digest()), Body::Ended { standings, secret: campaign.secret.reveal() });
        campaign
    }

    /// Whoever is asked answers: one alone, or all together.
    pub(super) fn answer(&mut self, play: &mut dyn Play, rng: &mut Rng) -> bool {
        let seq = self.entries.len() as u64 + 1;
        let stream = self.court.stream(play, true, seq);
        let mut source = Derived::new(self.key.as_ref().unwrap(), id(), stream);
        let mut chance = Chance::live(&mut source);
        let asked = play.asked();
        if play.asked_together().len() > 1 {
            let (step, at) = (play.steps_answered(), DateTime::from_timestamp_micros(1_790_000_000_000_000).unwrap());
            let answers: std::collections::BTreeMap<_, _> = asked.iter().map(|asked| (asked.seat, asked.default.clone())).collect();
            let out = play.apply_together(&answers, &mut chance).map_err(|(_, why)| why).unwrap();
            let given = |asked: &sternpost_game::Asked| sternpost_log::Given {
                seat: asked.seat,
                question: asked.id.clone(),
                answer: asked.default.clone(),
                received_at: at,
                cause: Cause::Page,
                order: None,
            };
            let body = Body::Together { step, answers: asked.iter().map(given).collect(), chance: out.chance.clone() };
            self.append(Actor::System, Some(play.digest()), body);
            return false;
        }
        let asked = &asked[0];
        let answer = match (&asked.default, asked.offers.last()) {
            (Picked::One(_), Some(offer)) if rng.percent(60) => Picked::One(offer.id.clone()),
            (default, _) => default.clone(),
        };
        let out = play.apply(asked.seat, std::slice::from_ref(&answer), &mut chance).unwrap();
        let (question, seat, chance) = (asked.id.clone(), asked.seat, out.chance.clone());
        self.append(Actor::Seat(seat), Some(play.digest()), Body::Answered { question, seat, answers: vec![answer], order: None, chance });
        true
    }

    pub(super) fn rewind(&mut self, to: u64) -> Box<dyn Play> {
        let upto = usize::try_from(to).unwrap();
        let line = sternpost_log::effective(&self.entries[..upto]);
        let mut play = sternpost_log::fold(skirmish::game(), None, &line, sternpost_log::Check::Every).unwrap().play;
        self.append(Actor::Operator, Some(play.digest()), Body::rewound(to, "a misreading"));
        if !self.derivation.is_first() {
            let stream = self.court.stream_of_deal(&*play, self.entries.len() as u64 + 1);
            let from = play.draws_so_far();
            let out = play.deal_anew(&mut Chance::live(&mut Derived::new(self.key.as_ref().unwrap(), id(), stream)));
            self.append(Actor::System, Some(play.digest()), Body::DealtAnew { from, chance: out.chance });
        }
        play
    }

    pub(super) fn header(&self) -> Header {
        let last = self.entries.last().unwrap();
        Header {
            sternpost_export: FORMAT,
            campaign: id(),
            game: "skirmish".to_owned(),
            name: "A war".to_owned(),
            revision: last.revision,
            eyes: For::Everybody,
            entries: self.entries.len() as u64,
            head: last.hash.clone(),
            ended: true,
            left_out: left_out(For::Everybody),
            seats: vec![],
            windows: None,
            table: None,
            secret: None,
        }
    }

    /// The export, line by line.
    pub(super) fn lines(&self) -> Vec<String> {
        [line_of(&self.header())].into_iter().chain(self.entries.iter().map(exported)).collect()
    }

    /// The same chain over other entries: what somebody writes who has every key.
    pub(super) fn again(&self, change: impl Fn(&mut NewEntry)) -> Self {
        let mut again = Self { entries: vec![], court: Court::default(), ..self.clone() };
        for entry in &self.entries {
            let mut what = entry.what.clone();
            change(&mut what);
            let previous = again.entries.last().map_or(chain::ORIGIN, |entry| &entry.hash);
            let sealed = seal(what, previous, &self.secret);
            again.court.note(&sealed);
            again.entries.push(sealed);
        }
        again
    }

    /// A letter as it lies in a mailbox, about the log as it was after an entry.
    pub(super) fn letter(&self, seq: u64) -> String {
        let hash = &self.entries[usize::try_from(seq).unwrap() - 1].hash;
        let (head, seal) = (HEAD[usize::from(seq.is_multiple_of(2))], SEAL[usize::from(seq.is_multiple_of(2))]);
        let seal = format!("{seal}{}\r\n", self.secret.commitment());
        // The first letter tells what the seal is good for, too.
        let first = if seq == 4 { &seal } else { "" };
        format!(
            "From: post@a.test\r\nTo: ada@a.test\r\nSubject: A war\r\nMessage-ID: <{seq}@a.test>\r\nIn-Reply-To: <campaign-{}-seat-0@a.test>\r\n\
             Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\nYour turn.\r\n\r\n{first}-- \r\n{head}{seq}, {hash}\r\n{seal}",
            id()
        )
    }

    pub(super) fn letters(&self) -> Vec<Witness> {
        let last = self.entries.len() as u64;
        [4, 9, last].iter().map(|seq| witness(&format!("{seq}.eml"), self.letter(*seq).as_bytes()).unwrap()).collect()
    }
}

pub(super) fn checked(lines: &[String], letters: &[Witness]) -> Report {
    check(lines.concat().as_bytes(), &games(), Some(letters))
}

pub(super) fn wrong(report: &Report) -> Vec<&Finding> {
    report.findings.iter().filter(|finding| finding.verdict == Verdict::Wrong).collect()
}

/// What is found names this entry, and what is wrong about it.
pub(super) fn finds(report: &Report, about: About, entry: u64) {
    let found = wrong(report).iter().any(|finding| finding.about == about && finding.entry == Some(entry));
    assert!(found, "nothing about {} of entry {entry}:\n{}", about.name(), report.lines());
    assert_eq!(report.exit_code(), 1);
}
