//! Policies: how a table plays, beside the game's options. The host chooses them when the campaign is created, and they hold until it ends.
//!
//! A policy is an enum here and a field of [`Policies`]. Forms, programs, exports and the database take it from there; its words
//! (`service/words/src/policies.rs`) do not compile without it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of a few ways in which a table can play.
pub trait Policy: Copy + Default + PartialEq + 'static {
    /// All ways, in the order in which a form offers them, the usual one first.
    const ALL: &'static [Self];

    /// Its name in forms and in the API.
    fn id(self) -> &'static str;

    /// Finds a policy by its name.
    fn by_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|way| way.id() == id)
    }
}

/// The policies of a table. A policy that is not given is as it was before there was a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[schemars(rename = "TablePolicies")]
pub struct Policies {
    /// How long windows wait for reactions; unsaid: for those only who have a choice.
    pub windows: Windows,
}

impl Policies {
    /// The policies a form chooses, field by field; what it does not say, or says wrongly, is as usual.
    pub fn chosen<'f>(field: impl Fn(&str) -> &'f str) -> Self {
        Self { windows: Windows::by_id(field("windows")).unwrap_or_default() }
    }
}

impl From<Windows> for Policies {
    fn from(windows: Windows) -> Self {
        Self { windows }
    }
}

/// The policy on how long a campaign's windows wait, and so do questions asked of a seat only because others may not know whether it has a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Windows {
    /// For everybody who could react for all that the table knows: they tell nothing, and wait long.
    Everybody,
    /// For those only who have a choice: what they wait tells that somebody has one.
    #[default]
    Prompt,
    /// Until a time that is fixed when they open, whoever has a choice or has answered: they tell nothing, and wait no longer than that.
    Even,
}

impl Policy for Windows {
    const ALL: &'static [Self] = &[Self::Prompt, Self::Even, Self::Everybody];

    fn id(self) -> &'static str {
        match self {
            Self::Prompt => "prompt",
            Self::Everybody => "everybody",
            Self::Even => "even",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Policies, Policy, Windows};

    #[test]
    fn a_form_says_what_a_program_writes() {
        for windows in Windows::ALL {
            let chosen = Policies::chosen(|name| if name == "windows" { windows.id() } else { "" });
            assert_eq!(chosen, Policies::from(*windows));
            assert_eq!(serde_json::to_value(chosen).unwrap()["windows"], windows.id());
        }
        assert_eq!(Policies::chosen(|_| "rubbish"), Policies::default());
    }

    #[test]
    fn nothing_unknown_is_taken() {
        assert_eq!(serde_json::from_str::<Policies>("{}").unwrap(), Policies::default());
        for wrong in [r#"{"windows": "sometimes"}"#, r#"{"window": "even"}"#] {
            assert!(serde_json::from_str::<Policies>(wrong).is_err(), "{wrong}");
        }
    }
}
