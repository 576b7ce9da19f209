//! The chart of points by round, drawn on the server: a line for each seat in its colour with its sign, and the same numbers as a table.

use super::linked::escaped;
use serde::Serialize;
use std::fmt::Write as _;
use sternpost_core::{BySeat, Seat};
use sternpost_picture::{SeatSign, seat_sign};
use sternpost_words::tally::NOTHING;

/// The drawing in its own units, of which a phone shows each as about a pixel.
const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 210.0;
/// The margin for the numbers at the edges.
const LEFT: f64 = 26.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 24.0;
/// The distance between lines that would cover each other.
const APART: f64 = 2.4;
/// Numbers along an edge, at most.
const FIGURES: usize = 12;

/// A moment of the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotMoment {
    /// What it is called.
    pub name: String,
    /// The same in a few letters.
    pub sign: String,
    /// The points of each seat.
    pub scores: Vec<Option<u32>>,
}

/// The points of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlotSeat {
    /// The seat's number.
    pub seat: u8,
    /// The name of the seat's holder.
    pub name: String,
    /// Its sign.
    pub sign: SeatSign,
    /// Its points at each moment; none where it has no score.
    pub points: Vec<Option<u32>>,
}

/// Points by round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plot {
    /// The moments: what each is called, and the points of each seat then, as a table shows them.
    pub rows: Vec<(String, Vec<String>)>,
    /// The seats.
    pub seats: Vec<PlotSeat>,
    /// The drawing.
    pub svg: String,
}

impl Plot {
    /// The plot of the scores at moments that have names; nothing of fewer than two moments or without any score.
    #[must_use]
    pub fn of(moments: Vec<PlotMoment>, most: Option<u32>, names: &[String], colours: &BySeat<String>) -> Option<Self> {
        let is_scored = moments.iter().any(|moment| moment.scores.iter().any(Option::is_some));
        if moments.len() < 2 || !is_scored {
            return None;
        }
        let seat = |(number, name): (u8, &String)| PlotSeat {
            seat: number,
            name: name.clone(),
            sign: seat_sign(Seat(number), colours),
            points: moments.iter().map(|moment| moment.scores.get(usize::from(number)).copied().flatten()).collect(),
        };
        let seats: Vec<PlotSeat> = (0..).zip(names).map(seat).collect();
        let svg = drawn(&seats, &moments, most);
        let figure = |points: Option<u32>| points.map_or_else(|| NOTHING.to_owned(), |points| points.to_string());
        let cells = |at: usize| seats.iter().map(|seat| figure(seat.points[at])).collect();
        let rows = moments.into_iter().enumerate().map(|(at, moment)| (moment.name, cells(at))).collect();
        Some(Self { rows, seats, svg })
    }
}

/// The coordinates of the chart: where a moment and a number of points are.
struct Field {
    last: f64,
    most: f64,
}

impl Field {
    fn x(&self, moment: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * count(moment) / self.last
    }
    fn y(&self, points: u32) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f64::from(points) / self.most
    }
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

fn drawn(seats: &[PlotSeat], moments: &[PlotMoment], most: Option<u32>) -> String {
    let highest = seats.iter().flat_map(|seat| &seat.points).flatten().copied().chain(most).max().unwrap_or_default().max(1);
    let field = Field { last: count(moments.len() - 1), most: f64::from(highest) };
    let mut out = format!("<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" aria-hidden=\"true\" focusable=\"false\">");
    edges(&mut out, &field, moments, highest);
    for (at, seat) in seats.iter().enumerate() {
        let shift = (count(at) - count(seats.len() - 1) / 2.0) * APART;
        line(&mut out, &field, seat, shift);
    }
    out.push_str("</svg>");
    out
}

fn edges(out: &mut String, field: &Field, moments: &[PlotMoment], highest: u32) {
    let step = highest.div_ceil(u32::try_from(FIGURES).expect("a small number")).max(1);
    for points in (0..=highest).step_by(usize::try_from(step).expect("a small number")) {
        let y = field.y(points);
        let _ = write!(out, "<path class=\"plot-grid\" d=\"M{LEFT} {y:.1}H{:.1}\"/>", WIDTH - RIGHT);
        let _ = write!(out, "<text class=\"plot-figure\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{points}</text>", LEFT - 6.0, y + 4.0);
    }
    let (step, last) = (moments.len().div_ceil(FIGURES).max(1), moments.len() - 1);
    // The last one is always named, and nothing so near that the words would touch.
    for at in (0..moments.len()).step_by(step).filter(|at| last - at >= step).chain([last]) {
        let _ = write!(
            out,
            "<text class=\"plot-figure\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            field.x(at),
            HEIGHT - 6.0,
            escaped(&moments[at].sign)
        );
    }
}

fn line(out: &mut String, field: &Field, seat: &PlotSeat, shift: f64) {
    let points: Vec<(f64, f64)> =
        seat.points.iter().enumerate().filter_map(|(moment, points)| Some((field.x(moment), field.y((*points)?) + shift))).collect();
    let Some((x, y)) = points.last() else { return };
    let path = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect::<Vec<_>>().join("L");
    let SeatSign { form, colour, line, .. } = seat.sign;
    // The rim of the sign goes along the line: a bright colour shows on a bright page.
    let _ = write!(out, "<path d=\"M{path}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/>");
    let _ = write!(out, "<path d=\"M{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>");
    for (x, y) in points.iter().rev().skip(1).rev() {
        let _ = write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.8\" fill=\"{colour}\" stroke=\"{line}\" stroke-width=\"1\"/>");
    }
    let _ = write!(
        out,
        "<path d=\"{form}\" fill=\"{colour}\" stroke=\"{line}\" stroke-width=\"16\" transform=\"translate({x:.1} {y:.1}) scale(.07)\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(scores: &[&[Option<u32>]]) -> Option<Plot> {
        let moments = scores
            .iter()
            .enumerate()
            .map(|(at, scores)| PlotMoment { name: format!("round {at}"), sign: at.to_string(), scores: scores.to_vec() })
            .collect();
        let colours: BySeat<String> = ["red", "blue"].map(str::to_owned).into_iter().collect();
        Plot::of(moments, Some(10), &["Ada".to_owned(), "Bo".to_owned()], &colours)
    }

    #[test]
    fn there_is_a_line_for_each_seat_and_a_number_for_each_moment() {
        let plot = plot(&[&[Some(0), Some(0)], &[Some(1), None], &[Some(3), None]]).unwrap();
        assert_eq!(plot.seats[0].points, [Some(0), Some(1), Some(3)]);
        assert_eq!(plot.seats[1].points, [Some(0), None, None], "who has left has points no more");
        assert_eq!(plot.svg.matches("scale(.07)").count(), 2, "each line ends with its seat's sign");
    }

    #[test]
    fn one_moment_is_no_course_and_neither_is_a_game_without_points() {
        assert_eq!(plot(&[&[Some(0), Some(0)]]), None);
        assert_eq!(plot(&[&[None, None], &[None, None]]), None);
    }
}
