//! The promissory notes of the box (LRR 85), each with the file in `cards/promissory_notes/` that says what it does.

/// The list, handed to a macro.
macro_rules! promissory_notes {
    ($then:ident) => {
        $then! {
            Ceasefire => ceasefire,
            PoliticalSecret => political_secret,
            SupportForTheThrone => support_for_the_throne,
            TradeAgreement => trade_agreement,
            GiftOfPrescience => gift_of_prescience,
            TradeConvoys => trade_convoys,
            MilitarySupport => military_support,
            PoliticalFavor => political_favor,
            Stymie => stymie,
            WarFunding => war_funding,
            RaghsCall => raghs_call,
            FiresOfTheGashlai => fires_of_the_gashlai,
            CyberneticEnhancements => cybernetic_enhancements,
            PromiseOfProtection => promise_of_protection,
            Antivirus => antivirus,
            TekklarLegion => tekklar_legion,
            ResearchAgreement => research_agreement,
            Acquiescence => acquiescence,
            GreyfireMutagen => greyfire_mutagen,
            CreussIff => creuss_iff,
            SpyNet => spy_net,
        }
    };
}
pub(crate) use promissory_notes;

macro_rules! ids {
    ($($id:ident => $file:ident),* $(,)?) => {
        sternpost_core::terms! {
            "note";
            /// A promissory note.
            pub enum NoteKind { $($id),* }
        }
    };
}
promissory_notes!(ids);
