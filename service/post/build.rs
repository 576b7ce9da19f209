//! Names for the messages of letters.

fn main() {
    sternpost_catalogue::write("text", "letter-");
}
