//! Creates a campaign: the host names the game, the options and the players, who are invited by mail.

use crate::play::start::{deal_choices, stored_lines};
use crate::seats::people::{LONGEST_ADDRESS, is_address, normal_address};
use crate::talk::letters;
use crate::time::pace_acts::fits_windows;
use crate::{Refused, Service};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::sync::Arc;
use sternpost_core::Chance;
use sternpost_game::{Game, hex};
use sternpost_log::court::CourtTerms;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Cause, Entry, NewEntry, chain};
use sternpost_model::chain::seal;
use sternpost_model::entropy;
use sternpost_model::free_text::{LONGEST_NAME, is_name, look_alike, name_as_kept};
use sternpost_model::language::Language;
use sternpost_model::pace::{Terms, TimeAct, Watch, Why};
use sternpost_model::policy::Policies;
use sternpost_model::reason::Reason;
use sternpost_players::Strength;
use sternpost_store::{Campaign, Commit, Creation, SeatChange, SeatRow, SeatState, Status, StoreError, StoredLine, WatchChange};

/// A campaign that a host wants to create.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewCampaign {
    /// The game's id.
    pub game: String,
    /// A name for the campaign.
    #[schemars(length(min = 1, max = LONGEST_NAME))]
    pub name: String,
    /// The game's options; unsaid: its defaults.
    #[serde(default)]
    #[schemars(with = "Option<Map<String, Value>>")]
    pub options: Option<Value>,
    /// The players, clockwise.
    pub seats: Vec<Invited>,
    /// How the table plays; unsaid: as is usual.
    #[serde(default)]
    pub table: Policies,
    /// What holds about time; unsaid: a question waits as long as it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policies: Option<Terms>,
}

/// A seat to fill.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Invited {
    /// The name shown.
    #[schemars(length(min = 1, max = LONGEST_NAME))]
    pub name: String,
    /// The language of its letters and pages, until its holder chooses; unsaid: English.
    #[serde(default)]
    pub language: Language,
    /// Who plays the seat.
    #[serde(flatten)]
    pub player: Player,
}

/// The result of a creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Created {
    /// The campaign.
    pub campaign: CampaignId,
    /// Whether it was there already: nothing new has happened.
    pub repeated: bool,
}

/// The player of a seat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person with an address.
    Email(#[schemars(email, length(max = LONGEST_ADDRESS))] String),
    /// A bot.
    Bot(Bot),
    /// Nobody yet: whoever has the campaign's open link may ask for the seat.
    Open(#[schemars(extend("const" = true))] bool),
}

/// A bot: `true`, or how well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Bot {
    /// Whether there is one: it plays as well as bots do unless one says otherwise.
    Is(#[schemars(extend("const" = true))] bool),
    /// The strength it plays with.
    Plays(Strength),
}

impl Bot {
    /// The strength it plays with.
    #[must_use]
    pub fn strength(self) -> Strength {
        match self {
            Self::Is(_) => Strength::default(),
            Self::Plays(strength) => strength,
        }
    }
}

pub(crate) fn can_sit(new: &NewCampaign) -> Result<(), Refused> {
    let invalid = |why: Reason| Err(Refused::Invalid(why));
    if !is_name(&new.name) {
        return invalid(Reason::NameCannotBe { most: LONGEST_NAME });
    }
    let (mut names, mut addresses): (Vec<&str>, BTreeSet<String>) = (vec![], BTreeSet::new());
    for seat in &new.seats {
        if !is_name(&seat.name) {
            return invalid(Reason::SeatNameCannotBe { most: LONGEST_NAME });
        }
        if names.iter().any(|other| look_alike(other, &seat.name)) {
            return invalid(Reason::SeatNameTwice { name: seat.name.clone() });
        }
        names.push(&seat.name);
        match &seat.player {
            Player::Email(address) if !is_address(&normal_address(address)) => {
                return invalid(Reason::SeatAddressIsNone { address: address.clone() });
            }
            Player::Bot(Bot::Is(false)) | Player::Open(false) => {
                return invalid(Reason::SeatIsNothing);
            }
            // The second seat of an address could never be reached: whoever signs in is one person.
            Player::Email(address) if !addresses.insert(normal_address(address)) => {
                return invalid(Reason::SeatAddressTwice { address: address.clone() });
            }
            Player::Email(_) | Player::Bot(_) | Player::Open(_) => {}
        }
    }
    Ok(())
}

impl Service {
    /// Creates a campaign and invites its players. If there are bots only, it starts at once.
    ///
    /// # Errors
    /// If the game is unknown, the options cannot be read or the seats make no sense.
    pub async fn create(self: &Arc<Self>, host: &str, new: NewCampaign) -> Result<CampaignId, Refused> {
        Ok(self.create_once(host, None, new).await?.campaign)
    }

    /// The same; the same host with the same key and the same campaign gets the one that was created first.
    ///
    /// # Errors
    /// As [`Service::create`], and [`Refused::KeyUsed`] if the key was used for another campaign.
    pub async fn create_once(self: &Arc<Self>, host: &str, key: Option<String>, new: NewCampaign) -> Result<Created, Refused> {
        let (service, host) = (self.clone(), normal_address(host));
        self.detached(async move {
            let payload = payload_of(&new);
            if let Some(key) = &key
                && let Some(first) = service.created_before(&host, key, &payload).await?
            {
                return Ok(first);
            }
            let id = match service.create_here(&host, key.as_deref(), &payload, new).await {
                Err(Refused::Store(StoreError::Repeated { .. })) => {
                    let key = key.ok_or(Refused::KeyUsed)?;
                    return service.created_before(&host, &key, &payload).await?.ok_or(Refused::KeyUsed);
                }
                created => created?,
            };
            if let Err(error) = service.start_if_full(id).await {
                // It is there, whatever hinders the start: that is tried again by itself.
                tracing::warn!(campaign.id = %id, %error, "a full lobby could not start");
            }
            Ok(Created { campaign: id, repeated: false })
        })
        .await
    }

    async fn created_before(&self, host: &str, key: &str, payload: &str) -> Result<Option<Created>, Refused> {
        match self.store.creation(host, key).await? {
            Some(first) if first.payload == payload => Ok(Some(Created { campaign: first.campaign, repeated: true })),
            Some(_) => Err(Refused::KeyUsed),
            None => Ok(None),
        }
    }

    async fn create_here(&self, host: &str, key: Option<&str>, payload: &str, new: NewCampaign) -> Result<CampaignId, Refused> {
        let (game, options, seats) = self.playable(&new)?;
        if !is_address(host) {
            return Err(Refused::Invalid(Reason::HostHasNoAddress));
        }
        let now = self.clock.now();
        let id = entropy::campaign_id(now);
        let rows: Vec<SeatRow> = (0..).zip(new.seats).map(|(seat, invited)| seat_row(id, seat, invited)).collect();
        can_start(game, &options, &rows)?;
        let secret = entropy::campaign_secret();
        let created = Body::Created {
            game: new.game.clone(),
            name: name_as_kept(&new.name),
            options: options.clone(),
            seats,
            commitment: secret.commitment(),
            forked: None,
            court: Some(CourtTerms::of_today(vec![])),
        };
        let entry = NewEntry::after(0, id, now, game.revision(), created).by(Actor::Host, Cause::Lifecycle);
        let campaign = Campaign {
            id,
            game: new.game,
            name: name_as_kept(&new.name),
            status: Status::Lobby,
            host_address: host.to_owned(),
            options,
            seats,
            created_at: now,
            table: new.table,
        };
        let invitations = rows.iter().filter_map(|row| letters::to_seat(row, letters::invitation(), now));
        let first = seal(entry, chain::ORIGIN, &secret);
        // What holds about time stands in the log from the beginning.
        let timed = new.policies.filter(Terms::are_timed).map(|terms| settled_from_the_beginning(&first, game, &secret, terms));
        let (settled, lines, watch) = timed.map_or((None, vec![], None), |(entry, lines, watch)| (Some(entry), lines, Some(watch)));
        let commit = Commit {
            campaign: Some((campaign, secret)),
            letters: invitations.collect(),
            seats: rows.into_iter().map(SeatChange::added).collect(),
            entries: std::iter::once(first).chain(settled).collect(),
            lines,
            watch,
            creation: key.map(|key| Creation {
                address: host.to_owned(),
                key: key.to_owned(),
                payload: payload.to_owned(),
                campaign: id,
                created_at: now,
            }),
            ..Commit::default()
        };
        self.store.commit(commit).await?;
        tracing::info!(campaign.id = %id, seats, "a campaign was created");
        Ok(id)
    }
}

impl Service {
    /// The game of a new campaign, its options and the number of its seats, if it can be played so.
    fn playable(&self, new: &NewCampaign) -> Result<(&'static dyn Game, Value, u8), Refused> {
        let game = self.games.get(&new.game).ok_or_else(|| Refused::NoGame(new.game.clone()))?;
        let options = new.options.clone().unwrap_or_else(|| game.default_options());
        game.check_options(&options)?;
        can_sit(new)?;
        let cannot_hold = |what| Refused::Invalid(Reason::PoliciesCannotHold { what });
        if let Some(terms) = &new.policies {
            terms.check().map_err(cannot_hold)?;
        }
        fits_windows(new.table.windows, new.policies.as_ref()).map_err(cannot_hold)?;
        let allowed = game.seats_for(&options);
        let seats = u8::try_from(new.seats.len()).ok().filter(|n| allowed.contains(n));
        let seats = seats.ok_or_else(|| Refused::Invalid(Reason::SeatsCannotPlay { least: *allowed.start(), most: *allowed.end() }))?;
        Ok((game, options, seats))
    }
}

/// The second entry of a campaign under these terms, its lines and its watch.
fn settled_from_the_beginning(
    first: &Entry,
    game: &dyn Game,
    secret: &CampaignSecret,
    terms: Terms,
) -> (Entry, Vec<StoredLine>, WatchChange) {
    let (id, act) = (first.campaign, TimeAct::Settled { terms: terms.clone() });
    let lines = stored_lines(id, first.seq + 1, &[act.told(Why::Host)]);
    let settled = NewEntry::after(first.seq, id, first.recorded_at, game.revision(), Body::Timed { act }).by(Actor::Host, Cause::Lifecycle);
    (seal(settled, &first.hash, secret), lines, WatchChange { campaign: id, known: 0, watch: Watch::new(terms) })
}

/// A digest of what a campaign is made of.
fn payload_of(new: &NewCampaign) -> String {
    let whole = serde_json::to_string(new).expect("a new campaign is plain data");
    hex(&Sha256::digest(whole))
}

/// Tries the start on nothing but first picks: what fits no table of this size is refused now, not when the last player has come.
fn can_start(game: &dyn Game, options: &Value, seats: &[SeatRow]) -> Result<(), Refused> {
    let choices = deal_choices(game, options, seats, &mut |_| 0)?;
    let setup = json!({ "options": options, "seats": choices });
    // A panic is left to the real start, which knows whom to tell.
    match guarded(|| game.begin(&setup, &mut Chance::closed())) {
        Ok(begun) => Ok(begun.map(drop)?),
        Err(_) => Ok(()),
    }
}

pub(crate) fn seat_row(campaign: CampaignId, seat: u8, invited: Invited) -> SeatRow {
    let (address, state, strength) = match invited.player {
        Player::Email(address) => (Some(normal_address(&address)), SeatState::Invited, None),
        Player::Bot(bot) => (None, SeatState::Bot, Some(bot.strength())),
        Player::Open(_) => (None, SeatState::Open, None),
    };
    SeatRow {
        campaign,
        seat,
        name: name_as_kept(&invited.name),
        address,
        language: invited.language.tag().to_owned(),
        state,
        options: None,
        link_generation: 1,
        seen: 0,
        wants_mail: true,
        strength,
        heir_of: vec![],
    }
}
