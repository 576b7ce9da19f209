//! Build script: generates the names of the messages of pages.

fn main() {
    sternpost_catalogue::write("src/text", "page-");
}
