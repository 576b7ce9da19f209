//! JSON Schemas of what lower crates declare and acts take: each is written as serde writes the type of the same name.

use schemars::JsonSchema;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum Strength {
    /// Anything that is legal.
    Random,
    /// It sees what an answer brings at once.
    Eager,
    /// It weighs whole turns.
    Steady,
}

/// Who but the table may look on.
#[derive(Clone, Copy, Debug, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum Watching {
    /// Whoever knows the campaign's address, as it stands.
    Anybody,
    /// Whoever has the link, with a delay.
    ByLink(Delay),
    /// Nobody.
    Nobody,
}

/// How far what is shown lies behind.
#[derive(Clone, Copy, Debug, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum Delay {
    /// So many hours: nothing tells that something newer has happened.
    Hours(#[schemars(range(min = 1, max = 720))] u32),
    /// So many entries of the log: that one more is shown tells that one more was made.
    Entries(#[schemars(range(min = 1, max = 1000))] u32),
}

/// How a channel takes what is told.
#[derive(Clone, Copy, Debug, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum ChannelFormat {
    /// In fields, signed.
    Json,
    /// As Discord takes it, with the board as a file.
    Discord,
    /// As Slack takes it, with the board's address.
    Slack,
}
