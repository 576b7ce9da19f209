//! An XML writer: the only place where text enters a drawing, so that nothing enters it unescaped.

/// Writes into the drawing that `$drawing.out` holds.
macro_rules! put {
    ($drawing:expr, $($arg:tt)*) => { { let _ = write!($drawing.out, $($arg)*); } };
}

pub(super) use put;

/// Text for an element's content or an attribute's value. Control characters, which XML cannot carry, are dropped.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_that_means_something_to_xml_is_left() {
        assert_eq!(escaped("<a href='x' b=\"y\">&\u{0}\n"), "&lt;a href=&#39;x&#39; b=&quot;y&quot;&gt;&amp; ");
    }
}
