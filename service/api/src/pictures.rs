//! API operations that return pictures: the board, and the keepsakes of a campaign.

use crate::operation::{Operation, get};
use crate::parameters::{BoardKind, KeepsakeKind};
use crate::problem::Failure;

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get("/campaigns/{id}/board.{kind}", "board", "The board as the caller sees it.")
            .for_onlookers()
            .part::<BoardKind>("kind", "A drawing, a picture, a small one for lists, or lines of text.")
            .in_language()
            .answers_media("The board.", &[("image/svg+xml", None), ("image/png", Some("image/png")), ("text/plain", None)])
            .tagged("Names this state for these eyes.")
            .by_link()
            .can_fail(&[Failure::Conflict]),
        get(
            "/campaigns/{id}/keepsake.{kind}",
            "keepsake",
            "What is taken along of a campaign that is over: its course as a film, or a card to share. Both show what \
             everybody may know.",
        )
        .for_onlookers()
        .part::<KeepsakeKind>("kind", "The card, or the film.")
        .in_language()
        .answers_media("The picture.", &[("image/png", Some("image/png")), ("image/gif", Some("image/gif"))])
        .tagged("Names this state for these eyes.")
        .by_link()
        .can_fail(&[Failure::Conflict]),
    ]
}
