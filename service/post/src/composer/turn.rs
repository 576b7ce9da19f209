//! Composes letters that ask: a turn, a proposal.

use super::choices::{asks, barred, how, round};
use super::owed::Told as ToldBeside;
use super::time::due;
use super::{Answerable, ComposeError, Composer, Draft, ordered, standing, with_words, witness};
use crate::letters::{self, Happened, MailedBeginning, MailedPart, MailedPromises, MailedReceipt, Proposal, Turn};
use sternpost_boards::highlights::{Part as Piece, Teller, Told, highlights, parts};
use sternpost_boards::{Before, Kind, Seen};
use sternpost_core::{BySeat, Eyes, Seat, Text};
use sternpost_game::{Asked, Offered, Play};
use sternpost_games::game_name;
use sternpost_model::letter::{ProposalPayload, TurnPayload};
use sternpost_picture::{ChangedSince, Neighbours, Words, text, told_changes};
use sternpost_store::{SeatRow, Status};
use sternpost_table::Snapshot;
use sternpost_table::past::chronicle::Part;
use sternpost_table::past::readable::Chronicled;

/// Reasons why something is not on offer shown in a mail.
const BARRED: usize = 6;
/// Lines of the chronicle shown in a mail.
const LINES: usize = 15;
/// Lines before those that are looked through for what began there.
const BEFORE: usize = 60;
/// Fights and votes shown as pictures in a mail.
const PICTURED: usize = 3;

/// The news in a turn letter before its question.
struct News {
    happened: Happened,
    /// That the campaign has begun, if no letter has told it.
    begins: Option<MailedBeginning>,
    /// What was said at the table.
    said: Vec<String>,
    promises: MailedPromises,
    /// Whether the board is told in words.
    in_full: bool,
}

/// The other seats that are waited for.
fn others(snapshot: &Snapshot, row: &SeatRow) -> String {
    let others = snapshot.waiting_for(Eyes::Seat(Seat(row.seat))).into_iter().filter(|seat| seat.0 != row.seat);
    others.map(|seat| snapshot.name(seat)).collect::<Vec<_>>().join(", ")
}

/// The board, what has changed on it first.
fn board_in_words(play: &dyn Play, before: Option<&Before>, eyes: Eyes, words: &Words<'_>) -> String {
    let changed = before.map(|before| before.changes(play, eyes)).unwrap_or_default();
    let scene = play.scene(eyes);
    told_changes(&scene, words, &changed, ChangedSince::Look) + &text(&scene, words, Neighbours::Left)
}

impl Composer {
    /// The news that the seat has not seen, as far as it has room in a letter.
    pub(super) async fn happened(&self, snapshot: &Snapshot, row: &SeatRow) -> Result<Happened, ComposeError> {
        let eyes = Eyes::Seat(Seat(row.seat));
        let told = self.service.part_of_chronicle(snapshot, eyes, Part { after: row.seen, before: None, most: LINES }).await?;
        let Some(first) = told.lines.first().map(|line| line.seq) else { return Ok(Happened::default()) };
        // A fight may have begun before.
        let before = self.service.part_of_chronicle(snapshot, eyes, Part { after: 0, before: Some(first), most: BEFORE }).await?;
        let lines: Vec<Chronicled> = before.lines.iter().chain(&told.lines).cloned().collect();
        let mut seen = highlights(snapshot, &lines);
        // What is older is told in lines.
        seen.drain(..seen.len().saturating_sub(PICTURED));
        let colours = snapshot.play.as_ref().map_or_else(|| BySeat::new(0, |_| String::new()), |play| play.colours());
        Ok(with_words(snapshot, row, |words| {
            let (say, label) = (|text: &Text| words.say(text), |text: &Text| words.label(text));
            let teller = Teller { say: &say, label: &label, words, colours: &colours };
            let pieces = parts(&lines, &seen, words, &|line| line.seq >= first);
            let said = |act: &[&Chronicled]| act.iter().map(|line| words.say(&line.text)).collect::<Vec<_>>().join(" ");
            let pieces = pieces.iter().map(|(_, part)| match part {
                Piece::Act(act) => MailedPart::Lines(vec![said(act)]),
                Piece::Highlight(highlight) => MailedPart::Highlight(Box::new(Told::of(highlight, &teller))),
            });
            Happened {
                lines: words.say_acts(&told.lines, |line| &line.text),
                parts: MailedPart::joined(pieces),
                earlier: told.older.is_some(),
            }
        }))
    }

    /// Composes the turn letter, if its question is still asked; or that the campaign has begun, if nothing else has told the seat so.
    pub(super) async fn turn_if_owed(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        id: &str,
        turn: &TurnPayload,
    ) -> Result<Option<Draft>, ComposeError> {
        let TurnPayload { question, version, begins } = turn;
        // One letter asks, not two.
        if self.replies.is_some() && self.service.has_receipt_to_come(row).await? {
            return Ok(None);
        }
        match snapshot.owed_by(Seat(row.seat)).filter(|asked| asked.id == *question) {
            Some(own) => self.turn(snapshot, row, own, id, None, ToldBeside { begins: *begins, ..ToldBeside::default() }).await,
            // Who has not come to it meanwhile has still to be told that the campaign began.
            None if *begins && row.seen < *version => self.started(snapshot, row).map(Some),
            None => Ok(None),
        }
    }

    pub(super) async fn turn(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        own: Asked,
        id: &str,
        receipt: Option<MailedReceipt>,
        told: ToldBeside,
    ) -> Result<Option<Draft>, ComposeError> {
        let Some(play) = snapshot.play.as_ref().filter(|_| snapshot.campaign.status == Status::Running && row.wants_mail) else {
            return Ok(None);
        };
        let (unsubscribe, picture) = (self.addresses.unsubscribing(row), format!("board-{id}"));
        let news = self.turn_news(snapshot, row, told).await?;
        let before = self.service.last_seen(snapshot, row).await.map(Before::looked);
        let url = self.short_link(snapshot, row, &own).await?;
        let letter =
            Turn { receipt, picture: picture.clone(), ..self.turn_letter(snapshot, row, &own, news, (&**play, before.as_ref()), &url) };
        let at = (snapshot.seq, Eyes::Seat(Seat(row.seat)));
        let seen = Seen { before: before.as_ref(), looked: None };
        let drawn = self.boards.seen(snapshot, play, at, seen, row.spoken().tag(), Kind::Letter).await;
        // Without its picture the mail says everything in words too.
        let picture = drawn.ok().map(|pixels| (picture, pixels.to_vec()));
        Ok(Some(
            Draft::of(&letter, &letters::Words::new(row.spoken()))?
                .stopped_at(unsubscribe)
                .showing(picture)
                .at(url)
                .about(Answerable::asked(snapshot, row, &own)),
        ))
    }

    /// Gathers the news in a turn letter before its question.
    async fn turn_news(&self, snapshot: &Snapshot, row: &SeatRow, told: ToldBeside) -> Result<News, ComposeError> {
        Ok(News {
            happened: self.happened(snapshot, row).await?,
            begins: if told.begins { Some(self.beginning(snapshot, row)?) } else { None },
            said: self.said_since(snapshot, row, true, self.talk_after(row, told.talk).await?).await?.0,
            promises: self.promises(snapshot, row, told.promises).await?,
            in_full: told.in_full,
        })
    }

    /// The turn letter in words, without a receipt and without a picture.
    fn turn_letter(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        own: &Asked,
        news: News,
        (play, before): (&dyn Play, Option<&Before>),
        url: &str,
    ) -> Turn {
        let (eyes, own_words) = (Eyes::Seat(Seat(row.seat)), letters::Words::new(row.spoken()));
        let News { happened: Happened { lines: happened, parts, earlier }, begins, said, promises, in_full } = news;
        let (latest, parts) = MailedPart::latest(parts);
        let beside = |way: &str| format!("{url}?to={way}");
        let promises = if promises.is_empty() { promises } else { MailedPromises { url: beside("promises"), ..promises } };
        with_words(snapshot, row, |words| {
            let (choices, more) = self.mailed_choices(row, own, url, words);
            let orders = ordered::news(snapshot, row, &own_words, words);
            Turn {
                campaign: snapshot.campaign.name.clone(),
                game: game_name(&snapshot.campaign.game),
                name: row.name.clone(),
                begins,
                happened,
                latest,
                parts,
                earlier,
                talk: if said.is_empty() { String::new() } else { beside("talk") },
                said,
                promises,
                orders_url: if orders.is_empty() && play.kinds(Seat(row.seat)).is_empty() { String::new() } else { beside("orders") },
                orders,
                due: due(snapshot, row),
                receipt: None,
                asks: asks(own, words),
                round: round(play, eyes, words),
                in_full,
                prompt: words.say(&own.prompt),
                rule: own.rule.clone(),
                how: how(row, own, words),
                reply: if self.replies.is_some() { own_words.how_to_reply(&own.shape, choices.len()) } else { vec![] },
                choices,
                more,
                default: words.answer(own, &own.default),
                remarks: own.remarks.iter().map(|remark| words.say(remark)).collect(),
                barred: own.barred.iter().take(BARRED).map(|closed| barred(row, closed, words)).collect(),
                url: url.to_owned(),
                others: others(snapshot, row),
                standing: standing(snapshot, row),
                board: board_in_words(play, before, eyes, words),
                picture: String::new(),
                witness: witness(snapshot),
                unsubscribe: self.addresses.unsubscribing(row),
            }
        })
    }

    /// Composes the letter about a proposal to a seat that still stands.
    pub(super) async fn proposal(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        payload: &ProposalPayload,
    ) -> Result<Option<Draft>, ComposeError> {
        let ProposalPayload { choices, since } = payload;
        let Some(own) = snapshot.anytime_of(Seat(row.seat)).filter(|_| row.wants_mail) else { return Ok(None) };
        let open: Vec<&Offered> = own.offers.iter().filter(|offer| choices.contains(&offer.id)).collect();
        let Some(from) = open.iter().find_map(|offer| offer.reply_to) else { return Ok(None) };
        let said = match since {
            Some(since) => self.said_with_proposal(snapshot, row, from, *since).await?,
            None => vec![],
        };
        let unsubscribe = self.addresses.unsubscribing(row);
        let url = self.addresses.table(row, snapshot.seq);
        let letter = with_words(snapshot, row, |words| Proposal {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            from: snapshot.name(from),
            choices: self.proposed(snapshot, row, &own, &open, words),
            said: said.clone(),
            reply: if self.replies.is_some() { letters::Words::new(row.spoken()).how_to_reply_to_proposal() } else { vec![] },
            url: url.clone(),
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        });
        let reply = Answerable::of(snapshot, row, &own.id, open.iter().map(|offer| offer.id.clone()).collect());
        Ok(Some(Draft::of(&letter, &letters::Words::new(row.spoken()))?.stopped_at(unsubscribe).at(url).about(reply)))
    }
}
