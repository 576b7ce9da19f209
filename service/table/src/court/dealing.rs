//! Redeals what lies face down and nobody may know, because somebody has seen what comes: on a line that was left, or in the campaign that was
//! forked.

use super::Refused;
use super::proceedings::Proceedings;
use sternpost_core::Chance;
use sternpost_game::Play;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, Cause, Derived, Draws};
use sternpost_model::reason::Reason;

/// The entry by which it is dealt anew in a position, and the position after it. `from`: from which draw on chance gives something new, if it does.
///
/// # Errors
/// If the rules cannot.
pub(crate) fn dealt(before: &dyn Play, from: Option<u64>, mut source: Derived) -> Result<(Body, Box<dyn Play>), Refused> {
    let dealt = guarded(|| {
        let mut play = before.fork();
        let out = play.deal_anew(&mut Chance::live(&mut source));
        (Body::DealtAnew { from, chance: out.chance }, play)
    });
    dealt.map_err(|why| Refused::Invalid(Reason::RulesCannotDealAnew { message: why }))
}

/// The draw from which on chance gives something new after a rewind to a position; none: it gives the same again, or its streams are named by
/// entries.
pub(crate) fn made_new(play: &dyn Play, draws: Draws) -> Option<u64> {
    play.draws_so_far().filter(|_| draws.are_anew())
}

impl Proceedings<'_> {
    /// Redeals what nobody may know after a rewind, where somebody may have seen it.
    pub(super) fn deal_anew(&mut self, to: u64, draws: Draws) -> Result<(), Refused> {
        if !self.court.deals_anew(to, draws) {
            return Ok(());
        }
        let before = self.stands()?;
        let stream = self.court.stream_of_deal(before, self.next());
        let source = Derived::new(&self.snapshot.chance, self.snapshot.campaign.id, stream);
        let (body, play) = dealt(before, made_new(before, draws), source)?;
        self.play = Some(play);
        self.push(body, (Actor::System, Cause::Lifecycle), &[]).map(drop)
    }
}
