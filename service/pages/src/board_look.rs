//! The way a reader wants to see the board: from near or whole, and with which layer over it. It stands in the query of the page, so that it works
//! without scripts; looking changes nothing.

use crate::layout::LookLink;
use serde::Deserialize;
use sternpost_boards::Looked;
use sternpost_core::{Eyes, Place};
use sternpost_game::Play;
use sternpost_picture::{Density, is_near, region_of};
use sternpost_show::Scene;
use sternpost_words::{PageWords, say};

/// The query parameters about the board.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct BoardLook {
    /// A region that is shown from near.
    near: Option<String>,
    /// Whether the whole board is wanted although something is going on.
    whole: Option<String>,
    /// A layer.
    show: Option<String>,
    /// A part of the page that is fetched when it is opened.
    open: Option<String>,
    /// The picture of what is only looked at, alone: `near` or `far`.
    picture: Option<String>,
    /// What the page that asks for it was made of.
    stamp: Option<String>,
}

/// The picture of a board, asked for by a page.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'l> {
    /// How much it shows.
    pub density: Density,
    /// What the page was made of: as long as that is so the picture stays as it is.
    pub stamp: Option<&'l str>,
}

impl BoardLook {
    /// Whether it asks for what has to be worked out: then it counts as a look into the past does.
    #[must_use]
    pub fn costs(&self) -> bool {
        self.show.is_some()
    }

    /// The picture, if that alone is wanted.
    #[must_use]
    pub fn wanted(&self) -> Option<Wanted<'_>> {
        let density = match self.picture.as_deref()? {
            "far" => Density::Far,
            _ => Density::Near,
        };
        Some(Wanted { density, stamp: self.stamp.as_deref() })
    }

    /// The address of the picture that a page made of so much is about, up to the name of a density.
    #[must_use]
    pub fn picture_at(&self, page: &str, stamp: &str) -> String {
        let layer = self.show.as_deref().map(|layer| ("show", layer));
        with_query(page, layer.into_iter().chain([("stamp", stamp), ("picture", "")]))
    }

    /// The part of the page that is opened.
    #[must_use]
    pub fn opened(&self) -> Option<&str> {
        self.open.as_deref()
    }

    /// The layer that is wanted.
    #[must_use]
    pub fn layer(&self) -> Option<&str> {
        self.show.as_deref()
    }

    /// The same look in an address, with more fields.
    #[must_use]
    pub fn address(&self, page: &str, more: &[(&str, &str)]) -> String {
        let own = [("near", &self.near), ("whole", &self.whole), ("show", &self.show)];
        let own = own.iter().filter_map(|(name, value)| Some((*name, value.as_deref()?)));
        with_query(page, own.chain(more.iter().copied()))
    }

    /// Resolves it for a board on which these places can be chosen: from near as long as the choice lies there. A layer that the game does not have
    /// is ignored.
    #[must_use]
    pub fn at(&self, play: &dyn Play, scene: &Scene, eyes: Eyes, choices: &[Place]) -> Looked {
        let named = self.near.clone().and_then(|place| region_of(scene, &place.into()));
        let is_wanted = named.is_some();
        let focus = named.map_or_else(|| scene.focus.clone(), |place| vec![place]);
        let fits = || self.whole.is_none() && !focus.is_empty() && is_near(scene, &focus, choices);
        let from_near = is_wanted || fits();
        let overlay = self.show.as_ref().and_then(|layer| play.overlay(eyes, layer));
        Looked { focus, from_near, overlay, layers: play.layers(eyes) }
    }

    /// The same for a page that is about the campaign as a whole: from near only if that is wanted.
    #[must_use]
    pub fn of_campaign(&self, play: &dyn Play, scene: &Scene, eyes: Eyes) -> Looked {
        let looked = self.at(play, scene, eyes, &[]);
        Looked { from_near: looked.from_near && self.near.is_some(), ..looked }
    }
}

/// An address with more fields in its query.
fn with_query<'f>(page: &str, fields: impl Iterator<Item = (&'f str, &'f str)>) -> String {
    let query = serde_urlencoded::to_string(fields.collect::<Vec<_>>()).expect("a query is text");
    let joint = if page.contains('?') { '&' } else { '?' };
    if query.is_empty() { page.to_owned() } else { format!("{page}{joint}{query}") }
}

/// The links of a page to each way of looking; `page` is its address with what else its query says.
#[must_use]
pub fn look_links(
    looked: &Looked,
    page: &str,
    page_words: PageWords,
    say: &dyn Fn(&sternpost_core::Text) -> String,
    name: &str,
) -> (Vec<LookLink>, Vec<LookLink>) {
    let shown = looked.overlay.as_ref().map(|overlay| overlay.layer.id.as_ref());
    let view = looked.focus.first().filter(|_| looked.from_near).map(|place| ("near", place.0.as_ref()));
    let to = |fields: Vec<(&str, &str)>| format!("{}#board-part", with_query(page, fields.into_iter()));
    let with_layer = |field: Option<(&'static str, &str)>| to(field.into_iter().chain(shown.map(|layer| ("show", layer))).collect());
    let views = looked.focus.first().map(|place| {
        let near = LookLink {
            label: page_words.t(say::board_near(name)),
            href: with_layer(Some(("near", &place.0))),
            is_on: looked.from_near,
            view: Some("near"),
        };
        let whole = LookLink {
            label: page_words.t(say::BOARD_WHOLE),
            href: with_layer(Some(("whole", "1"))),
            is_on: !looked.from_near,
            view: Some("whole"),
        };
        vec![near, whole]
    });
    let with_view = |layer: Option<&str>| {
        let seen = view.or((!looked.focus.is_empty()).then_some(("whole", "1")));
        to(seen.into_iter().chain(layer.map(|layer| ("show", layer))).collect())
    };
    let layers = looked.layers.iter().map(|layer| {
        let is_on = shown == Some(&*layer.id);
        // Pressed again it goes away.
        LookLink { label: say(&layer.label), href: with_view((!is_on).then_some(&*layer.id)), is_on, view: None }
    });
    (views.unwrap_or_default(), layers.collect())
}
