//! Finds the moves between two positions of a board: fleets that left one area and have come to another.

use super::draw::Drawing;
use super::layout::Point;
use super::tiles;
use super::xml::put;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use sternpost_core::{Place, Seat};
use sternpost_show::scene::{Area, Role, Scene};

/// Pieces of a seat that stood in one outermost area and stand in another now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Whose they are.
    pub owner: Seat,
    /// Where most of them came from.
    pub from: Place,
    /// Where they are.
    pub to: Place,
}

/// The fleets of `after` that have come from somewhere else since `before`: by what is missing there and was not here. What was built is not
/// among them.
#[must_use]
pub fn moves(before: &Scene, after: &Scene) -> Vec<Move> {
    let (was, is) = (standing(before), standing(after));
    let mut paths: BTreeMap<(Seat, &Place), BTreeMap<&Place, u32>> = BTreeMap::new();
    for ((owner, glyph), now) in &is {
        let Some(then) = was.get(&(*owner, *glyph)) else { continue };
        let of = |all: &BTreeMap<&Place, u32>, place: &Place| all.get(place).copied().unwrap_or(0);
        let mut missing: Vec<(&Place, u32)> = then.iter().map(|(place, count)| (*place, count.saturating_sub(of(now, place)))).collect();
        for (to, count) in now {
            let mut come = count.saturating_sub(of(then, to));
            for (from, left) in missing.iter_mut().filter(|(_, left)| *left > 0) {
                let moved = come.min(*left);
                if moved > 0 {
                    *paths.entry((*owner, *to)).or_default().entry(*from).or_default() += moved;
                    (*left, come) = (*left - moved, come - moved);
                }
            }
        }
    }
    let most = |((owner, to), from): ((Seat, &Place), BTreeMap<&Place, u32>)| {
        let (from, _) = from.into_iter().max_by_key(|(_, count)| *count)?;
        Some(Move { owner, from: from.clone(), to: to.clone() })
    };
    paths.into_iter().filter_map(most).collect()
}

/// The number of pieces of each kind that each seat has in each area itself.
fn standing(scene: &Scene) -> BTreeMap<(Seat, &str), BTreeMap<&Place, u32>> {
    let mut all: BTreeMap<(Seat, &str), BTreeMap<&Place, u32>> = BTreeMap::new();
    let is_on_map =
        |place: &Place| scene.areas.iter().any(|area| area.id == *place && is_ground(scene, area)) && !scene.apart.contains(place);
    for piece in scene.pieces.iter().filter(|piece| !matches!(piece.role, Role::Marker | Role::Structure) && is_on_map(&piece.at)) {
        if let Some(owner) = piece.owner {
            // What has been damaged is what it was.
            let kind = piece.glyph.strip_suffix("-damaged").unwrap_or(&piece.glyph);
            *all.entry((owner, kind)).or_default().entry(&piece.at).or_default() += piece.count;
        }
    }
    all
}

/// Whether an area is one that fleets move between: an outermost one, or a part of a tile.
fn is_ground(scene: &Scene, area: &Area) -> bool {
    let is_of_tile = |id: &Place| scene.areas.iter().any(|tile| tile.id == *id && tiles::is_tile(tile));
    area.parent.as_ref().is_none_or(is_of_tile)
}

/// Moves what is drawn on a page from where it was to where it is; whoever wants less motion sees it there at once.
pub(super) const GLIDE: &str = "<style>@media (prefers-reduced-motion: no-preference){.glide{animation:glide .6s ease-in-out}}@keyframes glide{from{transform:none}}</style>";

impl Drawing<'_> {
    /// Trails of what has moved, under what stands on the board: narrow where it was, wide where it is.
    pub(super) fn trails(&mut self, roots: &[Place]) {
        let options = self.options;
        for moved in options.moved.iter().filter(|moved| self.layout.root(&moved.to).is_some_and(|root| roots.contains(root))) {
            let Some((from, to)) = self.ends(moved) else { continue };
            let long = from.distance(to).max(1.0);
            let aside = |wide: f64| ((to.y - from.y) / long * wide, (from.x - to.x) / long * wide);
            let ((fx, fy), (tx, ty)) = (aside(30.0), aside(150.0));
            let bright = self.look(Some(moved.owner)).bright;
            put!(
                self,
                r##"<path d="M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}Z" fill="{bright}" fill-opacity=".5" stroke="#05070f" stroke-opacity=".6" stroke-width="22" pointer-events="none" data-trail="{}"/>"##,
                from.x + fx,
                from.y + fy,
                to.x + tx,
                to.y + ty,
                to.x - tx,
                to.y - ty,
                from.x - fx,
                from.y - fy,
                moved.owner
            );
        }
    }

    fn ends(&self, moved: &Move) -> Option<(Point, Point)> {
        let middle = |place: &Place| self.layout.spot(place).map(|spot| spot.centre);
        Some((middle(&moved.from)?, middle(&moved.to)?))
    }

    /// Opens groups in which what a seat has in an area glides there, if it has moved; what closes them. Without a style sheet they change
    /// nothing: the inner one undoes what the outer one does.
    pub(super) fn gliding(&mut self, owner: Option<Seat>, at: &Place) -> &'static str {
        let moved = self.options.moved.iter().find(|moved| Some(moved.owner) == owner && moved.to == *at);
        let Some((from, to)) = moved.and_then(|moved| self.ends(moved)) else { return "" };
        let (x, y) = (to.x - from.x, to.y - from.y);
        put!(self, r#"<g transform="translate({:.0} {:.0})"><g class="glide" transform="translate({x:.0} {y:.0})">"#, -x, -y);
        "</g></g>"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;
    use sternpost_show::scene::{Area, Outline, Piece};

    fn scene(fleets: &[(&str, &str, u32)]) -> Scene {
        let area = |id: &str| Area {
            id: id.into(),
            parent: None,
            outline: Outline::Hex { q: 0, r: 0 },
            style: "space".to_owned(),
            glyph: None,
            label: Text::plain("here"),
            notes: vec![],
            badges: vec![],
            owner: None,
            dimmed: false,
        };
        let piece = |(at, glyph, count): &(&str, &str, u32)| {
            Piece::new(format!("{glyph}-{at}"), &Place::from(*at), *glyph, Text::plain("ship")).of(Seat(1)).times(*count)
        };
        Scene { areas: ["a", "b", "c"].map(area).to_vec(), pieces: fleets.iter().map(piece).collect(), ..Scene::default() }
    }

    fn told(before: &[(&str, &str, u32)], after: &[(&str, &str, u32)]) -> Vec<String> {
        moves(&scene(before), &scene(after)).into_iter().map(|moved| format!("{} to {}", moved.from.0, moved.to.0)).collect()
    }

    #[test]
    fn a_fleet_has_moved_from_where_most_of_it_is_missing() {
        assert_eq!(told(&[("a", "carrier", 2), ("b", "carrier", 1)], &[("c", "carrier", 3)]), ["a to c"]);
        assert_eq!(
            told(&[("a", "carrier", 2), ("a", "cruiser", 1)], &[("a", "carrier", 1), ("b", "cruiser", 1), ("c", "carrier", 1)]),
            ["a to b", "a to c"]
        );
    }

    #[test]
    fn what_is_built_or_lost_or_damaged_has_not_moved() {
        assert_eq!(told(&[("a", "carrier", 1)], &[("a", "carrier", 1), ("b", "carrier", 1)]), Vec::<String>::new());
        assert_eq!(told(&[("a", "ship", 2)], &[("a", "ship", 1), ("a", "ship-damaged", 1)]), Vec::<String>::new());
        assert_eq!(told(&[("a", "ship", 2)], &[("a", "ship", 1)]), Vec::<String>::new());
    }
}
