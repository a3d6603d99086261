//! Chances of all seats side by side, as whole parts of a hundred.

/// The chances of a review have so many digits: more would say more than is known.
const WHOLE: f32 = 1_000.0;

/// What each seat has of the whole, in parts that add up to 100: each rounded by itself, they could come to 99 or 101. By what each
/// player could know the chances need not add up either; they are told as parts of what they add up to. What is left after rounding
/// down goes to the largest remainders, of equal ones to the seat that comes first. The page does the same (`web/src/review/shares.ts`).
pub(super) fn shares_of(chances: &[f32]) -> Vec<u32> {
    let parts: Vec<u32> =
        chances.iter().map(|chance| (WHOLE * chance.clamp(0.0, 1.0)).round() as u32).collect();
    let whole: u32 = parts.iter().sum();
    if whole == 0 {
        return parts;
    }
    let mut shares: Vec<u32> = parts.iter().map(|part| 100 * part / whole).collect();
    let mut seats: Vec<usize> = (0..parts.len()).collect();
    // The order of equal ones stays.
    seats.sort_by_key(|seat| std::cmp::Reverse(100 * parts[*seat] % whole));
    let left = 100 - shares.iter().sum::<u32>();
    for seat in seats.into_iter().take(left as usize) {
        shares[seat] += 1;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::shares_of;

    /// The same cases as in the test of the page, so that a position has the same figures there.
    #[test]
    fn shares_of_all_seats_add_up_to_a_hundred() {
        for (chances, shares) in [
            (vec![0.5, 0.5], vec![50, 50]),
            (vec![0.333, 0.333, 0.333], vec![34, 33, 33]),
            (vec![0.255, 0.255, 0.255, 0.235], vec![26, 26, 25, 23]),
            (vec![0.286, 0.286, 0.428], vec![29, 28, 43]),
            (vec![0.375, 0.625], vec![38, 62]),
            (vec![1.0, 0.0, 0.0], vec![100, 0, 0]),
            (vec![0.0, 0.0], vec![0, 0]),
            // By what each could know.
            (vec![0.6, 0.6], vec![50, 50]),
            (vec![0.42, 0.22, 0.2], vec![50, 26, 24]),
        ] {
            assert_eq!(shares_of(&chances), shares, "{chances:?}");
        }
    }

    #[test]
    fn where_the_chances_add_up_no_share_is_far_from_its_own_rounding() {
        for first in 0..=1_000_u16 {
            for second in (0..=1_000 - first).step_by(7) {
                let chances = [first, second, 1_000 - first - second].map(|part| f32::from(part) / 1_000.0);
                let shares = shares_of(&chances);
                assert_eq!(shares.iter().sum::<u32>(), 100, "{chances:?}");
                for (share, chance) in shares.iter().zip(chances) {
                    assert!(
                        (f64::from(*share) - 100.0 * f64::from(chance)).abs() < 1.001,
                        "{chances:?}: {shares:?}"
                    );
                }
            }
        }
    }
}
