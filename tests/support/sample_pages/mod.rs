//! Sample contexts: every page at least twice, plain and full, with names that try to break out of their place.

mod after;
mod beside;
mod campaigns;
mod court;
mod door;
mod looked_up;
mod past;
mod roles;
mod table;
mod turn;

use crate::support::{sample_scene, sample_tally};
use std::cell::Cell;
use sternpost_boards::highlights::{BarPart, Told, ToldBar, ToldLoss, ToldSide, ToldThrow};
use sternpost_core::question::Shape;
use sternpost_core::{Answer, Eyes, Meter, Picked, Place, Seat, Share, Text};
use sternpost_game::{Asked, Closed, Offered};
use sternpost_model::language::Language;
use sternpost_model::pace::Terms;
use sternpost_pages::layout::{LanguageForm, Link, Page};
use sternpost_pages::reference::{Columns, EntryWords, Group, KindCard, ReferenceEntryPage, ReferenceKindPage, ReferencePage, Row};
use sternpost_picture::{Deeds, Neighbours, SvgOptions, Words, parts, text};
use sternpost_show::Tally;
use sternpost_words::PageWords;

use after::*;
use beside::*;
use campaigns::*;
use court::*;
use door::*;
use looked_up::*;
use past::*;
use roles::*;
use table::*;
use turn::*;

/// A name as somebody might choose it who means no good.
pub(crate) const HOSTILE: &str = "Zoë <script>alert('&\"')</script>";

thread_local! {
    /// The language that frames are made in.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// A page with its name.
pub(crate) struct Sample {
    pub(crate) name: &'static str,
    pub(crate) language: Language,
    pub(crate) html: String,
}

fn frame(title: &str) -> Page {
    let mut page = Page::new(PageWords::new(LANGUAGE.get()), title);
    page.campaign = Some(Link::new("/c/autumn", "The autumn war"));
    page.nav = vec![Link::new("/campaigns", "My campaigns").current(), Link::new("/postbox", "Postbox")];
    page.reader = Some("Ada".into());
    page.leave = Some("/sign-out".into());
    page.notes = Some(notes());
    page.stream = Some("/api/v1/campaigns/autumn/stream".into());
    page.head = Some("5f2a9c0d77e1b3c4a8d96f00e12ab4cd5f2a9c0d77e1b3c4a8d96f00e12ab4cd".into());
    page.version = Some(128);
    page.language_form = Some(LanguageForm { action: "/c/autumn/language".into(), back: "/c/autumn".into() });
    page
}

fn hostile_frame() -> Page {
    let mut page = frame(HOSTILE);
    page.campaign = Some(Link::new("/c/x?a=1&b=\"2\"", HOSTILE));
    page.reader = Some(HOSTILE.into());
    page.note = Some(HOSTILE.into());
    page.court = vec![Link::new("/c/autumn/court#motion", HOSTILE)];
    page
}

fn bare_frame(title: &str) -> Page {
    let mut page = Page::new(PageWords::new(LANGUAGE.get()), title);
    page.nav = vec![Link::new("/sign-in", "Sign in")];
    page
}

/// Every page with every sample in every language, English first.
pub(crate) fn all() -> Vec<Sample> {
    Language::ALL.into_iter().flat_map(all_in).collect()
}

fn all_in(language: Language) -> Vec<Sample> {
    LANGUAGE.set(language);
    let boxed = turns().into_iter().map(|(name, page)| (name, Box::new(page) as Box<dyn askama::DynTemplate>));
    let pages = boxed
        .chain(after())
        .chain(campaigns())
        .chain(past())
        .chain(promises())
        .chain(court())
        .chain(door())
        .chain(before_the_start())
        .chain(postbox())
        .chain(looked_up())
        .chain(sessions())
        .chain(roles());
    pages.map(|(name, page)| Sample { name, language, html: page.dyn_render().expect("a page renders") }).collect()
}
