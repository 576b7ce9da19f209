//! A game's chapters, put together.

/// Writes a game's `Step`, what the kernel asks of it, and the short names its chapters use (`T` for the table, `Asks`, `Answers`,
/// `Part`), from a list of its chapters:
/// ```text
/// sternpost_kit::chapters! {
///     game TwilightImperium;
///     absent State::is_eliminated, State::anybody_eliminated;
///     after look_after;
///     /// LRR 71.
///     Round => round,
/// }
/// ```
/// A chapter is a module with an enum `Step` and its list `part` ([`Part`](crate::Part)). `absent` are those whom no step asks any
/// more, and whether there are any; without it nobody leaves before the end. `after` is looked at after every step, unless it has
/// ended the game; without it nothing is.
#[macro_export]
macro_rules! chapters {
    (
        game $game:ty;
        after $after:path;
        $($chapters:tt)*
    ) => {
        $crate::chapters! {
            game $game;
            absent $crate::part::is_never_absent, $crate::part::nobody_is_absent;
            after $after;
            $($chapters)*
        }
    };
    (
        game $game:ty;
        $(#[$meta:meta])* $variant:ident => $($chapters:tt)*
    ) => {
        $crate::chapters! {
            game $game;
            after $crate::part::nothing;
            $(#[$meta])* $variant => $($chapters)*
        }
    };
    (
        game $game:ty;
        absent $is_absent:path, $anybody_is_absent:path;
        after $after:path;
        $($(#[$meta:meta])* $variant:ident => $chapter:ident),* $(,)?
    ) => {
        /// The table of this game.
        pub type T<'a> = $crate::for_macros::Table<'a, $game>;
        /// Whom a step asks what.
        pub type Asks = $crate::for_macros::Asks<<$game as $crate::for_macros::Rules>::Choice>;
        /// The answers to a step's questions.
        pub type Answers = $crate::Answers<<$game as $crate::for_macros::Rules>::Choice>;

        /// A reading of a chapter's list of steps.
        pub trait Part: $crate::Part<$game> {}
        impl<P: $crate::Part<$game>> Part for P {}

        /// A window of this game.
        type Reaction = $crate::for_macros::Window<<$game as $crate::for_macros::Reacts>::Occasion, <$game as $crate::for_macros::Reacts>::AbilityId>;

        /// Something the rulebook tells one to do; the chapters' own steps.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Step {
            /// Seats may react.
            Window(Reaction),
            $($(#[$meta])* $variant($chapter::Step)),*
        }

        $(impl From<$chapter::Step> for Step {
            fn from(step: $chapter::Step) -> Self {
                Self::$variant(step)
            }
        })*

        impl From<Reaction> for Step {
            fn from(window: Reaction) -> Self {
                Self::Window(window)
            }
        }

        impl $crate::Parts<$game> for Step {
            fn part<P: $crate::Part<$game>>(&self, it: P) -> P::Out {
                match self {
                    // The kernel goes through windows itself.
                    Self::Window(_) => it.does(|_| {}),
                    $(Self::$variant(step) => $chapter::part(step, it)),*
                }
            }
        }

        /// Whom a step asks what.
        pub fn asks(step: &Step, s: &<$game as $crate::for_macros::Rules>::State) -> Asks {
            $crate::part::asks::<$game>(step, s, |s, seat| $is_absent(s, seat))
        }

        /// What a seat that a step asks would look for and cannot pick now.
        pub fn why_not(step: &Step, s: &<$game as $crate::for_macros::Rules>::State, seat: $crate::for_macros::Seat) -> Vec<$crate::for_macros::Barred<<$game as $crate::for_macros::Rules>::Choice>> {
            $crate::part::why_not::<$game>(step, s, seat)
        }

        /// Carries out a step that asks nobody.
        pub fn perform(step: Step, t: &mut T<'_>) {
            let anybody_is_absent = $anybody_is_absent(t.state);
            $crate::part::perform::<$game>(&step, t, anybody_is_absent);
            look_after_all(t);
        }

        /// Carries on with the answers to a step's questions.
        pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
            $crate::part::answered::<$game>(&step, answers, t);
            look_after_all(t);
        }

        fn look_after_all(t: &mut T<'_>) {
            if !t.has_ended() {
                $after(t);
            }
        }
    };
}

/// Writes into a game's `impl Rules` what the kernel asks of steps, by the chapters that [`chapters!`](crate::chapters) has put together in the same module:
/// ```text
/// impl Rules for Chess {
///     sternpost_kit::steps_by_chapters!();
/// ```
#[macro_export]
macro_rules! steps_by_chapters {
    () => {
        fn asks(step: &Self::Step, state: &Self::State) -> $crate::for_macros::Asks<Self::Choice> {
            asks(step, state)
        }
        fn perform(step: Self::Step, t: &mut $crate::for_macros::Table<'_, Self>) {
            perform(step, t);
        }
        fn answered(step: Self::Step, answers: $crate::Answers<Self::Choice>, t: &mut $crate::for_macros::Table<'_, Self>) {
            answered(step, answers, t);
        }
        fn why_not(
            step: &Self::Step,
            state: &Self::State,
            seat: $crate::for_macros::Seat,
        ) -> Vec<$crate::for_macros::Barred<Self::Choice>> {
            why_not(step, state, seat)
        }
    };
}
