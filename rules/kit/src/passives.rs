//! What a card changes as long as it is in play: [`passives!`](crate::passives) declares what there can be, a card's file says which of it the card
//! has, and chapters ask for it without naming a card.

use std::sync::LazyLock;

/// Which components say something about one matter, and what; worked out once. A question goes through these few, not through what lies on the
/// table.
pub type Index<C, V> = LazyLock<Vec<(C, V)>>;

/// Goes once through all components of a box, with what each changes for good.
pub fn index<C: Copy, P: 'static, V>(all: impl IntoIterator<Item = (C, &'static [P])>, value: impl Fn(&P) -> Option<V>) -> Vec<(C, V)> {
    let each = all.into_iter().flat_map(|(component, passives)| passives.iter().map(move |passive| (component, passive)));
    each.filter_map(|(component, passive)| Some((component, value(passive)?))).collect()
}

/// Declares what components can change for good: an enum with one row for each matter, and beside it how the matter is read.
///
/// A row is `Name(Value) => read` or `Name => read`. With `indexed by all as Component` each `read` is a static [`Index`](crate::passives::Index) over
/// the components that `all()` goes through: for a box with many components of which few are in play. Without, for games that go through what
/// somebody holds, it is a function of one passive that gives its value, and may be left out: such passives can be compared.
#[macro_export]
macro_rules! passives {
    ($(#[$meta:meta])* $vis:vis enum $name:ident indexed by $all:ident as $component:ty {
        $($(#[$doc:meta])* $passive:ident $(($value:ty))? => $read:ident),* $(,)?
    }) => {
        $(#[$meta])*
        $vis enum $name { $($(#[$doc])* $passive $(($value))?),* }
        $($crate::passives!(@index $name $all $component; $passive $(($value))? $read);)*
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $passive:ident $(($value:ty))? $(=> $read:ident)?),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name { $($(#[$doc])* $passive $(($value))?),* }
        $($crate::passives!(@read $name; $passive $(($value))? $($read)?);)*
    };
    (@index $name:ident $all:ident $component:ty; $passive:ident ($value:ty) $read:ident) => {
        pub(super) static $read: $crate::passives::Index<$component, $value> = ::std::sync::LazyLock::new(|| {
            $crate::passives::index($all(), |passive| if let $name::$passive(value) = passive { Some(*value) } else { None })
        });
    };
    (@index $name:ident $all:ident $component:ty; $passive:ident $read:ident) => {
        pub(super) static $read: $crate::passives::Index<$component, ()> =
            ::std::sync::LazyLock::new(|| $crate::passives::index($all(), |passive| matches!(passive, $name::$passive).then_some(())));
    };
    (@read $name:ident; $passive:ident ($value:ty) $read:ident) => {
        pub(super) fn $read(passive: $name) -> Option<$value> {
            if let $name::$passive(value) = passive { Some(value) } else { None }
        }
    };
    (@read $name:ident; $passive:ident $(($value:ty))?) => {};
}

#[cfg(test)]
mod tests {
    mod rules {
        crate::passives! {
            /// What an amulet changes.
            pub enum Passive indexed by amulets as char {
                /// More luck.
                Luck(u8) => LUCK,
                /// No curses.
                Safe => SAFE,
            }
        }

        fn amulets() -> [(char, &'static [Passive]); 3] {
            [('a', &[Passive::Luck(2)]), ('b', &[]), ('c', &[Passive::Safe, Passive::Luck(1)])]
        }

        crate::passives! {
            /// What a ring changes.
            pub enum Ring {
                /// More strength.
                Strength(u8) => strength,
                /// Unseen.
                Unseen,
            }
        }

        #[test]
        fn a_matter_has_the_components_that_speak_of_it() {
            assert_eq!((LUCK.as_slice(), SAFE.as_slice()), (&[('a', 2), ('c', 1)][..], &[('c', ())][..]));
        }

        #[test]
        fn a_matter_is_read_of_what_is_held() {
            let held = [Ring::Unseen, Ring::Strength(3), Ring::Strength(4)];
            assert_eq!(held.into_iter().filter_map(strength).sum::<u8>(), 7);
            assert!(held.contains(&Ring::Unseen));
        }
    }
}
