//! Draws cards and slots.

use super::boxes;
use super::draw::{Drawing, token_id};
use super::fit::{text_width, wrapped};
use super::layout::{Hole, Point, Rect, Sheet};
use super::style::{self, PAINTS};
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_show::scene::{Badge, Card};

/// The distance between the middles of a card's badges, in their radius: on a board, and on one that is read from afar, where names need the room.
const BADGE_STEPS: [f64; 2] = [2.4, 2.1];
/// The angle at which a turned card leans, in degrees.
const LEAN: f64 = 9.0;

impl Drawing<'_> {
    /// A slot, empty or not; what lies in it is drawn over it.
    pub(super) fn hole(&mut self, hole: &Hole<'_>) {
        let (Point { x, y }, r) = (hole.centre, hole.radius);
        let title = escaped(&self.words.slot(self.scene, hole.slot));
        put!(
            self,
            r##"<g data-place="{}"><title>{title}</title><circle cx="{x:.0}" cy="{y:.0}" r="{r:.0}" fill="#05070f" fill-opacity=".45" stroke="#aab6de" stroke-width="20" stroke-dasharray="60 40"/></g>"##,
            escaped(&hole.slot.id.0)
        );
    }

    /// The badges of a slot, over what lies in it.
    pub(super) fn hole_badges(&mut self, hole: &Hole<'_>) {
        for (step, badge) in (0_i8..).zip(&hole.slot.badges) {
            let at = Point::new(hole.centre.x + hole.radius * f64::from(step), hole.centre.y - hole.radius * 1.42);
            self.sign(badge, at, hole.radius * 0.38);
        }
    }

    /// A card, with the room for its pieces left free.
    pub(super) fn sheet(&mut self, sheet: &Sheet<'_>) {
        let (card, Rect { x, y, w, h }) = (sheet.card, sheet.rect);
        let title = escaped(&self.words.card(self.scene, card));
        put!(self, r#"<g data-place="{}"><title>{title}</title>"#, escaped(&card.id.0));
        if card.is_turned {
            // A card may be a line as wide as the board: it leans, and nothing of it leaves its room.
            let middle = (y + h / 2.0) * LEAN.to_radians().tan();
            put!(self, r#"<g transform="translate({middle:.0} 0) skewX(-{LEAN})">"#);
        }
        let index = style::paint_index(&card.style);
        let line = PAINTS[index].1.line;
        let corner = (h * 0.12).min(90.0);
        // What lies below the uppermost card of a stack shows at its edge.
        for below in (1..card.count.min(3)).rev() {
            let shift = f64::from(below) * 34.0;
            put!(
                self,
                r##"<rect x="{:.0}" y="{:.0}" width="{w:.0}" height="{h:.0}" rx="{corner:.0}" fill="#1b2140" stroke="{line}" stroke-width="12"/>"##,
                x - shift,
                y - shift
            );
        }
        put!(
            self,
            r#"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="{corner:.0}" fill="url(#sp-p{index})" stroke="{line}" stroke-width="16"/>"#
        );
        if card.is_face_down {
            put!(self, r#"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="{corner:.0}" fill="url(#sp-back)"/>"#);
        }
        if card.is_turned {
            // Below what is written on it.
            put!(
                self,
                r#"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="{corner:.0}" fill="url(#sp-spent)" fill-opacity=".7"/>"#
            );
        }
        // Cards that lie beside each other look alike, whether anything lies on them or not.
        let beside = |id: &sternpost_core::Place| self.scene.cards.iter().any(|other| other.at == card.at && other.id == *id);
        let has_pieces = self.scene.pieces.iter().any(|piece| beside(&piece.at));
        let room = if has_pieces { h * (1.0 - boxes::FOR_PIECES) } else { h };
        let signs = usize::from(card.owner.is_some()) + usize::from(card.glyph.is_some()) + usize::from(card.count > 1) + card.badges.len();
        let signs = u32::try_from(signs).map_or(0.0, f64::from);
        let head = room.min(w / (signs * 0.66 + 2.2));
        // Smaller rather than cut short.
        let smaller = [1.0, 0.85, 0.72, 0.6].into_iter().map(|part| head * part);
        let head = smaller.clone().find(|head| self.is_whole(card, w - self.beside_name(card, *head), *head)).unwrap_or(head * 0.6);
        let top = y + (room - head) / 2.0;
        self.head(sheet, Rect { x, y: top, w, h: head }, line);
        self.out.push_str(if card.is_turned { "</g></g>" } else { "</g>" });
    }

    /// Whether a card lies with somebody else than whose it is: then it says so.
    fn is_elsewhere(&self, card: &Card) -> bool {
        card.owner.is_some() && self.layout.spot(&card.at).is_some_and(|spot| spot.area.owner != card.owner)
    }

    /// The radius of a card's badges where its head is so high.
    fn badge_radius(&self, card: &Card, h: f64) -> f64 {
        (h * 0.24).max(self.least_number(&card.at) / 1.45)
    }

    /// The distance between the middles of badges, in their radius.
    fn badge_step(&self) -> f64 {
        BADGE_STEPS[usize::from(self.scene.is_read_from_afar)]
    }

    /// The size of a card's large numbers where its head is so high. On the map they are read on a phone, too.
    fn large_size(&self, card: &Card, h: f64) -> f64 {
        (h * 0.66).max(if self.is_of_the_map(&card.at) { super::draw::FLOOR } else { self.least_number(&card.at) })
    }

    /// The part of a card's width that is not its name's, where its head is so high: edges, signs, numbers.
    fn beside_name(&self, card: &Card, h: f64) -> f64 {
        let (values, others): (Vec<&Badge>, Vec<&Badge>) = card.badges.iter().partition(|badge| badge.style == "value");
        let count = (card.count > 1).then(|| card.count.to_string());
        let numbers = values.iter().map(|value| value.sign.as_str()).chain(count.as_deref());
        let of_numbers: f64 = numbers.map(|sign| self.large_size(card, h) * (text_width(sign) + 0.2)).sum();
        let of_badges = others.iter().map(|_| self.badge_radius(card, h) * self.badge_step()).sum::<f64>();
        let of_signs = if self.is_elsewhere(card) { 0.66 } else { 0.0 } + if card.glyph.is_some() { 0.68 } else { 0.0 };
        h * (0.32 + of_signs) + of_numbers + of_badges
    }

    /// Draws the head of a card: whose it is, its suit and first number, its name, its other numbers.
    fn head(&mut self, sheet: &Sheet<'_>, room: Rect, line: &str) {
        let card = sheet.card;
        let (h, middle) = (room.h, room.y + room.h / 2.0);
        let (mut left, mut right) = (room.x + h * 0.16, room.x + room.w - h * 0.16);
        if let Some(seat) = card.owner.filter(|_| self.is_elsewhere(card)) {
            let at = left + h * 0.26;
            put!(self, r##"<use href="#{}" transform="translate({at:.0} {middle:.0}) scale({:.3})"/>"##, token_id(Some(seat)), h * 0.0026);
            left += h * 0.66;
        }
        if let Some(glyph) = &card.glyph {
            self.glyph(glyph, Point::new(left + h * 0.28, middle), h * 0.56, line);
            left += h * 0.68;
        }
        let size = self.large_size(card, h);
        let (values, others): (Vec<&Badge>, Vec<&Badge>) = card.badges.iter().partition(|badge| badge.style == "value");
        for value in values {
            left += self.large(&value.sign, left, middle, size);
        }
        if card.count > 1 {
            left += self.large(&card.count.to_string(), left, middle, size);
        }
        let (is_drawn, end) = self.near_only(&card.at);
        if is_drawn {
            let r = self.badge_radius(card, h);
            for badge in others.iter().rev() {
                self.sign(badge, Point::new(right - r * 1.1, middle - if badge.style == "cost" { h * 0.1 } else { 0.0 }), r);
                right -= r * self.badge_step();
            }
            self.card_name(sheet, Rect { x: left, y: room.y, w: right - left, h });
        }
        self.out.push_str(end);
    }

    /// A number in large type; how much room it takes.
    fn large(&mut self, sign: &str, left: f64, middle: f64, size: f64) -> f64 {
        put!(
            self,
            r##"<text x="{left:.0}" y="{:.0}" font-size="{size:.0}" text-anchor="start" fill="#ffffff" aria-hidden="true">{}</text>"##,
            middle + size * 0.36,
            escaped(sign)
        );
        size * (text_width(sign) + 0.2)
    }

    /// Whether a card's name and notes can be read whole, so wide beside its signs and so high.
    fn is_whole(&self, card: &Card, w: f64, h: f64) -> bool {
        let (name, note) = self.lines(card, w, h);
        !name.0.iter().chain(&note.0).any(|line| line.ends_with('…'))
    }

    /// A card's name and notes in lines, each with its size.
    fn lines(&self, card: &Card, w: f64, h: f64) -> ((Vec<String>, f64), (Vec<String>, f64)) {
        let notes: Vec<String> = card.notes.iter().map(|note| self.words.say(note)).collect();
        let notes = notes.join(" · ");
        // A long name is made narrower rather than cut.
        let least = self.least(&card.at) * if self.is_of_the_map(&card.at) { 1.0 } else { 0.9 };
        let lines = if notes.is_empty() { 2 } else { 1 };
        (wrapped(&self.words.say(&card.label), w, lines, (h * 0.42).max(least), least), wrapped(&notes, w, 1, (h * 0.3).max(least), least))
    }

    fn card_name(&mut self, sheet: &Sheet<'_>, Rect { x, y, w, h }: Rect) {
        let ((name, size), (note, small)) = self.lines(sheet.card, w, h);
        let is_cut = name.iter().chain(&note).any(|line| line.ends_with('…'));
        if is_cut && self.is_of_the_map(&sheet.card.at) {
            // Its suit and its number say what it is.
            return;
        }
        let rows = name.iter().map(|line| (line, size, style::NAME)).chain(note.iter().map(|line| (line, small, style::NOTE)));
        let rows: Vec<_> = rows.filter(|(line, ..)| !line.is_empty()).collect();
        let whole: f64 = rows.iter().map(|(_, size, _)| size * 1.12).sum();
        let mut baseline = y + (h - whole) / 2.0;
        let least = self.least_number(&sheet.card.at);
        for (line, size, colour) in rows {
            let narrowed = if size < least {
                format!(r#" textLength="{:.0}" lengthAdjust="spacingAndGlyphs""#, text_width(line) * size)
            } else {
                String::new()
            };
            put!(
                self,
                r#"<text x="{x:.0}" y="{:.0}" font-size="{:.0}"{narrowed} text-anchor="start" fill="{colour}" aria-hidden="true">{}</text>"#,
                baseline + size * 0.88,
                size.max(least),
                escaped(line)
            );
            baseline += size * 1.12;
        }
    }
}
