"""Reads the files that `tertulia arena --positions` writes (described in crates/arena/src/positions.rs)."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

NO_CHANCE = 65_535


@dataclass
class Positions:
    """All positions of some games with the same number of seats, as flat columns."""

    seats: int
    game: np.ndarray  # the number of the game that each position is from
    mover: np.ndarray
    lengths: np.ndarray  # of the lists of each position: common, then seat and own of each seat
    features: np.ndarray
    score_now: np.ndarray
    judged: np.ndarray  # winning chances judged by hand, as logarithms
    judged_score: np.ndarray
    chance: np.ndarray  # winning chances by the search; below 0 where there was none
    move_count: np.ndarray
    action_length: np.ndarray
    visits: np.ndarray
    prior: np.ndarray  # of moves, made by hand, as a logarithm
    move_chance: np.ndarray  # of the mover after the move; below 0 where it was not looked at
    actions: np.ndarray
    win: np.ndarray  # by position
    final: np.ndarray  # by position

    def __len__(self):
        return len(self.mover)


def read(path):
    """The head of a file and its games, each as a dict of columns."""
    data = Path(path).read_bytes()
    end = data.index(b"\n")
    head = json.loads(data[:end])
    at = end + 1
    games = []
    while at + 24 <= len(data):
        counts = np.frombuffer(data, "<u4", 6, at)
        positions, seats, features, moves, actions, _ = (int(count) for count in counts)
        at += 24
        columns = {}
        for name, kind, count in [
            ("win", "<u2", seats),
            ("final", "<i2", seats),
            ("mover", "<u2", positions),
            ("lengths", "<u2", positions * (1 + 2 * seats)),
            ("features", "<u2", features),
            ("score_now", "<i2", positions * seats),
            ("judged", "<i2", positions * seats),
            ("judged_score", "<i2", positions * seats),
            ("chance", "<u2", positions * seats),
            ("move_count", "<u2", positions),
            ("action_length", "<u2", moves),
            ("visits", "<u2", moves),
            ("prior", "<i2", moves),
            ("move_chance", "<u2", moves),
            ("actions", "<u2", actions),
        ]:
            columns[name] = np.frombuffer(data, kind, count, at)
            at += 2 * count
        columns["seats"] = seats
        games.append(columns)
    return head, games


def load(paths):
    """The heads of all files, and their positions by the number of seats."""
    heads, by_seats = [], {}
    for path in paths:
        head, games = read(path)
        heads.append(head)
        for game in games:
            by_seats.setdefault(game["seats"], []).append(game)
    return heads, {seats: _join(seats, games) for seats, games in sorted(by_seats.items())}


def _join(seats, games):
    counts = np.array([len(game["mover"]) for game in games])
    column = lambda name: np.concatenate([game[name] for game in games])

    def chances(name):
        chance = column(name).astype(np.float32)
        chance[chance == NO_CHANCE] = -60_000
        return chance / 60_000

    repeat = lambda name: np.repeat(np.stack([game[name] for game in games]), counts, axis=0).astype(np.float32)
    return Positions(
        seats=seats,
        game=np.repeat(np.arange(len(games)), counts),
        mover=column("mover").astype(np.int64),
        lengths=column("lengths").reshape(-1, 1 + 2 * seats).astype(np.int64),
        features=column("features").astype(np.int32),
        score_now=column("score_now").reshape(-1, seats).astype(np.float32),
        judged=column("judged").reshape(-1, seats).astype(np.float32) / 1_000,
        judged_score=column("judged_score").reshape(-1, seats).astype(np.float32) / 10,
        chance=chances("chance").reshape(-1, seats),
        move_count=column("move_count").astype(np.int64),
        action_length=column("action_length").astype(np.int64),
        visits=column("visits").astype(np.float32),
        prior=column("prior").astype(np.float32) / 100,
        move_chance=chances("move_chance"),
        actions=column("actions").astype(np.int32),
        win=repeat("win") / 60,
        final=repeat("final"),
    )


def returns(columns, trust):
    """What each position led to: a mean of what the search expected there and in all positions after it, and of the outcome, with
    weights that fall by `trust` from one decision to the next. 1 is the outcome alone, 0 the expectation of the position itself.
    What is expected later is less noisy than the outcome and knows more than the position itself."""
    lengths = np.bincount(columns.game)
    ends = np.cumsum(lengths)
    targets = columns.win.copy()
    for back in range(1, int(lengths.max(initial=0)) + 1):
        rows = ends[lengths >= back] - back
        later = targets[rows] if back == 1 else targets[rows + 1]
        expected = columns.chance[rows]
        share = np.where(expected >= 0, 1 - trust, 0)
        targets[rows] = share * expected.clip(0) + (1 - share) * later
    return targets / targets.sum(1, keepdims=True)
