//! What cards and abilities do, in a sentence for whoever may use them; `text/en-texts.ftl` words it. What they do in truth is in
//! the files of their kinds.

use crate::cards::abilities::{self, AbilityId};
use crate::cards::{agendas, technologies};
use crate::components::NoteKind;
use crate::prelude::*;

/// What an action card does.
pub fn of_action_card(card: ActionCardId) -> Text {
    Text::term("action-card-text", &card.id())
}

/// What a promissory note does.
pub fn of_note(note: NoteKind) -> Text {
    Text::term("note-text", &note.id())
}

/// What a secret objective asks for, and in which phase.
pub fn of_secret(secret: SecretObjectiveId) -> Text {
    Text::term("secret-objective-text", &secret.id())
}

/// What a faction ability does.
pub fn of_ability(ability: FactionAbilityId) -> Text {
    Text::term("faction-ability-text", &ability.id())
}

/// What a technology does, if its text is built and not a unit's.
pub fn of_technology(technology: TechnologyId) -> Option<Text> {
    technologies::has_text(technology).then(|| Text::term("technology-text", &technology.id()))
}

/// What an ability does, whatever it stands on.
pub fn of_component(id: AbilityId) -> Text {
    of_choice(&abilities::choice(id)).expect("whatever acts has a text")
}

/// What a card or ability does that is chosen.
#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and few of them have a text of their own")]
fn of_choice(choice: &Choice) -> Option<Text> {
    match *choice {
        Choice::PlayCard { card } | Choice::ActionCard { card } => Some(of_action_card(card)),
        Choice::PlayNote { note, .. } | Choice::Note { note, .. } => Some(of_note(note)),
        Choice::UseTechnology { technology } => of_technology(technology),
        Choice::UseAbility { ability } => Some(of_ability(ability)),
        Choice::UseLaw { agenda } | Choice::Agenda { agenda } => Some(agendas::text_of(agenda)),
        Choice::Secret { secret } | Choice::ScoreSecret { secret } => Some(of_secret(secret)),
        _ => None,
    }
}
