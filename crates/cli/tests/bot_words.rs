//! Whatever a computer player says, there are words for it.

use std::collections::BTreeSet;

use bots::{BotLevel, Insight, InsightVisitor, Knowledge, Limits, decide};
use catalog::GameKind;
use tabletop::{Deal, Silent};
use texts::{Language, Texts};

/// The reasons given in a few games.
struct Reasons;

impl InsightVisitor for Reasons {
    type Output = BTreeSet<&'static str>;

    fn visit<G: Insight>(self) -> Self::Output {
        let mut keys = BTreeSet::new();
        for seed in 0..4 {
            let seats = (*G::SEATS.start() + seed as u8 % 3).min(*G::SEATS.end());
            let mut game =
                G::start(seats, &G::Options::default(), Deal::from_seed(seed)).expect("a good game");
            let mut decisions = 0;
            while let Some(seat) = game.status().waiting().first() {
                let level = if seed == 0 { BotLevel::Apprentice } else { BotLevel::Novice };
                let limits = Limits { seed: decisions, ..Limits::default() };
                let decision = decide(&Knowledge::of(&game, seat), level, &limits).expect("a move");
                keys.extend(decision.because.iter().map(|message| message.key));
                keys.extend(game.because_unveiled(seat, &decision.mv).iter().map(|message| message.key));
                game.play(seat, &decision.mv, &mut Silent);
                decisions += 1;
            }
        }
        keys
    }
}

#[test]
fn every_reason_and_every_level_has_words_in_all_languages() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in GameKind::ALL.into_iter().flat_map(|kind| bots::visit(kind, Reasons)) {
            assert!(texts.has("bots", &format!("because-{key}")), "because-{key} in {language:?}");
        }
        for level in BotLevel::ALL {
            assert!(texts.has("bots", &format!("level-{level}")));
            assert!(texts.has("bots", &format!("level-{level}-about")));
        }
    }
}
