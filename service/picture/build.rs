//! Build script: generates the names of the messages of pictures.

fn main() {
    sternpost_catalogue::write("src/text", "picture-");
}
