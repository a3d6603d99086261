//! A network gives the numbers that the training's own arithmetic gives, bit for bit.
//!
//! `vectors.txt` has one position a line: its lists of features, and what `training/vectors.py` makes of them with the network
//! `training/networks/toledo.net`. The positions are those of a random game. After a change of the encoding or of the network:
//! `TERTULIA_VECTORS=new cargo test -p bots --test network`, then `python3 training/vectors.py`.

mod positions;

use bots::{BadNetwork, Network};
use encoding::{Encode, Features};
use tabletop::{Game, Seat};
use toledo::Toledo;

use positions::positions;

const NETWORK: &[u8] = include_bytes!("../../../training/networks/toledo.net");
const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors.txt");

/// The lists of a position, as the file has them: common, then seat and own of each seat.
fn lists(game: &Toledo) -> String {
    let mut lists = vec![list(|out| game.common(out))];
    for seat in Seat::all(game.seats()) {
        lists.push(list(|out| game.seat(seat, out)));
        lists.push(list(|out| game.own(seat, out)));
    }
    lists.join("|")
}

fn list(encode: impl Fn(&mut Features)) -> String {
    let mut features = Features::new();
    encode(&mut features);
    features.as_slice().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_network_gives_what_the_training_computes_for_it() {
    let network = Network::read(NETWORK).expect("a sound network");
    assert_eq!(network.game(), Toledo::NAME);
    let positions = positions::<Toledo>();
    if std::env::var_os("TERTULIA_VECTORS").is_some() {
        let text: String = positions.iter().map(|game| lists(game) + "\n").collect();
        std::fs::write(VECTORS, text).expect("the file can be written");
        return;
    }
    let text = std::fs::read_to_string(VECTORS).expect("the vectors");
    assert_eq!(text.lines().count(), positions.len());
    for (line, game) in text.lines().zip(&positions) {
        let (features, expected) = line.split_once('=').expect("lists and numbers");
        assert_eq!(features, lists(game), "the encoding is another");
        let numbers =
            network.outputs(game).iter().map(|(win, score)| format!("{win} {score}")).collect::<Vec<_>>();
        assert_eq!(expected, numbers.join(" "));
    }
}

#[test]
fn what_is_no_network_is_refused() {
    let sound = NETWORK.to_vec();
    let cut = |bytes: &[u8]| Network::read(bytes).map(|network| network.game().to_owned());
    assert!(cut(&sound).is_ok());
    assert!(cut(&sound[..sound.len() - 1]).is_err());
    assert!(cut(&[&sound[..], &[0]].concat()).is_err());
    assert!(cut(b"").is_err() && cut(b"tertulia network 2\n\n").is_err());
    let huge = b"tertulia network 1\ngame toledo\ncommon 99999999\nsums 128\nhidden 32\n\n";
    assert!(matches!(Network::read(huge), Err(BadNetwork { .. })));
}
