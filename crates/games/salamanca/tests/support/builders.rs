//! Games of players who build: tiles go beside their like, new buildings are claimed, sales are rare. Purely random players
//! scatter their tiles, and then areas, locks and plagues have little to say.

use salamanca::{Building, Face, Landscape, Move, Options, Salamanca};
use tabletop::{Deal, Game, Playthrough, Random, Rng, Seat};

pub fn builders_game(seats: u8, seed: u64) -> Playthrough<Salamanca> {
    let mut rng = Rng::new(seed);
    let mut game =
        Playthrough::<Salamanca>::new(seats, &Options::default(), Deal::from_seed(seed)).expect("a start");
    while let Some(seat) = game.state().status().waiting().first() {
        let mv = choose(game.state(), seat, &mut rng);
        game.play(seat, mv, None).expect("a legal move");
    }
    game
}

fn choose(game: &Salamanca, seat: Seat, rng: &mut Rng) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let tries = (0..14).map(|_| *rng.pick(&moves).expect("a move"));
    tries.max_by_key(|mv| liking(game, seat, *mv)).expect("a move")
}

fn liking(game: &Salamanca, seat: Seat, mv: Move) -> u32 {
    match mv {
        Move::Claim { .. } | Move::Take { .. } => 20,
        Move::Lay { tile, cell } => {
            let board = game.board();
            let near = |kinds: &[Landscape], buildings: &[Building]| {
                let beside = |other: salamanca::Cell| {
                    other.column().abs_diff(cell.column()) + other.row().abs_diff(cell.row()) == 1
                };
                let tiles =
                    kinds.iter().flat_map(|kind| board.tiles_of(*kind).iter()).filter(|other| beside(*other));
                let mut houses = 0;
                for kind in buildings {
                    for house in board.buildings_of(*kind).iter().filter(|other| beside(*other)) {
                        houses += if board.owner(house) == Some(seat) { 6 } else { 2 };
                    }
                }
                3 * tiles.count() as u32 + houses
            };
            match tile.face() {
                Face::Building(building) => near(building.landscapes(), &[]),
                Face::Landscape(kind, _) => {
                    let of_colour = Building::ALL.into_iter().find(|one| one.landscapes().contains(&kind));
                    near(&[kind], &of_colour.into_iter().collect::<Vec<_>>())
                }
            }
        }
        Move::Conde { .. } | Move::Plague { .. } | Move::Look { .. } => 4,
        _ => 1,
    }
}
