//! A network gives the numbers that the training's own arithmetic gives, bit for bit.
//!
//! `vectors.txt` has one position a line: its lists of features, and what `training/vectors.py` makes of them with the network
//! `training/networks/toledo.net`. The positions are those of a random game. After a change of the encoding or of the network:
//! `TERTULIA_VECTORS=new cargo test -p bots --test network`, then `python3 training/vectors.py`.

#[cfg(feature = "networks")]
use alcazar::Alcazar;
#[cfg(feature = "networks")]
use big_boss::BigBoss;
use bots::{
    Adviser, BadNetwork, BotLevel, HINT, HandMadeEvaluator, Insight, Knowledge, Limits, Network, decide,
    decide_with,
};
use encoding::{Encode, Features};
#[cfg(feature = "networks")]
use salamanca::Salamanca;
use tabletop::{Deal, Game, Rng, Seat, Silent};
use toledo::Toledo;

const NETWORK: &[u8] = include_bytes!("../../../training/networks/toledo.net");
const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors.txt");

/// Every few moves of random games at all tables.
fn positions<G: Game>() -> Vec<G> {
    let mut positions = Vec::new();
    for seats in G::SEATS {
        let mut rng = Rng::new(u64::from(seats));
        let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(5)).expect("a good game");
        for number in 0..120 {
            let Some(seat) = game.status().waiting().first() else { break };
            if number % 12 == 0 {
                positions.push(game.clone());
            }
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
            game.play(seat, &mv, &mut Silent);
        }
    }
    positions
}

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

/// The grandmaster and who advises ask the network of a game at the tables where it is proven, and nobody else does.
#[cfg(feature = "networks")]
fn expect_asked<G: Insight>(tables: &[u8]) {
    let limits = Limits::iterations(40, 3);
    for (seats, game) in positions::<G>().iter().step_by(3).map(|game| (game.seats(), game)) {
        let knowledge = Knowledge::of(game, game.status().waiting().first().expect("it goes on"));
        if knowledge.moves().len() < 2 {
            continue;
        }
        let (place, is_proven) = (format!("{} for {seats}", G::NAME), tables.contains(&seats));
        let by_hand =
            |level| decide_with(&knowledge, level, &G::style(level, seats), &HandMadeEvaluator, &limits);
        for level in [BotLevel::Journeyman, BotLevel::Expert, BotLevel::Master, BotLevel::Grandmaster] {
            let has_asked = decide(&knowledge, level, &limits) != by_hand(level);
            assert_eq!(has_asked, is_proven && level == BotLevel::Grandmaster, "{level} of {place}");
        }
        let advice = Adviser::at_table_of(seats).decide(&knowledge, &limits);
        assert_eq!(advice != by_hand(HINT), is_proven, "advice at {place}");
    }
}

#[cfg(feature = "networks")]
#[test]
fn networks_are_asked_where_they_are_proven_and_nowhere_else() {
    expect_asked::<Alcazar>(&[]);
    expect_asked::<BigBoss>(&[2, 3, 4, 5]);
    expect_asked::<Salamanca>(&[2]);
    expect_asked::<Toledo>(&[2]);
}
