//! The parts that all or several pages share, above all the frame.

use super::form::Gauge;
use super::linked::Linked;
use super::talk::{Notes, TalkDock};
use serde::Serialize;
use sternpost_core::Text;
use sternpost_core::{BySeat, Seat};
use sternpost_model::language::Language;
use sternpost_picture::{Parts, Sign, Words};
use sternpost_show::Scene;
use sternpost_words::{PageWords, say};

/// A link with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// The address it leads to.
    pub href: String,
    /// What it says.
    pub text: String,
    /// Whether it is the page one is on.
    pub is_current: bool,
    /// How much waits there for the reader.
    pub waits: usize,
}

impl Link {
    /// A link to somewhere else.
    pub fn new(href: impl Into<String>, text: impl Into<String>) -> Self {
        Self { href: href.into(), text: text.into(), is_current: false, waits: 0 }
    }

    /// The same, as the page one is on.
    #[must_use]
    pub fn current(mut self) -> Self {
        self.is_current = true;
        self
    }

    /// The same, with how much waits there.
    #[must_use]
    pub fn with_waiting(mut self, waits: usize) -> Self {
        self.waits = waits;
        self
    }
}

/// The form in which a seat changes its language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LanguageForm {
    /// Where the choice is sent.
    pub action: String,
    /// Where it leads back to.
    pub back: String,
}

/// The link preview of a page, as messengers show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// What it is.
    pub title: String,
    /// Its text, in a sentence.
    pub text: String,
    /// The address of a picture, with its server.
    pub picture: Option<String>,
}

/// The frame of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Page {
    /// The service's words in the reader's language.
    pub page_words: PageWords,
    /// The title in the browser's tab, without the product's name.
    pub title: String,
    /// The campaign the page is about.
    pub campaign: Option<Link>,
    /// Where one can go.
    pub nav: Vec<Link>,
    /// Who is signed in, if anybody.
    pub reader: Option<String>,
    /// Where whoever is signed in signs out.
    pub leave: Option<String>,
    /// What the reader's seat has noted for itself, on pages of its campaign.
    pub notes: Option<Notes>,
    /// The latest talk of the table, beside the reader's turn.
    pub dock: Option<TalkDock>,
    /// What whoever came by an older letter is told of it.
    pub note: Option<String>,
    /// Who has won the campaign the page is about, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<String>,
    /// What the table decides, and that the campaign went back: where all of it is.
    pub court: Vec<Link>,
    /// The address of the event stream that tells when the page is out of date.
    pub stream: Option<String>,
    /// The head of the campaign's chain.
    pub head: Option<String>,
    /// Where the game can be looked up, if it can.
    pub look_up: Option<String>,
    /// The campaign's version the page was made from.
    pub version: Option<u64>,
    /// Where the reader's seat changes its language, if this is a page of a seat.
    pub language_form: Option<LanguageForm>,
    /// What a messenger shows of a link to it; none: nothing but its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preview: Option<Preview>,
    /// The address a browser goes on with, for a page that a letter's link has opened. Such a page carries its style, so that a browser that
    /// has never been here shows it with the first answer it gets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened_for: Option<String>,
}

impl Page {
    /// A page in a language, with a title.
    pub fn new(page_words: PageWords, title: impl Into<String>) -> Self {
        Self { page_words, title: title.into(), ..Self::default() }
    }

    /// The languages to choose from.
    #[must_use]
    pub fn languages(&self) -> [Language; 2] {
        Language::ALL
    }

    /// The address of a file that pages load.
    #[must_use]
    pub fn asset(&self, name: &str) -> String {
        super::assets::address(name)
    }

    /// The whole style sheet, for a page that carries it.
    #[must_use]
    pub fn style(&self) -> &'static str {
        super::assets::style().0
    }

    /// One of the service's messages; see [`PageWords::t`].
    #[must_use]
    pub fn t(&self, said: impl Into<Text>) -> String {
        self.page_words.t(said)
    }

    /// The limits of a meter.
    #[must_use]
    pub fn meter(&self, meter: &Gauge) -> String {
        let least = meter.least.map(|least| self.t(say::meter_least(least, &meter.rule)));
        let most = meter
            .most
            .map(|most| if meter.makes_room { self.t(say::meter_room(&meter.rule)) } else { self.t(say::meter_most(most, &meter.rule)) });
        least.into_iter().chain(most).collect::<Vec<_>>().join(", ")
    }

    /// The server's version.
    #[must_use]
    pub fn server(&self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }

    /// The word that opens the ways of a page where there is no room for them, with how much waits behind it.
    #[must_use]
    pub fn menu(&self) -> String {
        match self.nav.iter().map(|link| link.waits).sum::<usize>() {
            0 => self.t(say::MENU),
            waits => self.t(say::menu_waiting(waits)),
        }
    }

    /// The head of the chain, short enough to be read aloud.
    #[must_use]
    pub fn short_head(&self) -> String {
        self.head.as_deref().unwrap_or_default().chars().take(12).collect()
    }
}

/// A board: the drawing, and the same in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The map, SVG made by [`sternpost_picture::parts`]; it goes into the page as it is.
    pub svg: String,
    /// What lies apart from it, each an SVG that uses what the map defines.
    pub sheets: Vec<String>,
    /// What the signs on it mean.
    pub legend: Vec<Sign>,
    /// What they are drawn of, where the map does not define it; SVG made by [`sternpost_picture::parts`].
    pub definitions: String,
    /// Where that is fetched from, if it is not in the page.
    pub signs_at: Option<String>,
    /// Where the lines are fetched from, if they are not in the page.
    pub words_at: Option<String>,
    /// The lines made by [`sternpost_picture::text`].
    pub text: String,
    /// Whether something on it can be picked.
    pub has_marks: bool,
    /// Whether most of what is asked can be picked on it.
    pub is_control: bool,
    /// Whether it is shown from near.
    pub is_near: bool,
    /// Ways of looking at it: from near, whole.
    pub views: Vec<LookLink>,
    /// Layers that can be laid over it.
    pub layers: Vec<LookLink>,
}

/// A link to the same page with the board looked at otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LookLink {
    /// What it is called.
    pub label: String,
    /// Where it leads.
    pub href: String,
    /// Whether it is looked at so.
    pub is_on: bool,
    /// What a script does in place: `near`, `whole`; none if the page has to be asked.
    pub view: Option<&'static str>,
}

impl Board {
    /// A board that was drawn, and told.
    #[must_use]
    pub fn of(drawn: Parts, text: String) -> Self {
        let Parts { map, sheets, legend, definitions } = drawn;
        Self {
            is_near: map.contains(" data-whole="),
            svg: map,
            sheets,
            legend,
            definitions,
            signs_at: None,
            words_at: None,
            text,
            has_marks: false,
            is_control: false,
            views: vec![],
            layers: vec![],
        }
    }

    /// The same, with something to pick on it.
    #[must_use]
    pub fn to_pick_on(self, has_marks: bool) -> Self {
        Self { has_marks, ..self }
    }

    /// The same; whether most of what is asked can be picked on it.
    #[must_use]
    pub fn as_control(self, is_control: bool) -> Self {
        Self { is_control, ..self }
    }

    /// The same with links to other ways of looking at it.
    #[must_use]
    pub fn with_looks(self, (views, layers): (Vec<LookLink>, Vec<LookLink>)) -> Self {
        // Where that would be most of the board there is nothing to see from near.
        let views = if self.svg.contains(" data-near=") { views } else { vec![] };
        Self { views, layers, ..self }
    }
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatLine {
    /// The name of the seat's holder.
    pub name: String,
    /// The name of its colour.
    pub colour: String,
    /// What it is doing: "owes an answer since Tuesday".
    pub state: String,
    /// Whether the campaign waits for it.
    pub is_waited_for: bool,
    /// Whether it is the reader's.
    pub is_reader: bool,
}

/// A table beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Panel {
    /// Its id in the page.
    pub id: String,
    /// Where it is fetched from, if only its title is in the page.
    pub at: Option<String>,
    /// Its title.
    pub title: String,
    /// The colour name of its owner.
    pub colour: Option<String>,
    /// Whether it starts unfolded.
    pub is_open: bool,
    /// Names and values.
    pub rows: Vec<(Linked, Linked)>,
}

impl Panel {
    /// A scene's panels in words; the reader's own sheet is unfolded. Of those that are not, `folded` says where they are fetched from: of
    /// one that is opened nowhere; none if they are in the page.
    #[must_use]
    pub fn of(
        scene: &Scene,
        words: &Words<'_>,
        colours: &BySeat<String>,
        reader: Option<Seat>,
        folded: impl Fn(&str) -> Option<Option<String>>,
    ) -> Vec<Self> {
        let panels = scene.panels.iter().map(|panel| {
            let id = format!("panel-{}", panel.id.0);
            let is_own = panel.owner.is_some() && panel.owner == reader;
            let fold = folded(&id).filter(|_| !is_own);
            let is_open = is_own || fold == Some(None);
            let at = fold.flatten();
            let rows = panel.rows.iter().filter(|_| at.is_none());
            Self {
                title: words.title(panel),
                colour: panel.owner.and_then(|seat| colours.get(seat)).cloned(),
                is_open,
                rows: rows.map(|row| (Linked::of(words, &row.name), Linked::of(words, &row.value))).collect(),
                id,
                at,
            }
        });
        panels.collect()
    }
}

/// A line of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The entry it belongs to; the first line of an entry carries its anchor.
    pub seq: u64,
    /// Whether it is the first line of its entry.
    pub is_first: bool,
    /// What is told.
    pub text: Linked,
    /// When, in the reader's time zone.
    pub when: String,
    /// Where the position as it stood then can be seen.
    pub at: Option<String>,
}
