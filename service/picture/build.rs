//! Names for the messages of pictures.

fn main() {
    sternpost_catalogue::write("src/text", "picture-");
}
