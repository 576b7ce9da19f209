//! Attachments (CONQ-DEPLOY-08, CONQ-SUP-34, CONQ-KEYWORD-03, -04): what may be attached to what.

use crate::components::{Attaching, AttachmentLimit, Bearer};
use crate::prelude::*;

/// The units that may bear an attachment of a seat.
pub fn bearers(s: &State, seat: Seat, title: Title) -> Vec<CardId> {
    let Some(attaching) = title.card().attaching else { return vec![] };
    s.units().filter(|(id, _)| may_bear(s, seat, title, &attaching, *id)).map(|(id, _)| id).collect()
}

/// The units besides its bearer that may have an attachment that is in play. To go elsewhere makes no second Relic of it.
pub fn other_bearers(s: &State, attachment: CardId) -> Vec<CardId> {
    let card = s.card(attachment);
    let (Some(title), Some(attaching)) = (card.face.title(), card.face.card().attaching) else { return vec![] };
    let limit = attaching.limit.filter(|limit| *limit != AttachmentLimit::OneRelicPerPlayer);
    let attaching = Attaching { limit, ..attaching };
    let bears = |id: CardId| At::On(id) != card.at && may_bear(s, card.controller, title, &attaching, id);
    s.units().map(|(id, _)| id).filter(|id| bears(*id)).collect()
}

/// Whether a unit may bear an attachment of a seat.
#[must_use]
pub fn may_bear(s: &State, seat: Seat, title: Title, attaching: &Attaching, unit: CardId) -> bool {
    let card = s.card(unit);
    let is_of_its_kind = match attaching.bearer {
        Bearer::ArmyUnit => card.form == Form::Army,
        Bearer::AnyUnit => card.form.is_unit(),
        Bearer::UniqueUnit => card.form.is_unit() && card.printed().is_unique,
    };
    let is_wargear = title.card().has_trait(Trait::Wargear);
    let is_barred = s.has_keyword(unit, Keyword::NoAttachments) || is_wargear && s.has_keyword(unit, Keyword::NoWargearAttachments);
    let is_full = attaching.limit.is_some_and(|limit| is_full(s, seat, title, limit, unit));
    let is_whose = !attaching.is_for_own_units || card.controller == seat;
    is_of_its_kind && is_whose && !is_barred && !is_full && attaching.barred.is_none_or(|barred| !card.has_trait(barred))
}

fn is_full(s: &State, seat: Seat, title: Title, limit: AttachmentLimit, unit: CardId) -> bool {
    match limit {
        AttachmentLimit::OnePerUnit => s.attached_to(unit).any(|(_, card)| card.face.title() == Some(title)),
        AttachmentLimit::OneRelicPerPlayer => s.in_play().any(|(_, card)| card.controller == seat && is_limited_relic(card.face.title())),
    }
}

fn is_limited_relic(title: Option<Title>) -> bool {
    let limit = title.and_then(|title| title.card().attaching).and_then(|attaching| attaching.limit);
    limit == Some(AttachmentLimit::OneRelicPerPlayer)
}

/// An attachment goes to another bearer; it keeps state and controller.
pub fn attach(attachment: CardId, to: CardId, t: &mut T<'_>) {
    t.state.card_mut(attachment).at = At::On(to);
    t.tell(&Line::Attached { card: t.state.named(attachment).name(), to: t.state.named(to).name() });
}
