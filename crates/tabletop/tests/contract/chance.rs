//! Chance is the same on every machine and in every version: records rest on the numbers below. They were worked
//! out apart from this crate, from the published algorithms (xoshiro256++, `ChaCha8`, SHA-256).

use tabletop::{Deal, Random, Rng};

fn first(random: &mut impl Random, bound: u32) -> Vec<u32> {
    (0..12).map(|_| random.below(bound)).collect()
}

/// Draws that are given, so that the rare ones can be looked at.
struct FixedDraws(Vec<u64>);

impl Random for FixedDraws {
    fn next_u64(&mut self) -> u64 {
        self.0.remove(0) << 32
    }
}

/// Of 2^32 draws one is too many for three equal parts: 0 is thrown away. The next one to it that counts is 0xaaaaaaab, whose product with 3 is 2^33 + 1.
#[test]
fn the_draw_that_would_make_a_part_larger_is_thrown_away() {
    let mut given = FixedDraws(vec![0, 0xaaaa_aaab, 0x5555_5556, 0, 0, 0xffff_ffff]);
    assert_eq!([given.below(3), given.below(3), given.below(3)], [2, 1, 2]);
    assert!(given.0.is_empty(), "{:?} are left", given.0);
}

#[test]
fn the_fast_generator_never_changes() {
    assert_eq!(first(&mut Rng::new(7), 1000), [55, 172, 717, 427, 963, 465, 723, 329, 982, 73, 114, 171]);
}

#[test]
fn the_generator_of_a_deal_never_changes() {
    let deal = Deal::from_seed(7);
    assert_eq!(deal.to_string(), "836a94ee1a743af1e970cd9b54cc004ba81a8a5430c32b708eb9255a08060772");
    assert_eq!(
        first(&mut deal.shuffle(0), 1000),
        [258, 408, 321, 933, 671, 342, 471, 886, 29, 156, 501, 940]
    );
    assert_eq!(
        first(&mut deal.shuffle(1), 1000),
        [609, 493, 806, 119, 361, 762, 799, 263, 880, 803, 850, 371]
    );
}

#[test]
fn a_shuffle_never_changes() {
    let mut cards: Vec<u8> = (1..=12).collect();
    Deal::from_seed(7).shuffle(0).shuffle(&mut cards);
    assert_eq!(cards, [8, 2, 10, 1, 11, 7, 3, 6, 9, 12, 5, 4]);
}

#[test]
fn a_deal_made_from_several_parts_never_changes() {
    let server = Deal::new([1; 32]);
    assert_eq!(
        Deal::combine(&server, &[b"ana", b"bo"]).to_string(),
        "1f57bb698290b44df1a8e90866a8a89d3f0a21f745a96862e26b3acc7a0ffe9b"
    );
    assert_eq!(
        server.commitment().to_string(),
        "70bd4ebeb9ac1231a6ab3893fb6d4f7924e07bebd5ac50daa0a2921f9fa46124"
    );
}

#[test]
fn every_part_of_a_deal_counts_and_parts_do_not_run_together() {
    let server = Deal::new([1; 32]);
    let all = [
        Deal::combine(&server, &[]),
        Deal::combine(&server, &[b""]),
        Deal::combine(&server, &[b"ab"]),
        Deal::combine(&server, &[b"a", b"b"]),
        Deal::combine(&Deal::new([2; 32]), &[b"ab"]),
        server.commitment(),
        server,
    ];
    for (index, deal) in all.iter().enumerate() {
        assert!(all[..index].iter().all(|other| other != deal), "{deal} comes twice");
    }
}

#[test]
fn a_deal_reads_back_and_anything_else_is_refused() {
    let deal = Deal::from_seed(3);
    assert_eq!(deal.to_string().parse(), Ok(deal));
    assert_eq!(serde_json::from_str::<Deal>(&serde_json::to_string(&deal).unwrap()).unwrap(), deal);
    for text in ["", "12", "zz", &"g".repeat(64), &"0".repeat(63), &"0".repeat(66)] {
        let error = text.parse::<Deal>().unwrap_err();
        assert!(error.starts_with("a deal is 64 hexadecimal digits"), "{error}");
    }
}

#[test]
fn numbers_below_a_bound_are_fair() {
    let mut rng = Rng::new(1);
    for bound in [1, 2, 3, 7, 10] {
        let mut counts = vec![0_u32; bound as usize];
        for _ in 0..1000 * bound {
            counts[rng.below(bound) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (800..1200).contains(count)), "{counts:?}");
    }
}

#[test]
fn nothing_can_be_picked_from_nothing() {
    assert_eq!(Rng::new(1).pick::<u8>(&[]), None);
    assert_eq!(Rng::new(1).pick(&[5]), Some(&5));
}

#[test]
fn random_deals_differ() {
    let mut rng = Rng::new(1);
    assert_ne!(Deal::random(&mut rng), Deal::random(&mut rng));
}
