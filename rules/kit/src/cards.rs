//! A list of cards, written once: [`cards!`](crate::cards).

/// Declares the ids of cards, the module of each card and the way from an id to what is printed on it. One card is one file and one row here.
///
/// The kind comes first, as in [`terms!`](sternpost_core::terms); behind the enum stand the type of what is printed on a card and the name of the
/// static item in each card's file that holds it. `ID => file` is a row. Rows may stand in groups, `group { .. }`, each a folder of its own;
/// or name whose the card is, `ID of OWNER => file`, if the enum says `of` which type.
///
/// ```ignore
/// sternpost_kit::cards! {
///     "action-card";
///     /// An action card.
///     pub enum ActionCardId: ActionCard = CARD {
///         Sabotage => sabotage,
///         Uprising => uprising,
///     }
/// }
/// assert_eq!(ActionCardId::Sabotage.card().copies, 4);
/// ```
#[macro_export]
macro_rules! cards {
    ($kind:literal; $(#[$meta:meta])* $vis:vis enum $name:ident: $card:ty = $item:ident { $($id:ident => $file:ident),* $(,)? }) => {
        $(pub(crate) mod $file;)*
        $crate::cards!(@ $kind; [$(#[$meta])*] $vis $name: $card { $($id => $file::$item),* });
    };
    ($kind:literal; $(#[$meta:meta])* $vis:vis enum $name:ident: $card:ty = $item:ident {
        $($group:ident { $($id:ident => $file:ident),* $(,)? })*
    }) => {
        $(pub(crate) mod $group { $(pub(crate) mod $file;)* })*
        $crate::cards!(@ $kind; [$(#[$meta])*] $vis $name: $card { $($($id => $group::$file::$item),*),* });
    };
    ($kind:literal; $(#[$meta:meta])* $vis:vis enum $name:ident of $of:ident -> $owner:ident: $card:ty = $item:ident {
        $($id:ident of $whose:ident => $file:ident),* $(,)?
    }) => {
        $(pub(crate) mod $file;)*
        $crate::cards!(@ $kind; [$(#[$meta])*] $vis $name: $card { $($id => $file::$item),* });
        impl $name {
            /// Whose it is.
            #[must_use]
            pub fn $of(self) -> $owner {
                match self { $(Self::$id => $owner::$whose),* }
            }
        }
    };
    (@ $kind:literal; [$(#[$meta:meta])*] $vis:vis $name:ident: $card:ty { $($id:ident => $printed:path),* }) => {
        $crate::for_macros::terms! { $kind; $(#[$meta])* $vis enum $name { $($id),* } }
        impl $name {
            /// What is printed on it.
            #[must_use]
            $vis fn card(self) -> &'static $card {
                match self { $(Self::$id => &$printed),* }
            }
        }
    };
}
