//! Forms of pages, read as a browser without scripts would, and filled by a player who picks at random.

use sternpost_core::Source as _;
use sternpost_players::Rng;

/// A form's method is always POST here.
pub(crate) struct Form {
    pub(crate) action: String,
    html: String,
}

fn unescaped(text: &str) -> String {
    text.replace("&#34;", "\"")
        .replace("&quot;", "\"")
        .replace("&#38;", "&")
        .replace("&#39;", "'")
        .replace("&lt;", "<")
        .replace("&#60;", "<")
        .replace("&#62;", ">")
        .replace("&amp;", "&")
}

/// The value of an attribute in the first tag of a kind.
pub(crate) fn first(html: &str, kind: &str, name: &str) -> Option<String> {
    tags(html, kind).find_map(|tag| attribute(tag, name))
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let at = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let rest = &tag[at..];
    Some(unescaped(&rest[..rest.find('"')?]))
}

/// The tags of a kind, from `<` to `>`.
fn tags<'a>(html: &'a str, kind: &'a str) -> impl Iterator<Item = &'a str> {
    let open = format!("<{kind} ");
    html.match_indices(&open).map(|(at, _)| &html[at..at + html[at..].find('>').unwrap_or(0)]).collect::<Vec<_>>().into_iter()
}

impl Form {
    /// The form of a page that holds a field.
    pub(crate) fn with_field(html: &str, field: &str) -> Option<Self> {
        let forms = html.match_indices("<form").map(|(at, _)| &html[at..at + html[at..].find("</form>").unwrap_or(0)]);
        let form = forms.into_iter().find(|form| form.contains(&format!("name=\"{field}\"")))?;
        let head = &form[..form.find('>')?];
        Some(Self { action: attribute(head, "action")?, html: form.to_owned() })
    }

    fn inputs(&self, kind: &str) -> Vec<&str> {
        tags(&self.html, "input").filter(|tag| attribute(tag, "type").as_deref() == Some(kind)).collect()
    }

    /// The hidden fields.
    pub(crate) fn hidden(&self) -> Vec<(String, String)> {
        let field = |tag: &&str| Some((attribute(tag, "name")?, attribute(tag, "value")?));
        self.inputs("hidden").iter().filter_map(field).collect()
    }

    /// What can be picked of a field by radio buttons.
    pub(crate) fn picks(&self, name: &str) -> Vec<String> {
        let radios = self.inputs("radio").into_iter().filter(|tag| attribute(tag, "name").as_deref() == Some(name));
        radios.filter_map(|tag| attribute(tag, "value")).collect()
    }

    /// The options of a select.
    pub(crate) fn options(&self, name: &str) -> Vec<String> {
        let select = self.html.split("<select ").skip(1).find(|select| select.contains(&format!("name=\"{name}\"")));
        let select = select.and_then(|select| select.split("</select>").next()).unwrap_or_default();
        tags(select, "option").filter_map(|tag| attribute(tag, "value")).collect()
    }

    /// A legal turn of one answer: the controls filled at random, a little in favour of what brings the game on.
    pub(crate) fn filled(&self, rng: &mut Rng) -> Vec<(String, String)> {
        let mut fields = self.hidden();
        fields.push(("action".to_owned(), "confirm".to_owned()));
        let radios: Vec<String> = self.inputs("radio").iter().filter_map(|tag| attribute(tag, "value")).collect();
        let boxes: Vec<String> = self.inputs("checkbox").iter().filter_map(|tag| attribute(tag, "value")).collect();
        let numbers = self.inputs("number");
        let standing = || numbers.iter().map(|tag| (attribute(tag, "name").unwrap(), attribute(tag, "value").unwrap()));
        let outputs =
            |kind: &'static str| tags(&self.html, "output").filter(move |tag| attribute(tag, "data-count").as_deref() == Some(kind));
        if !radios.is_empty() {
            fields.push(("one".to_owned(), pick(&radios, rng)));
        } else if let Some(least) = outputs("some").next().and_then(|tag| attribute(tag, "data-least")) {
            fields.extend(boxes.into_iter().take(least.parse().unwrap()).map(|id| ("some".to_owned(), id)));
        } else if let Some((output, total)) = outputs("split").next().and_then(|tag| Some((tag, attribute(tag, "data-total")?))) {
            let [least, total]: [u32; 2] = [attribute(output, "data-least").unwrap(), total].map(|count| count.parse().unwrap());
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

fn split(numbers: &[&str], total: u32, rng: &mut Rng) -> Vec<(String, String)> {
    let mut parts: Vec<(String, u32, u32)> =
        numbers.iter().map(|tag| (attribute(tag, "name").unwrap(), 0, attribute(tag, "max").unwrap().parse().unwrap())).collect();
    for _ in 0..total {
        let open: Vec<usize> = (0..parts.len()).filter(|i| parts[*i].1 < parts[*i].2).collect();
        let at = open[rng.below(u32::try_from(open.len()).unwrap()) as usize];
        parts[at].1 += 1;
    }
    parts.into_iter().map(|(name, count, _)| (name, count.to_string())).collect()
}
