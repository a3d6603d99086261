//! Draws a position of a recorded game: `cargo run -p pictures --example draw -- RECORD MOVES FILE.png`.

use std::error::Error;
use std::fs;

use catalog::AnyGame;
use tabletop::Record;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [record, moves, file] = arguments.as_slice() else {
        return Err("a record, a number of moves and the name of a picture are needed".into());
    };
    let mut record: Record = fs::read_to_string(record)?.parse()?;
    record.moves.truncate(moves.parse()?);
    record.outcome = None;
    let game = AnyGame::replay(&record)?;
    let picture = pictures::draw(&game).ok_or("this game has no picture")?;
    fs::write(file, picture.png()?)?;
    Ok(())
}
