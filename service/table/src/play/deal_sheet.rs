//! A proposal on one sheet: all its questions stand there at once, although the rules ask them one by one. It decides nothing.

use crate::play::answer::asked_next;
use sternpost_core::{Answer, DealPart, Picked, Refusal, Seat, Shape, Side, Stop};
use sternpost_game::{Asked, Play};

/// A proposal as it is put together.
pub struct DealSheet {
    /// The seat to which it will be made.
    pub with: Seat,
    /// What can be in it, as the rules ask for it.
    pub rows: Vec<DealRow>,
    /// The answers that make it, from the choice that begins it.
    pub answers: Vec<Answer>,
    /// What the rules refuse of it; that row is answered by nothing meanwhile.
    pub refusal: Option<Refusal>,
}

/// A row of the sheet: one thing a proposal asks for.
pub struct DealRow {
    /// Which part of the deal it is.
    pub part: DealPart,
    /// The question.
    pub asked: Asked,
    /// Its answer, as it stands on the sheet.
    pub answer: Answer,
}

impl DealRow {
    /// Its name within the sheet, in forms.
    #[must_use]
    pub fn id(&self) -> String {
        row_id(&self.part)
    }

    /// Whether nothing of it changes hands.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.answer == self.asked.default
    }
}

/// The name of a row within its sheet.
#[must_use]
pub fn row_id(part: &DealPart) -> String {
    let side = match part.side {
        Side::Asked => "gets",
        Side::Offered => "gives",
    };
    format!("{side}-{}", part.what.id)
}

impl DealSheet {
    /// The sheet of an act at any time that was begun by some answers; none if what it asks next is no part of a deal. `picked` says
    /// what stands in a row; nothing: it stays empty.
    ///
    /// # Errors
    /// If the act cannot be begun.
    pub fn of(
        play: &dyn Play,
        seat: Seat,
        begun: &[Answer],
        picked: impl Fn(&DealPart, &Asked) -> Option<Answer>,
    ) -> Result<Option<Self>, Refusal> {
        let (mut answers, mut rows, mut refused) = (begun.to_vec(), vec![], None);
        loop {
            let preview = play.preview_anytime(seat, &answers)?;
            let part = preview.play.deal_part().filter(|_| preview.stop == Stop::Asked);
            let Some((part, asked)) = part.zip(asked_next(&preview, seat)) else { break };
            let answer = picked(&part, &asked).unwrap_or_else(|| asked.default.clone());
            match preview.play.check(seat, &answer) {
                Ok(()) => answers.push(answer.clone()),
                Err(refusal) => {
                    refused.get_or_insert(refusal);
                    answers.push(asked.default.clone());
                }
            }
            rows.push(DealRow { part, asked, answer });
        }
        let with = rows.first().map(|row: &DealRow| row.part.with);
        Ok(with.map(|with| Self { with, rows, answers, refusal: refused }))
    }

    /// Whether nothing would change hands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(DealRow::is_nothing)
    }
}

/// The choice of a row that stands for what does not change hands, where all of a number is shared out.
#[must_use]
pub fn rest_of(asked: &Asked) -> Option<&str> {
    match (&asked.shape, &asked.default) {
        (Shape::Split { least, total }, Picked::Split(parts)) if least == total => match parts.as_slice() {
            [(rest, count)] if count == total => Some(rest),
            _ => None,
        },
        _ => None,
    }
}

/// A sharing out of a row in which what was not named stays.
#[must_use]
pub fn with_rest(asked: &Asked, answer: Answer) -> Answer {
    let Some(rest) = rest_of(asked) else { return answer };
    match (&asked.shape, answer) {
        (Shape::Split { total, .. }, Picked::Split(mut parts)) => {
            let named: u32 = parts.iter().map(|(_, count)| *count).fold(0, u32::saturating_add);
            if named < *total {
                parts.insert(0, (rest.to_owned(), total - named));
            }
            Picked::Split(parts)
        }
        (_, other) => other,
    }
}
