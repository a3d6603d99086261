//! What exercises are about.

/// The themes of a move that a computer player makes for this reason (`because-<reason>`).
const OF_REASONS: [(&str, &[&str]); 23] = [
    ("withdraw", &["withdraws"]),
    ("buy", &["buys-card", "buys-from-pile", "buys-tower"]),
    ("found", &["founds-castle"]),
    ("build", &["builds"]),
    ("lift", &["builds-and-lifts", "lifts-with-tower"]),
    ("beat", &["builds-and-beats"]),
    ("tower", &["builds-tower"]),
    ("bridge", &["builds-bridge", "threatens-bridge"]),
    ("merger", &["builds-and-joins", "gives-crest", "keeps-castle"]),
    ("noble", &["places-noble", "moves-noble", "trades-places"]),
    (
        "patience",
        &[
            "keeps-nobles",
            "passes",
            "takes-nothing",
            "saves-card",
            "leaves-shop",
            "keeps-swords",
            "keeps-cards",
            "keeps-area",
            "keeps-squire",
            "ends-turn",
            "draws-cards",
        ],
    ),
    ("shop", &["lays-shop", "uses-shop", "pays-for-shop"]),
    ("route", &["goes-to", "goes-on"]),
    ("home", &["sends-home"]),
    ("duel", &["challenges", "takes-tile"]),
    ("sword", &["takes-sword", "brings-sword"]),
    ("timing", &["plays-card", "chooses-cards", "plans-cards"]),
    ("take", &["takes-tiles", "takes-for-area", "takes-building", "takes-from-other"]),
    ("lay", &["enlarges", "lays-aside", "lays-building"]),
    ("claim", &["claims"]),
    ("sale", &["sells"]),
    ("harm", &["sets-conde", "sets-plague", "costs-other"]),
    ("hand", &["looks", "swaps"]),
];

/// All themes: those of moves, and those of the time and of the first sight.
pub fn themes() -> impl Iterator<Item = &'static str> {
    themes_of_moves().chain(["opening", "ending", "surprise"])
}

/// The themes of moves: those by which exercises can be looked for.
pub fn themes_of_moves() -> impl Iterator<Item = &'static str> {
    OF_REASONS.iter().map(|(theme, _)| *theme)
}

/// The theme of a move by the reason for it.
pub fn theme_of(key: &str) -> Option<&'static str> {
    OF_REASONS.iter().find(|(_, keys)| keys.contains(&key)).map(|(theme, _)| *theme)
}
