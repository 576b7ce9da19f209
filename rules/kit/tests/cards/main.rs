//! Cards of one list: each a file and a row.

mod owned;

/// What is printed on an instrument.
#[derive(Debug, PartialEq)]
pub struct Instrument {
    /// How loud it is.
    pub loudness: u8,
}

sternpost_kit::cards! {
    "instrument";
    /// An instrument.
    pub enum InstrumentId: Instrument = CARD {
        winds { Horn => horn, EnglishHorn => english_horn }
        strings { Lyre => lyre }
    }
}

#[test]
fn every_row_is_an_id_with_a_name_and_a_card() {
    let loudness: Vec<u8> = InstrumentId::ALL.iter().map(|id| id.card().loudness).collect();
    assert_eq!(loudness, [9, 5, 2]);
    assert_eq!((InstrumentId::EnglishHorn.slug(), InstrumentId::Lyre.name().key.as_ref()), ("english-horn", "instrument-lyre"));
    assert_eq!(serde_json::to_value(InstrumentId::EnglishHorn).unwrap(), "english-horn");
}

#[test]
fn a_row_can_say_whose_the_card_is() {
    let whose = owned::SongId::ALL.iter().map(|id| (id.singer(), *id.card())).collect::<Vec<_>>();
    assert_eq!(whose, [(owned::Singer::Ada, "la"), (owned::Singer::Bo, "hey")]);
}
