//! The routes of the server, as the lines of `service/web/src/routes.rs` say them.

const LINES: &str = include_str!("../../service/web/src/routes.rs");
const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

/// A path the server answers at, and the methods it answers.
pub(crate) struct Route {
    /// From the root, with a name in braces for each part that is filled in.
    pub(crate) path: String,
    /// In lower case.
    pub(crate) methods: Vec<&'static str>,
}

/// All routes, in the order of their lines.
pub(crate) fn all() -> Vec<Route> {
    let mut scope = "";
    let mut routes = vec![];
    for line in LINES.lines() {
        if let Some(path) = quoted_after(line, "scope(\"") {
            scope = path;
        } else if let Some(path) = quoted_after(line, ".service(at(\"") {
            let methods = METHODS.into_iter().filter(|method| line.contains(&format!(").{method}("))).collect();
            routes.push(Route { path: format!("{scope}{path}"), methods });
        } else if line.trim() == ")" {
            // The scope ends.
            scope = "";
        }
    }
    routes
}

/// What stands between a mark in a line and the next quotation mark.
fn quoted_after<'a>(line: &'a str, mark: &str) -> Option<&'a str> {
    line.split_once(mark)?.1.split('"').next()
}

#[test]
fn every_route_and_every_method_is_read() {
    let routes = all();
    let scopes = LINES.matches("scope(\"").count();
    assert_eq!(routes.len() + scopes, LINES.matches(".service(").count(), "each service is a scope or a route");
    let read: usize = routes.iter().map(|route| route.methods.len()).sum();
    let said: usize = METHODS.iter().map(|method| LINES.matches(&format!(").{method}(")).count()).sum();
    assert_eq!(read, said);
}
