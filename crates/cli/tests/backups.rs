//! Backups of the real program while people play, and the data as it was at a moment.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

#[path = "../../server/tests/suite/support/http.rs"]
mod http;
#[path = "../../server/tests/suite/support/player.rs"]
mod player;
#[path = "support/program.rs"]
mod program;

use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use http::Browser;
use player::Player;
use program::{admin, start, stop, until_ready, unused_address};
use serde_json::json;

/// Two people at a table.
struct TwoPlayers {
    table: String,
    players: [Player; 2],
}

impl TwoPlayers {
    async fn sit(address: std::net::SocketAddr, game: &str) -> Self {
        let [ana, ben] = [Browser::named(address, "Ana").await, Browser::named(address, "Ben").await];
        let body = json!({ "settings": { "game": game, "seats": 2 } });
        let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
        ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let players = [Player::at(&ana, &table).await, Player::at(&ben, &table).await];
        Self { table, players }
    }

    /// One move of whoever is to move.
    async fn play(&mut self) {
        let turn = usize::from(self.players[0].offers().is_empty());
        let offer = self.players[turn].offers().remove(0);
        assert_eq!(self.players[turn].play(&offer).await["type"], "done");
        let seq = self.players[turn].seq();
        let other = &mut self.players[1 - turn];
        while other.seq() < seq {
            other.next().await.unwrap();
        }
    }

    /// The same people at the same table, on other connections.
    async fn again(&self) -> Self {
        let players = [self.players[0].again().await, self.players[1].again().await];
        Self { table: self.table.clone(), players }
    }

    fn seq(&self) -> u64 {
        self.players[0].seq()
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// A whole second that lies after all that was answered, and before all that will be.
async fn next_second() -> String {
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    let mut date = std::process::Command::new("date");
    let written = date.args(["-u", "-d", &format!("@{now}"), "+%Y-%m-%dT%H:%M:%SZ"]).output().unwrap();
    tokio::time::sleep(Duration::from_millis(10)).await;
    String::from_utf8(written.stdout).unwrap().trim().to_owned()
}

#[tokio::test]
async fn data_is_backed_up_while_people_play_and_restored_as_it_was_at_a_moment() {
    let folder = tempfile::TempDir::new().unwrap();
    let (data, backups) = (folder.path().join("data"), folder.path().join("backups"));
    let [data_text, backups_text] = [&data, &backups].map(|path| path.to_str().unwrap());
    let address = unused_address();
    let program = start(address, &data);
    until_ready(address).await;
    let mut kept = TwoPlayers::sit(address, "toledo").await;
    let mut busy = TwoPlayers::sit(address, "alcazar").await;
    let is_enough = Arc::new(AtomicBool::new(false));
    let enough = Arc::clone(&is_enough);
    let playing = tokio::spawn(async move {
        for _ in 0..200 {
            if enough.load(Ordering::Relaxed) {
                break;
            }
            busy.play().await;
        }
    });
    for _ in 0..2 {
        kept.play().await;
        let ran = admin(&["backup", "--data", data_text, "--into", backups_text, "--keep", "1"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        tokio::time::sleep(Duration::from_millis(1_010)).await;
    }
    assert_eq!(files(&backups).len(), 1, "{:?}", files(&backups));

    let before = kept.seq();
    let moment = next_second().await;
    kept.play().await;
    kept.play().await;
    let later = TwoPlayers::sit(address, "salamanca").await;
    is_enough.store(true, Ordering::Relaxed);
    playing.await.unwrap();
    let restore = ["restore", backups_text, "--data", data_text, "--until", &moment];
    let ran = admin(&["backup", "--data", data_text, "--into", backups_text, "--keep", "2"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let early = admin(&restore);
    assert!(early.code == 2 && early.err.contains("another server works with the data"), "{}", early.err);
    stop(program);

    let over = admin(&restore);
    assert!(over.code == 2 && over.err.contains("exists already"), "{}", over.err);
    let ran = admin(&[&restore[..], &["--replace"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("1 that were opened later"), "{}", ran.out);
    assert!(
        files(&data).iter().any(|file| file.to_str().unwrap().contains(".before-")),
        "{:?}",
        files(&data)
    );
    assert_eq!(admin(&["verify-all", "--data", data_text]).code, 0);
    let tables = admin(&["tables", "--data", data_text]).out;
    assert!(tables.contains(&kept.table) && !tables.contains(&later.table), "{tables}");

    let program = start(address, &data);
    until_ready(address).await;
    let mut again = kept.again().await;
    assert_eq!(again.seq(), before, "what was answered until then is there, and nothing after it");
    again.play().await;
    stop(program);

    // The newest one as it is, where nothing is yet; and a moment that no backup knows.
    let other = folder.path().join("other");
    let other_text = other.to_str().unwrap();
    let late = admin(&["restore", backups_text, "--data", other_text, "--until", "2999-01-01T00:00Z"]);
    assert!(late.code == 2 && late.err.contains("no backup"), "{}", late.err);
    // The data is read by whoever owns the folder, also when somebody else restores it. Only root can try that.
    std::fs::create_dir(&other).unwrap();
    std::os::unix::fs::chown(&other, Some(4_321), Some(4_321)).ok();
    assert_eq!(admin(&["restore", backups_text, "--data", other_text]).code, 0);
    let owner = |path: &Path| std::fs::metadata(path).unwrap().uid();
    for file in files(&other) {
        assert_eq!(owner(&file), owner(&other), "{}", file.display());
    }
    assert!(admin(&["tables", "--data", other_text]).out.contains(&later.table));
}
