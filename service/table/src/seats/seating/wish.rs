//! The acts on a seat in play, and on the list of people who would take one over.

use super::Successor;
use crate::acts::{Admitted, Whom};
use crate::seats::people::{LONGEST_ADDRESS, normal_address, sound_person};
use crate::{Refused, Service, Snapshot};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use sternpost_model::free_text::LONGEST_NAME;
use sternpost_model::language::Language;
use sternpost_model::pace::Sought;
use sternpost_model::reason::Reason;
use sternpost_store::SeatRow;

/// An act on a seat in play.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum SeatInPlay {
    /// It is offered to somebody.
    Offer {
        /// The name shown.
        #[schemars(length(min = 1, max = LONGEST_NAME))]
        name: String,
        /// The mail address of the person the seat is offered to.
        #[schemars(email, length(max = LONGEST_ADDRESS))]
        email: String,
        /// The language of letters and pages.
        #[serde(default)]
        language: Language,
        /// Whether its holder's private talk and promises go with it; only the holder says so.
        #[serde(default)]
        with_talk: bool,
        /// Whether its holder's private notes go with it; only the holder says so.
        #[serde(default)]
        with_notes: bool,
    },
    /// An offer is taken back, or what waits for an agreement is declined.
    Withdraw {
        /// The offer, by its name.
        offer: String,
    },
    /// What waits for an agreement is agreed to.
    Agree {
        /// The offer, by its name.
        offer: String,
    },
    /// A substitute is sought: its holder wants to leave, or the host wants it.
    Seek {},
    /// None is sought any more.
    Stay {},
    /// A bot sits in.
    Bot {},
    /// Its holder is back.
    Back {},
    /// All its links, passes and sign-ins are dead; its holder is written new ones.
    SignOut {},
}

impl SeatInPlay {
    /// Refuses what makes no sense whatever the campaign is like.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        match self {
            Self::Offer { name, email, .. } => sound_person(name, &normal_address(email)),
            Self::Withdraw { .. }
            | Self::Agree { .. }
            | Self::Seek {}
            | Self::Stay {}
            | Self::Bot {}
            | Self::Back {}
            | Self::SignOut {} => Ok(()),
        }
    }
}

/// An act on the list of people who would take over a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
#[schemars(rename = "PoolAct")]
pub enum PoolWish {
    /// There is another link by which one offers to, or none.
    Link {
        /// Whether there is one.
        open: bool,
    },
    /// Somebody is asked to.
    Invite {
        /// The name.
        #[schemars(length(min = 1, max = LONGEST_NAME))]
        name: String,
        /// The mail address of the person asked.
        #[schemars(email, length(max = LONGEST_ADDRESS))]
        email: String,
        /// The language.
        #[serde(default)]
        language: Language,
    },
}

impl PoolWish {
    /// Refuses what makes no sense whatever the campaign is like.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        match self {
            Self::Invite { name, email, .. } => sound_person(name, &normal_address(email)),
            Self::Link { .. } => Ok(()),
        }
    }
}

impl Service {
    /// Does something about a seat in play.
    ///
    /// # Errors
    /// [`Refused::Invalid`] and [`Refused::WrongState`] if it cannot be done.
    pub(crate) async fn about_seat(self: &Arc<Self>, admitted: &Admitted, seat: u8, wish: SeatInPlay) -> Result<(), Refused> {
        let (id, snapshot) = (admitted.id(), &admitted.snapshot);
        let (by, cause) = (admitted.whom, admitted.by.cause);
        match wish {
            SeatInPlay::Offer { name, email, language, with_talk, with_notes } => {
                self.offer_seat(id, seat, by, Successor { name, address: email, language, with_talk, with_notes }).await
            }
            SeatInPlay::Withdraw { offer } => self.drop_offer(snapshot, seat, &offer, by).await,
            SeatInPlay::Agree { offer } => self.agree_to_offer(id, seat, by, &offer).await,
            SeatInPlay::Seek {} => {
                self.only_if_gone(snapshot, seat, by).await?;
                let why = if by.is_host() { Sought::Host } else { Sought::Left };
                match self.start_substitution(id, seat, why).await? {
                    true => Ok(()),
                    false => Err(Refused::WrongState(Reason::SubstituteSoughtOrNobodyHolds)),
                }
            }
            SeatInPlay::Stay {} => self.stop_substitution(id, seat, (by.actor(), cause)).await,
            SeatInPlay::Bot {} => {
                self.only_if_gone(snapshot, seat, by).await?;
                self.let_bot_sit_in(id, seat, (by.actor(), cause)).await
            }
            SeatInPlay::Back {} => self.come_back(id, seat, cause).await,
            SeatInPlay::SignOut {} => self.sign_seat_out(snapshot, seat, by).await,
        }
    }

    /// The host does nothing about the seat of somebody who is there.
    async fn only_if_gone(&self, snapshot: &Snapshot, seat: u8, by: Whom) -> Result<(), Refused> {
        if !by.is_host() || self.is_gone(snapshot, seat, self.clock.now()).await? {
            return Ok(());
        }
        Err(Refused::WrongState(Reason::HolderIsThere))
    }

    /// A host ends what a seat was let in by; a holder every sign-in, and every token of a program.
    async fn sign_seat_out(&self, snapshot: &Snapshot, seat: u8, by: Whom) -> Result<(), Refused> {
        let address = snapshot.seats.get(usize::from(seat)).and_then(|row: &SeatRow| row.address.as_deref()).ok_or(Refused::NoCampaign)?;
        self.revoke_links(snapshot.campaign.id, seat).await?;
        if by.is_host() { Ok(()) } else { self.sign_out_everywhere(address).await }
    }

    /// Does something about who would take over a seat.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if the campaign is over.
    pub(crate) async fn about_substitutes(&self, admitted: &Admitted, wish: PoolWish) -> Result<(), Refused> {
        match wish {
            PoolWish::Link { open } => Ok(self.store.set_substitute_link(admitted.id(), open).await?),
            PoolWish::Invite { name, email, language } => self.ask_substitute(&admitted.snapshot, &name, &email, language, None).await,
        }
    }
}
