//! Boards that were drawn, kept up to a size: the same board for the same eyes is drawn once, whoever asks how often.

use super::app::App;
use crate::campaign::Hot;
use crate::picture::{Neighbours, SvgOptions, Words, png, svg, text};
use actix_web::web::Bytes;
use moka::future::Cache;
use moka::policy::EvictionPolicy;
use sternpost_core::{Eyes, Play};

/// Bytes of boards that are kept.
const KEPT_BYTES: u64 = 64 * 1024 * 1024;
/// Pixels of a PNG board.
const WIDTH: u32 = 1_000;

/// How a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Drawn in lines and areas.
    Svg,
    /// Drawn in pixels.
    Png,
    /// Told in lines of text.
    Text,
}

impl Kind {
    /// By the ending of its address.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            "txt" => Some(Self::Text),
            _ => None,
        }
    }
}

/// Boards that were drawn.
pub struct Boards(Cache<String, Bytes>);

impl Default for Boards {
    fn default() -> Self {
        let weight = |key: &String, board: &Bytes| u32::try_from(key.len() + board.len()).unwrap_or(u32::MAX);
        Self(Cache::builder().max_capacity(KEPT_BYTES).weigher(weight).eviction_policy(EvictionPolicy::lru()).build())
    }
}

/// A board could not be drawn; the log says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDrawn;

impl Boards {
    /// The board of a position that stands at entry `seq`, drawn on a thread of its own. `hot` is a copy: whoever plays does
    /// not wait.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub async fn board(
        &self,
        app: &App,
        hot: &Hot,
        play: &dyn Play,
        at: (u64, Eyes),
        language: &'static str,
        kind: Kind,
    ) -> Result<Bytes, NotDrawn> {
        let (seq, eyes) = at;
        let key = format!("{} {seq} {eyes:?} {language} {kind:?}", hot.campaign.id);
        let drawn = self.0.try_get_with(key, async {
            metrics::counter!("sternpost_boards_drawn_total").increment(1);
            let _turn = app.work.acquire().await.map_err(|_| NotDrawn)?;
            let (scene, colours, catalogue) = (play.scene(eyes), play.colours(), hot.catalogue(language));
            let names: Vec<String> = hot.seats.iter().map(|row| row.name.clone()).collect();
            let draw = move || {
                let name = |seat: sternpost_core::Seat| names.get(usize::from(seat.0)).cloned().unwrap_or_else(|| format!("seat {seat}"));
                let words = Words::new(language, catalogue, &name);
                match kind {
                    Kind::Svg => Ok(Bytes::from(svg(&scene, &words, &colours, &SvgOptions::default()))),
                    Kind::Text => Ok(Bytes::from(text(&scene, &words, Neighbours::Named))),
                    Kind::Png => png(&svg(&scene, &words, &colours, &SvgOptions::default()), WIDTH).map(Bytes::from).map_err(|error| {
                        tracing::error!(%error, "a board could not be drawn");
                        NotDrawn
                    }),
                }
            };
            tokio::task::spawn_blocking(draw).await.map_err(|error| {
                tracing::error!(%error, "drawing a board failed");
                NotDrawn
            })?
        });
        drawn.await.map_err(|not_drawn| *not_drawn)
    }
}
