//! Mail addresses: how one is stored, and how others may read it.

/// An address as it is compared and kept: without spaces around it, in small letters. Mail servers may tell `Ada@` from
/// `ada@`; none does, and people write both.
#[must_use]
pub fn normal_address(text: &str) -> String {
    text.trim().to_lowercase()
}

/// An address as others at the table may read it: enough to tell two people of one name apart, too little to write to either.
#[must_use]
pub fn masked(address: &str) -> String {
    let (local, domain) = address.rsplit_once('@').unwrap_or((address, ""));
    let mut letters = local.chars();
    let first = letters.next().filter(|_| letters.next().is_some()).map(String::from).unwrap_or_default();
    format!("{first}…@{domain}")
}

#[cfg(test)]
mod tests {
    use super::masked;

    #[test]
    fn an_address_is_masked_so_that_two_of_one_name_differ() {
        for (address, shown) in
            [("zoe@z.test", "z…@z.test"), ("ada.l@b.test", "a…@b.test"), ("z@z.test", "…@z.test"), ("Öz@z.test", "Ö…@z.test")]
        {
            assert_eq!(masked(address), shown);
        }
    }
}
