//! A scene hangs together: parents before children, everything somewhere, every id once, every text worded.

use super::{Broken, Check, Property, ensure, worded};
use std::collections::BTreeSet;
use sternpost_core::{Catalogue, Place};
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Badge, Card, Edge, Link, Outline, Panel, Piece, Role, Slot};

/// Checks a scene; every place it has.
pub(crate) fn places<'a>(scene: &'a Scene, catalogue: &Catalogue) -> Result<BTreeSet<&'a Place>, Broken> {
    let mut board = Board { scene, catalogue, seen: BTreeSet::new() };
    scene.areas.iter().try_for_each(|area| board.area(area))?;
    scene.links.iter().try_for_each(|link| board.link(link))?;
    let areas = board.seen.clone();
    scene.edges.iter().try_for_each(|edge| board.edge(edge, &areas))?;
    scene.slots.iter().try_for_each(|slot| board.slot(slot, &areas))?;
    scene.cards.iter().try_for_each(|card| board.card(card, &areas))?;
    let places = board.seen.clone();
    scene.pieces.iter().try_for_each(|piece| board.piece(piece, &places))?;
    scene.panels.iter().try_for_each(|panel| board.panel(panel))?;
    for place in &scene.apart {
        let is_outermost = |area: &Area| area.id == *place && area.parent.is_none();
        ensure(scene.areas.iter().any(is_outermost), Property::Places, || format!("`{}` lies apart, and is no outermost area", place.0))?;
    }
    for place in &scene.focus {
        let is_outermost = |area: &Area| area.id == *place && area.parent.is_none();
        ensure(scene.areas.iter().any(is_outermost), Property::Places, || format!("`{}` is in focus, and is no outermost area", place.0))?;
    }
    for lit in &scene.highlights {
        board.is_there(lit, || format!("`{}` is highlighted", lit.0))?;
    }
    Ok(board.seen)
}

/// A scene that is gone through.
struct Board<'a, 'c> {
    scene: &'a Scene,
    catalogue: &'c Catalogue,
    /// The ids so far.
    seen: BTreeSet<&'a Place>,
}

impl<'a> Board<'a, '_> {
    fn area(&mut self, area: &'a Area) -> Check {
        if let Some(parent) = &area.parent {
            self.is_there(parent, || format!("`{}` lies in `{}`, before it", area.id.0, parent.0))?;
        }
        self.add(&area.id)?;
        if let Outline::Polygon { corners, .. } = &area.outline {
            ensure(corners.len() > 2, Property::Places, || format!("`{}` has {} corners", area.id.0, corners.len()))?;
        }
        self.is_drawn(area.glyph.as_ref())?;
        self.says(std::iter::once(&area.label).chain(&area.notes).chain(area.badges.iter().map(|badge| &badge.label)))
    }

    fn link(&self, link: &Link) -> Check {
        for end in &link.between {
            self.is_there(end, || format!("a link of style `{}` leads to `{}`", link.style, end.0))?;
        }
        ensure(link.through.len() != 1, Property::Places, || format!("a link of style `{}` is drawn as a point", link.style))?;
        ensure(link.between[0] != link.between[1], Property::Places, || format!("`{}` is linked to itself", link.between[0].0))?;
        self.says(&link.note)
    }

    fn edge(&mut self, edge: &'a Edge, areas: &BTreeSet<&Place>) -> Check {
        ensure(!edge.beside.is_empty(), Property::Places, || format!("edge `{}` is beside nothing", edge.id.0))?;
        for side in &edge.beside {
            ensure(areas.contains(side), Property::Places, || format!("edge `{}` is beside `{}`, which is no area", edge.id.0, side.0))?;
        }
        ensure(edge.from != edge.to, Property::Places, || format!("edge `{}` is drawn as a point", edge.id.0))?;
        self.add(&edge.id)?;
        self.says([&edge.label])?;
        self.badges(&edge.badges)
    }

    fn slot(&mut self, slot: &'a Slot, areas: &BTreeSet<&Place>) -> Check {
        ensure(areas.contains(&slot.at), Property::Places, || format!("slot `{}` is in `{}`, which is no area", slot.id.0, slot.at.0))?;
        let lying = || self.scene.pieces.iter().filter(|piece| piece.at == slot.id);
        let held: u32 = lying().map(|piece| piece.count).sum();
        // The slot of a tile holds a stack: tokens, one by one.
        let is_of_tile = self.scene.areas.iter().any(|area| area.id == slot.at && area.style.starts_with("tile"));
        let is_stack = is_of_tile && lying().all(|piece| piece.count == 1 && piece.role == Role::Marker);
        ensure(held <= 1 || is_stack, Property::Places, || format!("slot `{}` holds {held}", slot.id.0))?;
        self.add(&slot.id)?;
        self.says([&slot.label])?;
        self.badges(&slot.badges)
    }

    fn card(&mut self, card: &'a Card, areas: &BTreeSet<&Place>) -> Check {
        ensure(areas.contains(&card.at), Property::Places, || format!("card `{}` lies in `{}`, which is no area", card.id.0, card.at.0))?;
        ensure(card.count > 0, Property::Places, || format!("`{}` is a stack of no cards", card.id.0))?;
        if let Some(over) = &card.under {
            let lies_there = self.scene.cards.iter().any(|other| other.id == *over && other.at == card.at && other.under.is_none());
            ensure(lies_there, Property::Places, || format!("`{}` lies under `{}`, which does not lie beside it", card.id.0, over.0))?;
        }
        self.add(&card.id)?;
        self.is_drawn(card.glyph.as_ref())?;
        self.says(std::iter::once(&card.label).chain(&card.notes))?;
        self.badges(&card.badges)
    }

    fn piece(&mut self, piece: &'a Piece, places: &BTreeSet<&Place>) -> Check {
        ensure(places.contains(&piece.at), Property::Places, || {
            format!("`{}` stands on `{}`, which is not there", piece.id.0, piece.at.0)
        })?;
        ensure(piece.count > 0, Property::Places, || format!("`{}` stands for no piece", piece.id.0))?;
        self.add(&piece.id)?;
        self.is_drawn(Some(&piece.glyph))?;
        self.says([&piece.label])?;
        self.badges(&piece.badges)
    }

    fn panel(&mut self, panel: &'a Panel) -> Check {
        self.says([&panel.title])?;
        for row in &panel.rows {
            self.says([&row.name, &row.value])?;
            if let Some(place) = &row.place {
                self.is_there(place, || format!("a row of `{}` sums up `{}`", panel.id.0, place.0))?;
            }
        }
        self.add(&panel.id)
    }

    fn badges(&self, badges: &[Badge]) -> Check {
        for badge in badges {
            let letters = badge.sign.chars().count();
            ensure((1..=3).contains(&letters), Property::Places, || format!("a badge says `{}`", badge.sign))?;
        }
        self.says(badges.iter().map(|badge| &badge.label))
    }

    fn says<'t>(&self, texts: impl IntoIterator<Item = &'t sternpost_core::Text>) -> Check {
        texts.into_iter().try_for_each(|text| worded(self.catalogue, text).map(drop))
    }

    fn is_drawn(&self, glyph: Option<&String>) -> Check {
        glyph.map_or(Ok(()), |glyph| {
            ensure(self.scene.glyphs.contains_key(glyph), Property::Places, || format!("the glyph `{glyph}` is not in the scene"))
        })
    }

    fn is_there(&self, place: &Place, what: impl Fn() -> String) -> Check {
        ensure(self.seen.contains(place), Property::Places, || format!("{}, and `{}` is not there", what(), place.0))
    }

    fn add(&mut self, id: &'a Place) -> Check {
        ensure(self.seen.insert(id), Property::Places, || format!("`{}` is in the scene twice", id.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use sternpost_core::Text;
    use sternpost_show::scene::{Glyph, Role, Row};

    fn text() -> Text {
        Text::plain("word")
    }

    fn badge(sign: &str) -> Badge {
        Badge { sign: sign.to_owned(), style: "cost".to_owned(), label: text() }
    }

    /// Two regions that are linked, a slot with a piece, a card with another under it, a table.
    fn scene() -> Scene {
        let area = |id: &str, x| Area {
            id: id.into(),
            parent: None,
            outline: Outline::Polygon { x, y: 0, corners: vec![(-500, 500), (0, -500), (500, 500)] },
            style: "space".to_owned(),
            glyph: Some("dot".to_owned()),
            label: text(),
            notes: vec![],
            badges: vec![],
            owner: None,
            dimmed: false,
        };
        let card = |id: &str, under: Option<Place>| Card {
            id: id.into(),
            at: "here".into(),
            under,
            style: "vox".to_owned(),
            glyph: None,
            label: text(),
            notes: vec![text()],
            badges: vec![badge("3")],
            owner: None,
            is_face_down: false,
            is_turned: false,
            count: 1,
        };
        let slot = Slot { id: "slot".into(), at: "here".into(), x: 0, y: 0, r: 100, label: text(), badges: vec![badge("2")] };
        let at = Place::from("slot");
        let piece = Piece {
            id: "piece".into(),
            at,
            owner: None,
            glyph: "dot".to_owned(),
            count: 1,
            badges: vec![],
            label: text(),
            role: Role::Unit,
        };
        let row = Row::from((text(), text())).of("there".into());
        let between = [Place::from("here"), Place::from("there")];
        Scene {
            areas: vec![area("here", 0), area("there", 2000)],
            links: vec![Link { between, through: vec![], style: "border".to_owned(), note: None }],
            edges: vec![Edge {
                id: "edge".into(),
                from: (1000, -500),
                to: (1000, 500),
                beside: vec!["here".into(), "there".into()],
                style: "storm".to_owned(),
                label: text(),
                badges: vec![badge("2")],
            }],
            slots: vec![slot],
            cards: vec![card("upper", None), card("lower", Some("upper".into()))],
            pieces: vec![piece],
            panels: vec![Panel { id: "panel".into(), title: text(), owner: None, rows: vec![row] }],
            glyphs: BTreeMap::from([("dot".to_owned(), Glyph { path: "M6 4h12v16h-12z".to_owned(), letters: "d".to_owned() })]),
            highlights: vec!["upper".into()],
            focus: vec!["here".into()],
            apart: vec!["there".into()],
            ..Scene::default()
        }
    }

    fn is_whole(change: impl FnOnce(&mut Scene)) -> bool {
        let catalogue = Catalogue::new("en", &["word = word\n"]).expect("the wording is well formed");
        let mut scene = scene();
        change(&mut scene);
        places(&scene, &catalogue).is_ok()
    }

    #[test]
    fn a_scene_in_which_everything_is_somewhere_is_whole() {
        assert!(is_whole(|_| ()));
    }

    #[test]
    fn whatever_hangs_in_the_air_is_found() {
        assert!(!is_whole(|scene| scene.links[0].between[1] = "nowhere".into()));
        assert!(!is_whole(|scene| scene.links[0].between[1] = "here".into()));
        assert!(!is_whole(|scene| scene.links[0].through = vec![(1, 2)]));
        assert!(!is_whole(|scene| scene.edges[0].beside[1] = "nowhere".into()));
        assert!(!is_whole(|scene| scene.edges[0].beside.clear()));
        assert!(!is_whole(|scene| scene.edges[0].to = (1000, -500)));
        assert!(!is_whole(|scene| scene.slots[0].at = "upper".into()));
        assert!(!is_whole(|scene| scene.cards[0].at = "slot".into()));
        assert!(!is_whole(|scene| scene.cards[1].under = Some("slot".into())));
        assert!(!is_whole(|scene| scene.cards[1].at = "there".into()));
        assert!(!is_whole(|scene| scene.pieces[0].at = "nowhere".into()));
        assert!(!is_whole(|scene| scene.panels[0].rows[0].place = Some("nowhere".into())));
        assert!(!is_whole(|scene| scene.highlights[0] = "nowhere".into()));
        assert!(!is_whole(|scene| scene.focus[0] = "upper".into()));
        assert!(!is_whole(|scene| scene.apart.push("slot".into())));
        assert!(!is_whole(|scene| scene.areas[1].parent = Some("slot".into())));
    }

    #[test]
    fn what_cannot_be_drawn_or_told_is_found() {
        assert!(!is_whole(|scene| scene.areas[0].outline = Outline::Polygon { x: 0, y: 0, corners: vec![(0, 0), (1, 1)] }));
        assert!(!is_whole(|scene| scene.areas[0].glyph = Some("star".to_owned())));
        assert!(!is_whole(|scene| scene.cards[0].badges[0].sign = String::new()));
        assert!(!is_whole(|scene| scene.slots[0].badges[0].label = Text::plain("unknown")));
        assert!(!is_whole(|scene| scene.links[0].note = Some(Text::plain("unknown"))));
        assert!(!is_whole(|scene| scene.cards[0].count = 0));
        assert!(!is_whole(|scene| scene.pieces[0].count = 2));
        assert!(!is_whole(|scene| scene.cards[0].id = "slot".into()));
    }
}
