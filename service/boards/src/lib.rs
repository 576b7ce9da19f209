//! A cache of drawn boards, bounded in size: the same board is drawn once, however often it is asked for, and however many seats see it alike.

pub mod highlights;
mod painters;

use bytes::Bytes;
use moka::future::Cache;
use moka::policy::EvictionPolicy;
use painters::painting;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use sternpost_core::{Catalogue, Eyes, Place};
use sternpost_game::{Play, hex};
use sternpost_picture::{
    ChangedSince, Density, Film, Move, Neighbours, Painted, PngError, Postcard, Scope, SvgOptions, Words, changes, moves, parts,
    png_within, postcard, svg, text, told_changes, told_overlay,
};
use sternpost_show::{FirstLook, Layer, Overlay};
use sternpost_table::Snapshot;
use sternpost_table::panics::joined;
use tokio::sync::Semaphore;
use tokio::task::JoinError;

/// Bytes of boards that are kept.
const KEPT_BYTES: u64 = 64 * 1024 * 1024;
/// Pixels of a PNG board.
const WIDTH: u32 = 1_000;
/// Pixels of a letter's picture: two for each of a phone's 360.
const LETTER_WIDTH: u32 = 720;
/// Pixels of a letter's picture, all together: a tall board is as heavy as a wide one.
const LETTER_PIXELS: u32 = 700_000;
/// Pixels of a small picture in a list, across, and all together.
const THUMB: (u32, u32) = (320, 90_000);
/// Pixels of a film, across, and all together.
const FILM: (u32, u32) = (640, 500_000);
/// For how many hundredths of a second a film shows a board, and the last one.
const HELD: (u16, u16) = (45, 400);

/// A board as it is looked at.
#[derive(Clone, Debug, Default)]
pub struct Looked {
    /// The regions that can be shown from near.
    pub focus: Vec<Place>,
    /// Whether they are.
    pub from_near: bool,
    /// The layer over it, worked out.
    pub overlay: Option<Overlay>,
    /// The layers that there are.
    pub layers: Vec<Layer>,
}

impl Looked {
    /// The cache key of a board that was drawn so.
    #[must_use]
    pub fn key(&self) -> String {
        let near: Vec<&str> = self.focus.iter().map(|place| &*place.0).collect();
        let layer = self.overlay.as_ref().map(|overlay| &*overlay.layer.id).unwrap_or_default();
        format!("{} {} {layer}", near.join("+"), self.from_near)
    }
}

/// The format in which a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Drawn in lines and areas.
    Svg,
    /// Drawn in lines and areas, in the parts that pages put together: [`Parts`](sternpost_picture::Parts) as JSON.
    Page,
    /// Drawn in pixels.
    Png,
    /// Drawn in pixels, fewer of them: what a letter carries.
    Letter,
    /// Drawn in few pixels: what stands beside a campaign's name in a list.
    Thumb,
    /// Drawn in lines and areas as a letter's is: two of them have room beside each other.
    Small,
    /// Told in lines of text.
    Text,
}

impl Kind {
    /// The kind with this ending of its address.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            "small.png" => Some(Self::Thumb),
            "txt" => Some(Self::Text),
            _ => None,
        }
    }
}

/// A position that a board is compared with: what has changed since is marked on it.
#[derive(Clone)]
pub struct Before {
    /// The entry it stands at.
    pub seq: u64,
    /// It itself.
    pub play: Arc<dyn Play>,
    /// What it is to the reader.
    pub since: ChangedSince,
}

impl Before {
    /// The position that the reader has seen last, at its entry.
    #[must_use]
    pub fn looked((seq, play): (u64, Arc<dyn Play>)) -> Self {
        Self { seq, play, since: ChangedSince::Look }
    }

    /// The places that have changed since, as far as these eyes see them: they are the same on both sides, so that nothing shows as changed that they
    /// may not know.
    #[must_use]
    pub fn changes(&self, play: &dyn Play, eyes: Eyes) -> Vec<Place> {
        changes(&self.play.scene(eyes), &play.scene(eyes))
    }

    /// The moves since, as these eyes see them.
    #[must_use]
    pub fn moves(&self, play: &dyn Play, eyes: Eyes) -> Vec<Move> {
        moves(&self.play.scene(eyes), &play.scene(eyes))
    }
}

/// The view of a board.
#[derive(Clone, Copy, Default)]
pub struct Seen<'l> {
    /// What it is compared with.
    pub before: Option<&'l Before>,
    /// From where, and through which layer.
    pub looked: Option<&'l Looked>,
}

/// The parameters of a drawing.
struct Look {
    first: FirstLook,
    options: SvgOptions,
}

impl Look {
    /// A position as these eyes see it, compared with another and looked at in some way.
    fn of(play: &dyn Play, eyes: Eyes, before: Option<&Before>, looked: Option<Looked>) -> Self {
        let Looked { focus, from_near, overlay, .. } = looked.unwrap_or_default();
        let options = SvgOptions {
            changed: before.map(|before| before.changes(play, eyes)).unwrap_or_default(),
            since: before.map(|before| before.since).unwrap_or_default(),
            // Beside another position nothing has moved.
            moved: before.filter(|before| before.since != ChangedSince::Other).map(|before| before.moves(play, eyes)).unwrap_or_default(),
            near: focus,
            from_near,
            overlay,
            ..SvgOptions::default()
        };
        Self { first: FirstLook { scene: play.scene(eyes), colours: play.colours() }, options }
    }
}

/// Boards that were drawn.
pub struct Boards {
    kept: Cache<String, Bytes>,
    work: Arc<Semaphore>,
}

/// A board could not be drawn; the log says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDrawn;

/// The context in which a campaign's boards are drawn, detached from the campaign.
struct Drawer {
    names: Vec<String>,
    catalogue: &'static Catalogue,
    language: &'static str,
}

impl Drawer {
    fn of(snapshot: &Snapshot, language: &'static str) -> Self {
        Self { names: snapshot.seats.iter().map(|row| row.name.clone()).collect(), catalogue: snapshot.catalogue(language), language }
    }

    /// Draws with its words.
    fn draws<T>(&self, draw: impl FnOnce(&Words<'_>) -> T) -> T {
        let name = |seat: sternpost_core::Seat| self.names.get(usize::from(seat.0)).cloned().unwrap_or_else(|| format!("seat {seat}"));
        draw(&Words::new(self.language, self.catalogue, &name))
    }

    /// The map of a position, without the sheets beside it, as everybody may see it.
    fn map(&self, play: &dyn Play) -> String {
        let options = SvgOptions { density: Density::Far, scope: Scope::Map, ..SvgOptions::default() };
        self.draws(|words| svg(&play.scene(Eyes::Spectator), words, &play.colours(), &options))
    }
}

/// A picture as bytes; the log says why there is none.
fn noted(picture: Result<Vec<u8>, PngError>) -> Result<Bytes, NotDrawn> {
    picture.map(Bytes::from).map_err(|error| {
        tracing::error!(%error, "a board could not be drawn");
        NotDrawn
    })
}

impl Boards {
    /// An empty cache. Each drawing holds a permit.
    #[must_use]
    pub fn new(work: Arc<Semaphore>) -> Self {
        let weight = |key: &String, board: &Bytes| u32::try_from(key.len() + board.len()).unwrap_or(u32::MAX);
        let kept = Cache::builder().max_capacity(KEPT_BYTES).weigher(weight).eviction_policy(EvictionPolicy::lru()).build();
        Self { kept, work }
    }

    /// The board of a position that stands at entry `seq`, drawn on a thread of its own.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub async fn board(
        &self,
        snapshot: &Snapshot,
        play: &Arc<dyn Play>,
        at: (u64, Eyes),
        language: &'static str,
        kind: Kind,
    ) -> Result<Bytes, NotDrawn> {
        self.seen(snapshot, play, at, Seen::default(), language, kind).await
    }

    /// The same, looked at in some way.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub async fn seen(
        &self,
        snapshot: &Snapshot,
        play: &Arc<dyn Play>,
        (seq, eyes): (u64, Eyes),
        seen: Seen<'_>,
        language: &'static str,
        kind: Kind,
    ) -> Result<Bytes, NotDrawn> {
        let compared = seen.before.map(|Before { seq, since, .. }| format!(" {since:?} {seq}")).unwrap_or_default();
        let looked = seen.looked.map(|looked| format!(" {}", looked.key())).unwrap_or_default();
        let (play, before, looks) = (play.clone(), seen.before.cloned(), seen.looked.cloned());
        let look = move || Look::of(&*play, eyes, before.as_ref(), looks);
        self.drawn(snapshot, &format!("{seq} {eyes:?}{compared}{looked}"), look, language, kind).await
    }

    /// The board before the start, as a letter's picture.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub async fn first(&self, snapshot: &Snapshot, look: FirstLook, language: &'static str) -> Result<Bytes, NotDrawn> {
        let look = Look { first: look, options: SvgOptions::default() };
        self.drawn(snapshot, "before the start", move || look, language, Kind::Letter).await
    }

    /// A card to share of a campaign that is over, with its map as everybody may see it.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub async fn postcard(
        &self,
        snapshot: &Snapshot,
        play: &Arc<dyn Play>,
        card: Postcard,
        language: &'static str,
    ) -> Result<Bytes, NotDrawn> {
        let key = format!("card {} {} {language}", snapshot.campaign.id, snapshot.seq);
        let (drawer, play) = (Drawer::of(snapshot, language), play.clone());
        self.kept("card", key, painted(move || noted(postcard(&drawer.map(&*play), &card)))).await
    }

    /// The course of a campaign as a film, of positions in their order, as everybody may see them.
    ///
    /// # Errors
    /// If it cannot be drawn, or there is no position.
    pub async fn film(
        &self,
        snapshot: &Snapshot,
        language: &'static str,
        moments: impl Future<Output = Vec<Arc<dyn Play>>>,
    ) -> Result<Bytes, NotDrawn> {
        let key = format!("film {} {} {language}", snapshot.campaign.id, snapshot.seq);
        let drawer = Drawer::of(snapshot, language);
        let shoot = async {
            let moments = moments.await;
            let film = move || {
                let paint = |play: &Arc<dyn Play>| Painted::of(&drawer.map(&**play), FILM.0, FILM.1);
                let Some((last, before)) = moments.split_last() else { return Err(NotDrawn) };
                let shot = || {
                    let last = paint(last)?;
                    let mut film = Film::like(&last)?;
                    before.iter().try_for_each(|play| film.show(&paint(play)?, HELD.0))?;
                    film.show(&last, HELD.1)?;
                    film.gif()
                };
                noted(shot())
            };
            painted(film).await
        };
        self.kept("film", key, shoot).await
    }

    async fn drawn(
        &self,
        snapshot: &Snapshot,
        moment: &str,
        look: impl FnOnce() -> Look + Send + 'static,
        language: &'static str,
        kind: Kind,
    ) -> Result<Bytes, NotDrawn> {
        let pixels = match kind {
            Kind::Svg | Kind::Small | Kind::Page | Kind::Text => None,
            Kind::Png => Some(("png", WIDTH, u32::MAX)),
            Kind::Letter => Some(("letter", LETTER_WIDTH, LETTER_PIXELS)),
            Kind::Thumb => Some(("thumb", THUMB.0, THUMB.1)),
        };
        let counted_as = match kind {
            Kind::Text => "text",
            Kind::Svg | Kind::Small | Kind::Page | Kind::Png | Kind::Letter | Kind::Thumb => "svg",
        };
        let key = |kind: Kind| format!("{} {moment} {language} {kind:?}", snapshot.campaign.id);
        // What becomes pixels is drawn as it is for whoever wants lines: theirs is taken if it is there, and never made to wait for a painter.
        let drawn_for_a_page = if kind == Kind::Png { self.kept.get(&key(Kind::Svg)).await } else { None };
        let lines = async {
            let drawer = Drawer::of(snapshot, language);
            // Rules that panic when they show a position do so for whoever asks, as everywhere.
            let look = if pixels.is_some() { joined(painting(look).await).map_err(|_| NotDrawn)? } else { look() };
            let draw = move || Ok(Bytes::from(drawer.draws(|words| lines(&look.first, words, look.options, kind))));
            if pixels.is_some() { painted(draw).await } else { self.at_once(draw).await }
        };
        let drawing = match drawn_for_a_page {
            Some(drawing) => drawing,
            None => self.kept(counted_as, key(kind), lines).await?,
        };
        let Some((pixels_for, width, most)) = pixels else { return Ok(drawing) };
        let digest = {
            let drawing = drawing.clone();
            done(painting(move || Ok(hex(&Sha256::digest(&drawing)))).await)?
        };
        // Most of a board is the same to all who see it: pixels are kept by what is drawn and not by who looks.
        let paint = move || noted(png_within(&String::from_utf8_lossy(&drawing), width, most));
        self.kept(pixels_for, format!("{width} {digest}"), painted(paint)).await
    }

    /// The cached result under a key, or else that of the work. Further callers wait for the same work meanwhile.
    async fn kept(&self, kind: &'static str, key: String, work: impl Future<Output = Result<Bytes, NotDrawn>>) -> Result<Bytes, NotDrawn> {
        let drawn = self.kept.try_get_with(key, async {
            metrics::counter!("sternpost_boards_drawn_total", "kind" => kind).increment(1);
            work.await
        });
        drawn.await.map_err(|not_drawn| *not_drawn)
    }

    /// Draws what a page waits for, beside the answers.
    async fn at_once(&self, draw: impl FnOnce() -> Result<Bytes, NotDrawn> + Send + 'static) -> Result<Bytes, NotDrawn> {
        let _turn = self.work.acquire().await.map_err(|_| NotDrawn)?;
        done(tokio::task::spawn_blocking(draw).await)
    }
}

/// Paints what nobody waits for as for an answer.
async fn painted(paint: impl FnOnce() -> Result<Bytes, NotDrawn> + Send + 'static) -> Result<Bytes, NotDrawn> {
    done(painting(paint).await)
}

/// A board in lines and areas, or in lines of text.
fn lines(FirstLook { scene, colours }: &FirstLook, words: &Words<'_>, options: SvgOptions, kind: Kind) -> String {
    let draw = |options: &SvgOptions| svg(scene, words, colours, options);
    match kind {
        Kind::Text => {
            let changes = told_changes(scene, words, &options.changed, options.since);
            let layer = options.overlay.as_ref().map(|overlay| told_overlay(scene, words, overlay)).unwrap_or_default();
            changes + &layer + &text(scene, words, Neighbours::Named)
        }
        Kind::Page => serde_json::to_string(&parts(scene, words, colours, &options)).expect("a drawing is text"),
        Kind::Letter | Kind::Small => draw(&SvgOptions { density: Density::Far, scope: Scope::Column, ..options }),
        Kind::Thumb => draw(&SvgOptions { density: Density::Far, scope: Scope::Map, ..options }),
        Kind::Svg | Kind::Png => draw(&options),
    }
}

fn done<T>(drawn: Result<Result<T, NotDrawn>, JoinError>) -> Result<T, NotDrawn> {
    drawn.map_err(|error| {
        tracing::error!(%error, "drawing a board failed");
        NotDrawn
    })?
}
