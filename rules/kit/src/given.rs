//! Reading a position described by hand: what is described is taken out of the box.

/// Takes things out of what the box has left, in the order they are named; of what is not there (any more) `complain` says what is wrong.
pub fn take<'c, C: PartialEq + 'c>(
    from: &mut Vec<C>,
    things: impl IntoIterator<Item = &'c C>,
    complain: impl Fn(&C) -> String,
    wrong: &mut Vec<String>,
) {
    for thing in things {
        match from.iter().position(|left| left == thing) {
            Some(at) => drop(from.remove(at)),
            None => wrong.push(complain(thing)),
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_the_box_has_not_is_said_once_for_each() {
        let (mut left, mut wrong) = (vec!['a', 'b', 'b'], vec![]);
        super::take(&mut left, &['b', 'c', 'b', 'b'], |card| format!("no {card} left"), &mut wrong);
        assert_eq!((left, wrong), (vec!['a'], vec!["no c left".to_owned(), "no b left".to_owned()]));
    }
}
