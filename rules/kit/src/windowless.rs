//! A game in which nobody reacts to what others do.

/// Writes what the kernel asks about windows, for a game that has none. It stands in the game's `impl Rules`:
/// ```text
/// impl Rules for Chess {
///     sternpost_kit::without_windows!();
/// ```
#[macro_export]
macro_rules! without_windows {
    () => {
        type Occasion = $crate::for_macros::Never;
        type AbilityId = $crate::for_macros::Never;

        fn as_window(_: &Self::Step) -> Option<&$crate::for_macros::Window<Self::Occasion, Self::AbilityId>> {
            // No value of an occasion exists, so no window does.
            None
        }
        fn reaction_order(_: &Self::State, occasion: &Self::Occasion) -> Vec<$crate::for_macros::Seat> {
            match *occasion {}
        }
        fn may_react(
            _: &Self::State,
            occasion: &Self::Occasion,
            _: &[($crate::for_macros::Seat, Self::AbilityId)],
        ) -> Vec<$crate::for_macros::Seat> {
            match *occasion {}
        }
        fn abilities(
            _: &Self::State,
            occasion: &Self::Occasion,
            _: $crate::for_macros::Seat,
        ) -> Vec<$crate::for_macros::Usable<Self::AbilityId>> {
            match *occasion {}
        }
        fn use_ability(
            ability: &Self::AbilityId,
            _: $crate::for_macros::Seat,
            _: &Self::Occasion,
            _: &mut $crate::for_macros::Table<'_, Self>,
        ) {
            match *ability {}
        }
        fn window_question(
            _: &Self::State,
            occasion: &Self::Occasion,
            _: $crate::for_macros::Seat,
            _: Vec<Self::Choice>,
        ) -> $crate::for_macros::Question<Self::Choice> {
            match *occasion {}
        }
        fn use_choice(ability: &Self::AbilityId) -> Self::Choice {
            match *ability {}
        }
        fn pass_choice() -> Option<Self::Choice> {
            None
        }
    };
}
