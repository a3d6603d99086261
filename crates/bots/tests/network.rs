//! A network gives the numbers that the training's own arithmetic gives, bit for bit, on every machine.
//!
//! `vectors/GAME.txt` has one position a line: its lists of features, and what `training/vectors.py` makes of them with the network
//! `training/networks/GAME.net`. The positions are those of a random game. After a change of the encoding or of a network:
//! `TERTULIA_VECTORS=new cargo test -p bots --test network`, then `python3 training/vectors.py`.

mod positions;

use std::path::{Path, PathBuf};

use alcazar::Alcazar;
use big_boss::BigBoss;
use bots::{BadNetwork, Evaluator, Insight, Network, NetworkEvaluator};
use encoding::{Encode, Features};
use salamanca::Salamanca;
use serde_json::Value;
use tabletop::Seat;
use toledo::Toledo;

use positions::positions;

const NETWORK: &[u8] = include_bytes!("../../../training/networks/toledo.net");
/// What a network may take in the program.
const MOST_BYTES: usize = 1_500_000;

fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn kept<G: Encode>() -> (Vec<u8>, Network) {
    let bytes = std::fs::read(file(&format!("../../training/networks/{}.net", G::NAME))).expect("a file");
    let network = Network::read(&bytes).expect("a sound network");
    assert_eq!(network.game(), G::NAME);
    (bytes, network)
}

/// The lists of a position, as the files have them: common, then seat and own of each seat.
fn lists<G: Encode>(game: &G) -> String {
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

fn check_vectors<G: Encode>() {
    let (_, network) = kept::<G>();
    let vectors = file(&format!("tests/vectors/{}.txt", G::NAME));
    let positions = positions::<G>();
    if std::env::var_os("TERTULIA_VECTORS").is_some() {
        let text: String = positions.iter().map(|game| lists(game) + "\n").collect();
        std::fs::write(vectors, text).expect("the file can be written");
        return;
    }
    let text = std::fs::read_to_string(vectors).expect("the vectors");
    assert_eq!(text.lines().count(), positions.len());
    for (line, game) in text.lines().zip(&positions) {
        let (features, expected) = line.split_once('=').expect("lists and numbers");
        assert_eq!(features, lists(game), "the encoding of {} is another", G::NAME);
        let numbers =
            network.outputs(game).iter().map(|(win, score)| format!("{win} {score}")).collect::<Vec<_>>();
        assert_eq!(expected, numbers.join(" "), "{}", G::NAME);
    }
}

#[test]
fn a_network_gives_what_the_training_computes_for_it() {
    check_vectors::<Alcazar>();
    check_vectors::<BigBoss>();
    check_vectors::<Salamanca>();
    check_vectors::<Toledo>();
}

/// One number for all that the network's evaluator says of the positions, bit for bit.
fn digest<G: Insight>() -> u64 {
    let (_, network) = kept::<G>();
    let learned = NetworkEvaluator::new::<G>(&network, true).expect("a network of today's features");
    let mut evaluations = Vec::new();
    learned.evaluate(&positions::<G>(), &mut evaluations);
    let numbers = evaluations.iter().flat_map(|found| found.win_chances.into_iter().chain(found.scores));
    numbers.fold(0xcbf2_9ce4_8422_2325, |hash, number| {
        (hash ^ u64::from(number.to_bits())).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The judgement by hand and the way from its logarithms to chances are part of the answer. Whoever changes the judgement of a game changes its
/// number here.
#[test]
fn chances_and_scores_are_the_same_to_the_bit_on_every_machine() {
    let digests = [digest::<Alcazar>(), digest::<BigBoss>(), digest::<Salamanca>(), digest::<Toledo>()];
    assert_eq!(
        digests.map(|digest| format!("{digest:016x}")),
        ["c4ad1bf7afcd2386", "df87a2738a7aa038", "cd4613420dd6a309", "6ee6910c3fbae8c9"]
    );
}

fn check_head<G: Encode>() {
    let (bytes, network) = kept::<G>();
    assert!(bytes.len() <= MOST_BYTES, "{} takes {} bytes", G::NAME, bytes.len());
    let from: Value = serde_json::from_str(network.provenance()).expect("where it came from");
    assert!(from["code"].as_str().is_some_and(|code| code.len() >= 7), "{from}");
    assert!(from["seed"].is_u64(), "{from}");
    let games = |file: &Value| file["games"].as_u64().unwrap_or(0);
    let games: u64 = from["data"].as_array().expect("its games").iter().map(games).sum();
    assert!(games > 10_000, "{games} games of {}", G::NAME);
}

#[test]
fn every_network_is_small_and_says_from_which_code_games_and_seed_it_came() {
    check_head::<Alcazar>();
    check_head::<BigBoss>();
    check_head::<Salamanca>();
    check_head::<Toledo>();
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
