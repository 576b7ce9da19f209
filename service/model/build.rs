//! Names for the messages of time.

fn main() {
    sternpost_catalogue::write("src/pace/text", "time-");
}
