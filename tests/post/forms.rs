//! Forms of pages, read as a browser without scripts would, and filled by a player who picks at random.

use crate::page::{Page, selector};
use scraper::ElementRef;
use std::collections::BTreeMap;
use sternpost_core::Source as _;
use sternpost_players::Rng;

/// A form's method is always POST here.
pub(crate) struct Form {
    pub(crate) action: String,
    controls: Vec<Control>,
}

/// An input, an output or a select of a form.
struct Control {
    element: String,
    attributes: BTreeMap<String, String>,
    /// The attributes of each option of a select.
    options: Vec<BTreeMap<String, String>>,
}

fn attributes(element: ElementRef<'_>) -> BTreeMap<String, String> {
    element.value().attrs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

impl Control {
    fn attribute(&self, name: &str) -> Option<String> {
        self.attributes.get(name).cloned()
    }

    fn is(&self, element: &str, attribute: &str, value: &str) -> bool {
        self.element == element && self.attributes.get(attribute).is_some_and(|own| own == value)
    }

    /// What a browser sends of it if nobody touches it.
    fn shown(&self) -> Option<(String, String)> {
        let is_off = (self.is("input", "type", "checkbox") || self.is("input", "type", "radio")) && self.attribute("checked").is_none();
        let value = match self.element.as_str() {
            "input" if !is_off => self.attribute("value").unwrap_or_default(),
            "select" => {
                let selected = self.options.iter().find(|option| option.contains_key("selected"));
                selected.or(self.options.first())?.get("value")?.clone()
            }
            _ => return None,
        };
        Some((self.attribute("name")?, value))
    }
}

impl Form {
    /// The form of a page that holds a field.
    pub(crate) fn with_field(html: &str, field: &str) -> Option<Self> {
        Page::of(html).form_with(field)
    }

    /// A form as an element of its page; one that names no action is sent nowhere.
    pub(crate) fn of(form: ElementRef<'_>) -> Option<Self> {
        let (controls, options) = (selector("input, output, select"), selector("option"));
        let control = |element: ElementRef<'_>| Control {
            element: element.value().name().to_owned(),
            attributes: attributes(element),
            options: element.select(&options).map(attributes).collect(),
        };
        Some(Self { action: form.attr("action")?.to_owned(), controls: form.select(&controls).map(control).collect() })
    }

    fn inputs(&self, kind: &str) -> Vec<&Control> {
        self.controls.iter().filter(|control| control.is("input", "type", kind)).collect()
    }

    /// Where a page counts what is picked.
    fn output(&self, count: &str) -> Option<&Control> {
        self.controls.iter().find(|control| control.is("output", "data-count", count))
    }

    /// The hidden fields.
    pub(crate) fn hidden(&self) -> Vec<(String, String)> {
        let field = |input: &&Control| Some((input.attribute("name")?, input.attribute("value")?));
        self.inputs("hidden").iter().filter_map(field).collect()
    }

    /// What a browser sends of its inputs and selects if nobody touches them.
    pub(crate) fn as_shown(&self) -> Vec<(String, String)> {
        self.controls.iter().filter_map(Control::shown).collect()
    }

    /// What can be picked of a field by radio buttons.
    pub(crate) fn picks(&self, name: &str) -> Vec<String> {
        let radios = self.inputs("radio").into_iter().filter(|input| input.is("input", "name", name));
        radios.filter_map(|input| input.attribute("value")).collect()
    }

    /// The options of a select.
    pub(crate) fn options(&self, name: &str) -> Vec<String> {
        let select = self.controls.iter().find(|control| control.is("select", "name", name));
        select.into_iter().flat_map(|select| &select.options).filter_map(|option| option.get("value").cloned()).collect()
    }

    /// A legal turn of one answer: the controls filled at random, a little in favour of what brings the game on.
    pub(crate) fn filled(&self, rng: &mut Rng) -> Vec<(String, String)> {
        let mut fields = self.hidden();
        fields.push(("action".to_owned(), "confirm".to_owned()));
        let radios: Vec<String> = self.inputs("radio").iter().filter_map(|input| input.attribute("value")).collect();
        let boxes: Vec<String> = self.inputs("checkbox").iter().filter_map(|input| input.attribute("value")).collect();
        let numbers = self.inputs("number");
        let standing = || numbers.iter().map(|input| (input.attribute("name").unwrap(), input.attribute("value").unwrap()));
        if !radios.is_empty() {
            fields.push(("one".to_owned(), pick(&radios, rng)));
        } else if let Some(least) = self.output("some").and_then(|output| output.attribute("data-least")) {
            fields.extend(boxes.into_iter().take(least.parse().unwrap()).map(|id| ("some".to_owned(), id)));
        } else if let Some((output, total)) = self.output("split").and_then(|output| Some((output, output.attribute("data-total")?))) {
            let [least, total]: [u32; 2] = [output.attribute("data-least").unwrap(), total].map(|count| count.parse().unwrap());
            let stands: u32 = standing().map(|(_, count)| count.parse::<u32>().unwrap()).sum();
            if least == total || stands < least {
                let least = least.max(1);
                fields.extend(split(&numbers, least + rng.below(total + 1 - least), rng));
            } else {
                // What must come to something stands there already.
                fields.extend(standing());
            }
        } else {
            fields.extend(standing());
        }
        fields
    }
}

fn pick(ids: &[String], rng: &mut Rng) -> String {
    let quick = ["pass", "done", "decline", "stay"];
    if let Some(id) = ids.iter().find(|id| quick.contains(&id.as_str())).filter(|_| rng.percent(75)) {
        return id.clone();
    }
    let open: Vec<&String> = ids.iter().filter(|id| !id.starts_with("propose:")).collect();
    open[rng.below(u32::try_from(open.len()).unwrap()) as usize].clone()
}

fn split(numbers: &[&Control], total: u32, rng: &mut Rng) -> Vec<(String, String)> {
    let mut parts: Vec<(String, u32, u32)> =
        numbers.iter().map(|input| (input.attribute("name").unwrap(), 0, input.attribute("max").unwrap().parse().unwrap())).collect();
    for _ in 0..total {
        let open: Vec<usize> = (0..parts.len()).filter(|i| parts[*i].1 < parts[*i].2).collect();
        let at = open[rng.below(u32::try_from(open.len()).unwrap()) as usize];
        parts[at].1 += 1;
    }
    parts.into_iter().map(|(name, count, _)| (name, count.to_string())).collect()
}
