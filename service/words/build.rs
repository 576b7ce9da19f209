//! Names for the messages of pages.

fn main() {
    sternpost_catalogue::write("src/text", "page-");
}
