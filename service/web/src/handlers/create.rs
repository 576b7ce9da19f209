//! Handlers of the form that creates a campaign, and of playing again with the same people. An error stands beside its field, and nothing that was
//! typed is lost.

use super::{OnPage as _, door, field_of, frame, page, page_words_of, pasted};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use sternpost_core::Key;
use sternpost_game::Game;
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_model::free_text::{is_name, look_alike};
use sternpost_model::language::Language;
use sternpost_model::pace::{Pace, Terms, zones};
use sternpost_model::policy::{Policies, Windows};
use sternpost_model::reason::Reason;
use sternpost_pages::host::FieldError;
use sternpost_pages::layout::Link;
use sternpost_pages::lobby::{CreatePage, Rematch, SeatRow};
use sternpost_pages::options::{BadOption, OptionField, as_typed, in_words_of, option_fields, read_options};
use sternpost_pages::time::PaceFields;
use sternpost_players::Strength;
use sternpost_store::{SeatState, Status};
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};
use sternpost_table::seats::lobby::SeatWish;
use sternpost_table::seats::people::{is_address, normal_address};
use sternpost_table::{Refused, Snapshot};
use sternpost_words::policies::policies;
use sternpost_words::{PageWords, say};

/// The query parameters: the game, or the campaign that is played again.
#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
    rematch: Option<CampaignId>,
    /// By how many seats everybody moves on.
    #[serde(default)]
    turn: u8,
}

fn game_of(app: &App, id: Option<&str>) -> Result<&'static dyn Game, Problem> {
    let game = match id {
        Some(id) => app.service.games.get(id),
        None => app.service.games.iter().next(),
    };
    game.ok_or_else(Problem::not_found)
}

/// The form, filled in.
struct Filled {
    game: &'static dyn Game,
    name: String,
    /// What was pasted and has found no seat.
    people: String,
    seats: Vec<SeatRow>,
    options: Vec<OptionField>,
    table: Policies,
    rematch: Option<Rematch>,
    pace: PaceFields,
    errors: Vec<FieldError>,
}

fn show(app: &App, page_words: PageWords, reader: &str, filled: Filled) -> Result<HttpResponse, Problem> {
    let Filled { game, name, people, seats, options, table, rematch, pace, errors } = filled;
    page(&CreatePage {
        games: door::cards(app, Some(game.id())),
        game: game.id().to_owned(),
        name,
        people,
        seats,
        options: in_words_of(game.catalogue(page_words.tag()), options),
        policies: policies(page_words, table),
        action: "/create".to_owned(),
        key: entropy::token(),
        errors,
        rematch,
        pace,
        zones: zones().collect(),
        page: frame(app, page_words, page_words.t(say::CREATE), Some(reader)),
    })
}

/// `GET /create`.
///
/// # Errors
/// If nobody is signed in, or the campaign that is to be played again is not over or not the reader's.
pub async fn new(request: Request, app: web::Data<App>, which: web::Query<Which>) -> Result<HttpResponse, Problem> {
    let Some(reader) = auth::caller(&request, &app).await.on_page()? else {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", "/sign-in?then=/create")).finish());
    };
    let page_words = page_words_of(&request);
    if let Some(id) = which.rematch {
        let snapshot = over(&app, id, &reader).await.on_page()?;
        let filled = Filled {
            game: snapshot.game,
            name: page_words.t(say::rematch_name(&snapshot.campaign.name)),
            people: String::new(),
            seats: seats_again(&snapshot, &reader, which.turn),
            options: option_fields(&snapshot.game.options_schema(), &options_again(&snapshot)),
            table: snapshot.campaign.table,
            rematch: Some(rematch(&snapshot, &reader, which.turn, page_words)),
            // The same pace again.
            pace: PaceFields::of(page_words, &snapshot.watch().map(|watch| watch.terms.clone()).unwrap_or_default()),
            errors: vec![],
        };
        return show(&app, page_words, &reader, filled);
    }
    let game = game_of(&app, which.game.as_deref()).on_page()?;
    let seats = (1..=u32::from(*game.seats().end())).map(|number| SeatRow {
        language: page_words.language(),
        number,
        kind: if number == 1 { "person" } else { "nobody" }.to_owned(),
        name: String::new(),
        mail: if number == 1 { reader.clone() } else { String::new() },
        may_stay_empty: number > u32::from(*game.seats().start()),
        was: None,
    });
    let options = option_fields(&game.options_schema(), &game.default_options());
    let table = Policies::default();
    let pace = PaceFields::of(page_words, &Terms::default());
    let (name, people) = (String::new(), String::new());
    let filled = Filled { game, name, people, seats: seats.collect(), options, table, rematch: None, pace, errors: vec![] };
    show(&app, page_words, &reader, filled)
}

/// A campaign that is over, for its host and its players.
async fn over(app: &App, id: CampaignId, reader: &str) -> Result<Arc<Snapshot>, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    if !snapshot.is_known_to(reader) {
        return Err(Problem::forbidden("only its host and its players play a campaign again"));
    }
    if snapshot.campaign.status != Status::Ended {
        return Err(Refused::WrongState(Reason::CampaignIsNotOver).into());
    }
    Ok(snapshot)
}

fn rematch(snapshot: &Snapshot, reader: &str, turn: u8, page_words: PageWords) -> Rematch {
    let id = snapshot.campaign.id;
    let way = |at: u8, key: Key| {
        let link = Link::new(format!("/create?rematch={id}&turn={at}"), page_words.t(key));
        if at == turn { link.current() } else { link }
    };
    Rematch {
        campaign: id.to_string(),
        name: snapshot.campaign.name.clone(),
        ways: vec![way(0, say::REMATCH_SAME), way(1, say::REMATCH_TURNED)],
        is_host: snapshot.campaign.host_address == reader,
    }
}

/// The seats of a campaign that is over, everybody so many seats on. Addresses are shown to its host, and everybody their own.
fn seats_again(snapshot: &Snapshot, reader: &str, turn: u8) -> Vec<SeatRow> {
    let count = snapshot.seats.len();
    let is_host = snapshot.campaign.host_address == reader;
    let row = |number: u32| {
        let may_stay_empty = number > u32::from(*snapshot.game.seats().start());
        let at = usize::try_from(number - 1).unwrap_or_default();
        let empty = SeatRow { number, kind: "nobody".to_owned(), may_stay_empty, ..SeatRow::default() };
        // Who sat before moves on to here.
        let before = (at + count - usize::from(turn) % count) % count;
        let Some(row) = snapshot.seats.get(before).filter(|_| at < count) else { return empty };
        let kind = match row.state {
            SeatState::Bot => format!("bot-{}", row.strength.unwrap_or_default().id()),
            SeatState::Invited | SeatState::Taken | SeatState::Open => "person".to_owned(),
        };
        let shown = row.address.clone().filter(|address| is_host || address == reader).unwrap_or_default();
        SeatRow { kind, name: row.name.clone(), mail: shown, language: row.spoken(), was: Some(row.seat), ..empty }
    };
    (1..=u32::from(*snapshot.game.seats().end())).map(row).collect()
}

/// The options of a campaign that is over, with what its host left unsaid.
fn options_again(snapshot: &Snapshot) -> Value {
    let mut options = snapshot.game.default_options();
    if let (Value::Object(options), Value::Object(said)) = (&mut options, &snapshot.campaign.options) {
        options.extend(said.clone());
    }
    options
}

/// The bot that a kind of seat is, if it is one: `bot`, `bot-eager`.
fn bot_of(kind: &str) -> Option<Bot> {
    match kind.strip_prefix("bot")? {
        "" => Some(Bot::Is(true)),
        strength => Strength::by_id(strength.strip_prefix('-')?).map(Bot::Plays),
    }
}

/// The former holder of a seat, if the reader may not know their address: the seat is open, and its holder of then gets a letter that leads to it.
fn known_of_then<'h>(row: &SeatRow, again: Option<&'h Snapshot>, reader: &str) -> Option<&'h str> {
    let again = again.filter(|again| again.campaign.host_address != reader && row.kind == "person" && row.mail.is_empty())?;
    again.seats.get(usize::from(row.was?))?.address.as_deref()
}

/// The player of a seat, if it has one.
fn player_of(row: &SeatRow, again: Option<&Snapshot>, reader: &str) -> Option<Player> {
    match row.kind.as_str() {
        "person" if known_of_then(row, again, reader).is_some() => Some(Player::Open(true)),
        "person" => Some(Player::Email(row.mail.clone())),
        "open" => Some(Player::Open(true)),
        kind => bot_of(kind).map(Player::Bot),
    }
}

/// The name of a seat, which needs none of its own if no person was named for it.
fn name_of(row: &SeatRow, player: &Player, page_words: PageWords) -> String {
    match player {
        Player::Bot(_) if row.name.is_empty() => format!("Bot {}", row.number),
        Player::Open(_) if row.name.is_empty() => page_words.t(say::seat(row.number)),
        Player::Bot(_) | Player::Open(_) | Player::Email(_) => row.name.clone(),
    }
}

/// `POST /create`.
///
/// # Errors
/// If nobody is signed in.
pub async fn create(request: Request, app: web::Data<App>, form: web::Form<Vec<(String, String)>>) -> Result<HttpResponse, Problem> {
    let reader = auth::signed_in(&request, &app).await.on_page()?;
    let page_words = page_words_of(&request);
    let fields = form.into_inner();
    let mut sent = Sent::read(&app, &fields, &reader, page_words).await.on_page()?;
    if field_of(&fields, "act") == "seat" {
        let left = pasted::seat(field_of(&fields, "people"), &mut sent.seats);
        let errors =
            if left.is_empty() { vec![] } else { vec![FieldError::new("people", page_words.t(say::people_left(left.join("; "))))] };
        return show(&app, page_words, &reader, sent.filled((left.join("\n"), errors), &fields, &reader, page_words));
    }
    let mut errors = sent.wrong(&reader, page_words);
    if errors.is_empty() {
        match sent.begin(&app, &request, &fields, &reader, page_words).await.on_page()? {
            Ok(id) => return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}"))).finish()),
            Err(refused) => errors = refused_fields(refused, page_words),
        }
    }
    let people = field_of(&fields, "people").to_owned();
    show(&app, page_words, &reader, sent.filled((people, errors), &fields, &reader, page_words))
}

/// The submitted form, as far as it can be read.
struct Sent {
    /// The campaign that is played again.
    again: Option<Arc<Snapshot>>,
    game: &'static dyn Game,
    name: String,
    /// A seat for everybody the game has room for, also those that stay empty.
    seats: Vec<SeatRow>,
    options: Value,
    bad: Vec<BadOption>,
    table: Policies,
    pace: PaceFields,
    /// None if the pace cannot be read.
    terms: Option<Terms>,
}

impl Sent {
    async fn read(app: &App, fields: &[(String, String)], reader: &str, page_words: PageWords) -> Result<Self, Problem> {
        let field = |name: &str| field_of(fields, name);
        let again = match field("rematch") {
            "" => None,
            id => Some(over(app, id.parse().map_err(|_| Problem::not_found())?, reader).await?),
        };
        let game = match &again {
            Some(again) => again.game,
            None => game_of(app, Some(field("game")))?,
        };
        let of_seat = |number: u32, what: &str| field(&format!("seat-{number}-{what}"));
        let seat = |number: u32| SeatRow {
            number,
            language: Language::of(of_seat(number, "language")).unwrap_or(page_words.language()),
            kind: of_seat(number, "kind").to_owned(),
            name: of_seat(number, "name").to_owned(),
            mail: of_seat(number, "mail").to_owned(),
            may_stay_empty: number > u32::from(*game.seats().start()),
            was: of_seat(number, "was").parse().ok().filter(|_| again.is_some()),
        };
        let seats = (1..=u32::from(*game.seats().end())).map(seat).collect();
        let defaults = again.as_ref().map_or_else(|| game.default_options(), |again| options_again(again));
        let (options, bad) = read_options(&game.options_schema(), &defaults, fields);
        let (pace, terms) = PaceFields::read(page_words, fields);
        Ok(Self { name: field("name").to_owned(), table: Policies::chosen(field), again, game, seats, options, bad, pace, terms })
    }

    /// The errors in it, each beside its field.
    fn wrong(&mut self, reader: &str, page_words: PageWords) -> Vec<FieldError> {
        let mut errors = wrong_seats((self.game, &self.options), &self.name, &self.seats, self.again.as_deref(), reader, page_words);
        let is_pace_read = self.pace.errors.is_empty();
        errors.extend(self.pace.errors.iter().cloned());
        if self.table.windows == Windows::Even && !self.terms.as_ref().is_some_and(Terms::are_windows_timed) && is_pace_read {
            self.pace.settle_own();
            errors.push(FieldError::new("pace-window", page_words.t(say::WINDOWS_EVEN_NEEDS)));
        }
        errors.extend(self.bad.iter().map(|bad| FieldError::new(format!("option-{}", bad.name), page_words.t(bad.key))));
        errors
    }

    /// Creates the campaign, once however often the form is sent, and invites who is to have a letter.
    async fn begin(
        &self,
        app: &App,
        request: &Request,
        fields: &[(String, String)],
        reader: &str,
        page_words: PageWords,
    ) -> Result<Result<CampaignId, Refused>, Problem> {
        let again = self.again.as_deref();
        let invited = |row: &SeatRow| {
            let player = player_of(row, again, reader)?;
            Some(Invited { name: name_of(row, &player, page_words), language: row.language, player })
        };
        let new = NewCampaign {
            game: self.game.id().to_owned(),
            name: self.name.clone(),
            options: Some(self.options.clone()),
            seats: self.seats.iter().filter_map(invited).collect(),
            table: self.table,
            policies: self.terms.clone().filter(|terms| terms.pace != Pace::None || self.table.windows == Windows::Even),
        };
        let wishes = wishes(&self.seats, again, reader);
        let creating = app.limits.create(reader, app.network(request), &counted(&new, &wishes))?;
        let key = Some(field_of(fields, "key").to_owned()).filter(|key| !key.is_empty() && key.len() <= 200);
        let created = app.service.create_once(reader, key, new).await;
        if !created.as_ref().is_ok_and(|created| !created.repeated) {
            app.limits.give_back(&creating);
        }
        let created = match created {
            Ok(created) => created,
            Err(refused) => return Ok(Err(refused)),
        };
        if !created.repeated && !wishes.is_empty() {
            app.service.invite_by_wish(created.campaign, wishes).await?;
        }
        Ok(Ok(created.campaign))
    }

    /// The form once more, as it was filled in.
    fn filled(
        self,
        (people, errors): (String, Vec<FieldError>),
        fields: &[(String, String)],
        reader: &str,
        page_words: PageWords,
    ) -> Filled {
        let options = as_typed(option_fields(&self.game.options_schema(), &self.options), &self.bad, fields);
        let rematch = self.again.as_ref().map(|again| rematch(again, reader, u8::MAX, page_words));
        let Self { game, name, seats, table, pace, .. } = self;
        Filled { game, name, people, seats, options, table, rematch, pace, errors }
    }
}

/// The people who get a letter that leads to an open seat.
fn wishes(seats: &[SeatRow], again: Option<&Snapshot>, reader: &str) -> Vec<SeatWish> {
    let sits = |row: &&SeatRow| player_of(row, again, reader).is_some();
    let wish = |(seat, row): (u8, &SeatRow)| {
        let address = known_of_then(row, again, reader)?.to_owned();
        Some(SeatWish { name: row.name.clone(), address, language: row.language, seat: Some(seat) })
    };
    (0..).zip(seats.iter().filter(sits)).filter_map(wish).collect()
}

/// A campaign as the limits count it: whoever gets a letter is invited.
fn counted(new: &NewCampaign, wishes: &[SeatWish]) -> NewCampaign {
    let invited =
        |wish: &SeatWish| Invited { name: wish.name.clone(), language: wish.language, player: Player::Email(wish.address.clone()) };
    NewCampaign { seats: new.seats.iter().cloned().chain(wishes.iter().map(invited)).collect(), ..new.clone() }
}

/// The refusal of the use case, beside the option it is about if it names one.
fn refused_fields(refused: Refused, page_words: PageWords) -> Vec<FieldError> {
    let field = |defect: String| match defect.strip_prefix("options.").and_then(|rest| rest.split_once(": ")) {
        Some((name, why)) => FieldError::new(format!("option-{}", name.split('.').next().unwrap_or_default()), why),
        None => FieldError::new("", defect),
    };
    if let Refused::Setup(bad) = refused {
        return bad.0.into_iter().map(field).collect();
    }
    let is_repeated = matches!(refused, Refused::KeyUsed);
    vec![FieldError::new("", if is_repeated { page_words.t(say::CREATE_SENT_BEFORE) } else { refused.to_string() })]
}

/// The errors in the name of a campaign and in its seats.
fn wrong_seats(
    (game, options): (&dyn Game, &Value),
    name: &str,
    seats: &[SeatRow],
    again: Option<&Snapshot>,
    reader: &str,
    page_words: PageWords,
) -> Vec<FieldError> {
    let mut errors = vec![];
    if !is_name(name) {
        errors.push(FieldError::new("name", page_words.t(say::FIELD_CAMPAIGN)));
    }
    // Only who has hosted knows whose address is whose: others could find out by typing one.
    let may_name = |address: &str| again.is_none_or(|again| again.campaign.host_address == reader) || address == reader;
    let (mut names, mut addresses, mut count): (Vec<String>, BTreeSet<String>, usize) = (vec![], BTreeSet::new(), 0);
    for row in seats {
        let at = |field: &str, key: Key| FieldError::new(format!("seat-{}-{field}", row.number), page_words.t(key));
        let Some(player) = player_of(row, again, reader) else {
            if row.kind != "nobody" && !row.kind.is_empty() {
                errors.push(at("kind", say::OPTION_UNKNOWN));
            }
            continue;
        };
        count += 1;
        let name = name_of(row, &player, page_words);
        if !is_name(&name) {
            errors.push(at("name", say::FIELD_NAME));
        } else if names.iter().any(|other| look_alike(other, &name)) {
            errors.push(at("name", say::FIELD_NAME_TWICE));
        }
        names.push(name);
        if let Player::Email(address) = player {
            let address = normal_address(&address);
            if !is_address(&address) {
                errors.push(at("mail", say::NO_ADDRESS));
            } else if !row.mail.is_empty() && !may_name(&address) {
                errors.push(at("mail", say::REMATCH_OPEN));
            } else if !addresses.insert(address) {
                errors.push(at("mail", say::FIELD_MAIL_TWICE));
            }
        }
    }
    let allowed = game.seats_for(options);
    if !u8::try_from(count).is_ok_and(|count| allowed.contains(&count)) {
        let (least, most) = (u32::from(*allowed.start()), u32::from(*allowed.end()));
        errors.push(FieldError::new("seat-1-kind", page_words.t(say::seat_range(least, most))));
    }
    errors
}
