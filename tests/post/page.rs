//! Pages and letters, read by their elements as a browser without scripts reads them.
//!
//! What is read of a page is plain data: a parsed document may not be held while a test waits for something, its text may.

use crate::forms::Form;
use scraper::{ElementRef, Html, Selector};

/// The HTML of a page or of a letter.
pub(crate) struct Page {
    html: String,
}

/// What a CSS selector selects.
pub(crate) fn selector(css: &str) -> Selector {
    Selector::parse(css).unwrap_or_else(|why| panic!("{css}: {why}"))
}

/// The words of an element as a browser shows them: spaces and line breaks between two words are one space.
fn words(element: ElementRef<'_>) -> String {
    let text: String = element.text().collect();
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

impl Page {
    pub(crate) fn of(html: &str) -> Self {
        Self { html: html.to_owned() }
    }

    /// What is read of each element that a selector finds, in the order of the page.
    fn each<T>(&self, css: &str, read: impl Fn(ElementRef<'_>) -> T) -> Vec<T> {
        let (html, selector) = (Html::parse_document(&self.html), selector(css));
        html.select(&selector).map(read).collect()
    }

    /// Whether there is such an element.
    pub(crate) fn has(&self, css: &str) -> bool {
        !self.each(css, |_| true).is_empty()
    }

    /// The words of each such element.
    pub(crate) fn texts(&self, css: &str) -> Vec<String> {
        self.each(css, words)
    }

    /// The values of an attribute of those such elements that have it.
    pub(crate) fn attributes(&self, css: &str, name: &str) -> Vec<String> {
        self.each(css, |element| element.attr(name).map(str::to_owned)).into_iter().flatten().collect()
    }

    /// The value of an attribute of the first such element that has it.
    pub(crate) fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.attributes(css, name).into_iter().next()
    }

    /// The addresses that can be followed.
    pub(crate) fn links(&self) -> Vec<String> {
        self.attributes("a", "href")
    }

    /// The first address that can be followed and contains this.
    pub(crate) fn link_to(&self, part: &str) -> Option<String> {
        self.links().into_iter().find(|link| link.contains(part))
    }

    /// Everything the page says, in the lines in which its HTML says it.
    pub(crate) fn text(&self) -> String {
        Html::parse_document(&self.html).root_element().text().collect()
    }

    /// The form that holds a field.
    pub(crate) fn form_with(&self, field: &str) -> Option<Form> {
        let (html, forms, field) = (Html::parse_document(&self.html), selector("form"), selector(&format!("[name=\"{field}\"]")));
        html.select(&forms).find(|form| form.select(&field).next().is_some()).and_then(Form::of)
    }
}

#[test]
fn a_page_is_read_as_a_browser_reads_it() {
    let page = Page::of(
        "<p class=\"a b\">One\n  <b>&#60;two&#62;</b></p><p>Three</p><a href=\"/to?a=1&#38;b=2\">there</a>\
         <form action=\"/sent\"><input type=\"hidden\" name=\"key\" value=\"&#34;\"><input type=\"radio\" name=\"one\" value=\"1\">\
         <select name=\"which\"><option value=\"x\">X</option><option value=\"y\" selected>Y</option></select></form>",
    );
    assert_eq!(page.texts("p"), ["One <two>", "Three"]);
    assert!(page.has("p.b") && !page.has("p.c"));
    assert_eq!(page.link_to("/to").as_deref(), Some("/to?a=1&b=2"));
    let form = page.form_with("one").expect("a form has this field");
    assert_eq!((form.action.as_str(), form.options("which")), ("/sent", vec!["x".to_owned(), "y".to_owned()]));
    let shown = [("key", "\""), ("which", "y")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(form.as_shown(), shown);
    assert!(page.form_with("two").is_none());
}
