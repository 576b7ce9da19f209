//! Rubbish that looks like something: inputs bent at random, for readers that must refuse in words whatever comes.
//!
//! What nothing guides finds less than `fuzz/` does, but it needs no toolchain of its own, so that it runs with every test.

use std::ops::Range;
use sternpost_core::Source as _;
use sternpost_players::Rng;

/// No input becomes longer, but for those that begin longer.
const LONGEST: usize = 64 << 10;
/// What readers stumble over: ends, quotes, controls, halves of letters.
const PIECES: [&[u8]; 24] = [
    b"\0",
    b"\n",
    b"\r\n",
    b"\"",
    b"'",
    b"{",
    b"}",
    b"[",
    b"]",
    b":",
    b",",
    b"-",
    b"--",
    b"..",
    b"\\",
    b"<",
    b"&",
    b"%00",
    b"=",
    b"\xff",
    b"\xc3",
    b"\xe2\x80\xae",
    b"null",
    b"true",
];
/// Numbers nobody has.
const NUMBERS: [&[u8]; 9] = [b"0", b"-1", b"255", b"256", b"4294967296", b"9223372036854775807", b"18446744073709551616", b"1e400", b"0.5"];

fn up_to(bound: usize, rng: &mut Rng) -> usize {
    rng.below(u32::try_from(bound).unwrap_or(u32::MAX).max(1)) as usize
}

/// One of some seeds, bent up to twelve times.
///
/// # Panics
/// If there are no seeds.
#[must_use]
pub fn bent(seeds: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut input = seeds[up_to(seeds.len(), rng)].clone();
    let longest = LONGEST.max(input.len());
    for _ in 0..rng.below(12) {
        if input.is_empty() {
            input.extend_from_slice(PIECES[up_to(PIECES.len(), rng)]);
        }
        let (from, to) = (up_to(input.len(), rng), up_to(input.len(), rng));
        let part = from.min(to)..from.max(to).min(from.min(to) + 200);
        match rng.below(11) {
            0 => input[from] = u8::try_from(rng.below(256)).unwrap_or_default(),
            1 => input[from] ^= 1 << rng.below(8),
            2 => drop(input.splice(from..from, PIECES[up_to(PIECES.len(), rng)].iter().copied())),
            3 => drop(input.drain(part)),
            4 => {
                let doubled = input[part.clone()].to_vec();
                drop(input.splice(part.start..part.start, doubled));
            }
            5 => drop(input.splice(word(&input, from), NUMBERS[up_to(NUMBERS.len(), rng)].iter().copied())),
            // A word of one in the place of a word of another: what is well formed, and wrong.
            6 | 7 => {
                let other = &seeds[up_to(seeds.len(), rng)];
                let theirs = other[word(other, up_to(other.len(), rng))].to_vec();
                drop(input.splice(word(&input, from), theirs));
            }
            8 => mix_lines(&mut input, rng),
            9 => drop(input.splice(from..from, seeds[up_to(seeds.len(), rng)].iter().copied())),
            _ => input.truncate(from),
        }
        input.truncate(longest);
    }
    input
}

/// A line is swapped with another, doubled or dropped.
fn mix_lines(input: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<Vec<u8>> = input.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let (one, other) = (up_to(lines.len(), rng), up_to(lines.len(), rng));
    match rng.below(3) {
        0 => lines.swap(one, other),
        1 => lines.insert(one, lines[other].clone()),
        _ => drop(lines.remove(one)),
    }
    *input = lines.concat();
}

/// The letters and digits around a place.
fn word(text: &[u8], at: usize) -> Range<usize> {
    let belongs = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let begin = text[..at.min(text.len())].iter().rposition(|byte| !belongs(byte)).map_or(0, |before| before + 1);
    let length = text[begin..].iter().take_while(|byte| belongs(byte)).count();
    begin..begin + length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_bent_and_some_are_left_as_they_are() {
        let seeds = [b"{\"one\":\"pass\"}".to_vec(), b"{\"some\":[\"a\",\"b\"]}".to_vec()];
        let mut rng = Rng::new(1);
        let all: Vec<Vec<u8>> = (0..500).map(|_| bent(&seeds, &mut rng)).collect();
        let same = all.iter().filter(|input| seeds.contains(input)).count();
        assert!((10..250).contains(&same), "{same}");
        let crossed = all.iter().any(|input| input.starts_with(b"{\"some\"") && input.ends_with(b"pass\"}") || input == b"{\"one\":\"a\"}");
        assert!(crossed, "words of one come to stand in the other");
    }

    #[test]
    fn a_word_is_what_stands_between_signs() {
        assert_eq!([0, 1, 2, 5, 6, 99].map(|at| word(b"\"one\": 12", at)), [0..0, 1..4, 1..4, 5..5, 6..6, 7..9]);
    }
}
