//! The board as a neutral scene.

use crate::view::View;
use sternpost_core::Scene;

/// Draws a view.
pub fn scene(_: &View) -> Scene {
    Scene::default()
}
