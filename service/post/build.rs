//! Build script: generates the names of the messages of letters.

fn main() {
    sternpost_catalogue::write("text", "letter-");
}
