//! The files a page loads: one style sheet, one script. Nothing comes from anywhere else.

/// Every asset: the name under `/assets/`, its content type, its text.
pub const ASSETS: &[(&str, &str, &str)] = &[
    ("style.css", "text/css; charset=utf-8", include_str!("../assets/style.css")),
    ("turn.js", "text/javascript; charset=utf-8", include_str!("../assets/turn.js")),
    ("mark.svg", "image/svg+xml", include_str!("../assets/mark.svg")),
];

/// An asset's content type and text.
#[must_use]
pub fn asset(name: &str) -> Option<(&'static str, &'static str)> {
    ASSETS.iter().find(|(known, ..)| *known == name).map(|(_, kind, text)| (*kind, *text))
}
