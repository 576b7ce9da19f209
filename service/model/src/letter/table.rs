//! A macro that turns the rows of the table of letters into the letters' types, and into everything that is known of each.

/// The letters, each once.
macro_rules! letters {
    ($($(#[$doc:meta])+ $name:ident($payload:ty) = $word:literal {
        $reader:ident, $patience:ident, $gathering:ident, $devices:ident
    } kept $($kept:literal),+)+) => {
        /// The letters there are.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum LetterKind {
            $($(#[$doc])+ $name,)+
        }

        /// A letter: which it is, and what it needs to know besides its campaign. It is worded when it goes out.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Letter {
            $($(#[$doc])+ $name($payload),)+
        }

        /// Letters of each kind as outboxes hold them: their names, and what they need to know.
        #[cfg(test)]
        const KEPT: &[(&str, &str)] = &[$($(($word, $kept),)+)+];

        impl LetterKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Its name in the outbox.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }

            /// The reader it is for.
            #[must_use]
            pub fn reader(self) -> Reader {
                match self { $(Self::$name => Reader::$reader,)+ }
            }

            /// How long it can wait.
            #[must_use]
            pub fn patience(self) -> Patience {
                match self { $(Self::$name => Patience::$patience,)+ }
            }

            /// Whether it goes into the letter that tells everything.
            #[must_use]
            pub fn gathering(self) -> Gathering {
                match self { $(Self::$name => Gathering::$gathering,)+ }
            }

            /// Whether devices are told of it.
            #[must_use]
            pub fn devices(self) -> Devices {
                match self { $(Self::$name => Devices::$devices,)+ }
            }
        }

        impl Letter {
            /// The kind of letter it is.
            #[must_use]
            pub fn kind(&self) -> LetterKind {
                match self { $(Self::$name(_) => LetterKind::$name,)+ }
            }

            /// The payload, as the outbox keeps it.
            #[must_use]
            pub fn payload(&self) -> String {
                let json = match self { $(Self::$name(payload) => serde_json::to_string(payload),)+ };
                json.expect("a payload is plain data")
            }

            /// A letter as the outbox keeps it: the one place where that is read.
            ///
            /// # Errors
            /// If there is no such letter, or it needs to know something else.
            pub fn read(kind: &str, payload: &str) -> Result<Self, UnreadableLetter> {
                let kind = LetterKind::named(kind).ok_or_else(|| UnreadableLetter::Kind(kind.to_owned()))?;
                Ok(match kind { $(LetterKind::$name => Self::$name(serde_json::from_str(payload)?),)+ })
            }

            /// The question it asks its seat, and the entry it was asked at; none of a letter that asks nothing by itself.
            #[must_use]
            pub fn asked(&self) -> Option<&TurnPayload> {
                match self { $(Self::$name(payload) => payload.asked(),)+ }
            }

            /// Puts what it tells into the letter that tells everything, if it is gathered. `about`: its campaign and its seat.
            pub fn gather(&self, about: Option<(CampaignId, u8)>, into: &mut Gathered) {
                if self.kind().is_gathered() {
                    match self { $(Self::$name(payload) => payload.gather(about, into),)+ }
                }
            }
        }
    };
}
