"""One or several generations of a learned player: games, training, matches. It says what it costs as it goes.

    python3 training/generation.py --program target/release/tertulia --game toledo --minutes 8 --out out/toledo

A generation plays games with search (its last network and the hand-made players among the opponents), trains networks on a window
of the last generations' games and on all hand-made ones, lets them play, and keeps the best if it counts: if it beats the last one, and does not fall
against the hand-made player at any of the tables that count (`--at`), the first by a sequential test. `--program` is the arena's example `tune`. While networks are trained, the processors
go on playing for the next generation.

With `--record` all games are kept, with what the searches expected: a few hundred bytes a game when packed. `--games` takes such files
along: their positions are made again, with the features of today."""

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
SEATS = {"toledo": [2, 3, 4], "alcazar": [2, 3, 4, 5], "big-boss": [2, 3, 4, 5], "salamanca": [2, 3, 4, 5]}
# Who is to be beaten.
HAND_MADE = {"toledo": "expert@130", "alcazar": "expert@60", "big-boss": "expert@45", "salamanca": "expert@60"}
# Who plays the first games: what a search expects is most of what is learned, and half the iterations give nearly twice the games.
# T stands for the changes of turn of a playout: one for two, once around the table for more. Always masters: experts of some games
# overlook moves where there are more than two.
TEACHER = {
    "toledo": "master@60",
    "alcazar": "master@40+samples=4",
    "big-boss": "master@30+samples=4",
    "salamanca": "master@50+turns=T+samples=5",
}
# A network counts when its share against the last one is rather the second than the first, and not less by so much than the last one's
# against the hand-made player. Shares are those at a table for two; at others they are as much of what is fair.
BETTER, FALLEN = (0.5, 0.57), 0.07


def at_table(player, seats):
    return player.replace("=T", f"={1 if seats == 2 else seats}")


class Run:
    def __init__(self, arguments):
        self.arguments = arguments
        self.game, self.out = arguments.game, arguments.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.work = arguments.work or self.out
        self.work.mkdir(parents=True, exist_ok=True)
        self.begin, self.seed = time.time(), arguments.seed * 1_000_000
        self.log_file = self.out / f"{self.game}.log"
        self.style = arguments.style
        self.variants = arguments.variants or [""]

    def log(self, text):
        line = f"{self.game} {time.time() - self.begin:6.0f}s {text}"
        print(line, flush=True)
        with self.log_file.open("a") as file:
            file.write(line + "\n")

    def arena(self, players, games, seed, *more, threads=None):
        command = [str(self.arguments.program.resolve()), *self.arguments.words, "--game", self.game, "--seats", ",".join(players)]
        command += ["--games", str(games), "--seed", str(seed), "--threads", str(threads or self.arguments.threads)]
        done = subprocess.run([*command, *map(str, more)], capture_output=True, text=True)
        if done.returncode != 0 or not done.stdout.strip():
            self.log(f"failed: {' '.join(command)}: {done.stderr[-500:]}")
            return None
        return json.loads(done.stdout)

    def learned(self, network, iterations, seats, more=""):
        return f"{at_table(self.style, seats).replace('@N', f'@{iterations}')}{more}:{network}"

    def play(self, generation, is_over, tables, threads=None):
        """Games until it is over; tables are functions from a number of seats to the players."""
        threads = threads or self.arguments.threads
        files, games, number = [], 0, 0
        others = self.arguments.others or [seats for seats in SEATS[self.game] if seats > 2]
        # Of every ten files so many are games for two; the other tables share the rest.
        two = round(10 * self.arguments.two)
        plan = [2 if 7 * i % 10 < two else others[i % len(others)] for i in range(10_000)]
        chunk = threads * self.arguments.chunk
        while not is_over():
            seats = plan[number]
            players = tables[number % len(tables)](seats)
            self.seed += 10_000
            name = f"{self.game}-{generation}-{number}"
            file = self.work / f"{name}.positions"
            report = self.arena(players, chunk, self.seed, "--positions", file, "--record", self.work / f"{name}.games", threads=threads)
            if report:
                files.append(file)
                games += report["games"]
            number += 1
        self.log(f"generation {generation}: {games} games in {len(files)} files")
        return files

    def replay(self, games):
        """The positions of games that were recorded."""
        def one(path):
            file, unfinished = (self.work / f"{path.stem}.{end}" for end in ("positions", "unfinished"))
            if file.exists():
                return file
            command = [str(self.arguments.program.resolve()), "--game", self.game, "--replay", str(path), "--positions", str(unfinished)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0:
                self.log(f"failed: {' '.join(command)}: {done.stderr[-500:]}")
                return None
            return unfinished.rename(file)
        with ThreadPoolExecutor(self.arguments.threads) as pool:
            return [file for file in pool.map(one, games) if file]

    def train(self, generation, files, seeds, passes):
        def one(seed):
            network = self.out / f"{self.game}-{generation}-{seed}.net"
            command = [sys.executable, str(HERE / "train.py"), *map(str, files), "--out", str(network), "--seed", str(seed)]
            command += ["--passes", str(passes), "--commit", self.arguments.commit, "--log", str(self.log_file)]
            command += self.variants[seed % len(self.variants)].split()
            done = subprocess.run(command, capture_output=True, text=True)
            print(done.stdout[-1500:], done.stderr[-1500:], flush=True)
            return network if done.returncode == 0 else None
        pool = ThreadPoolExecutor(len(seeds))
        return [pool.submit(one, seed) for seed in seeds]

    def against_last(self, network, last, is_sequential=False):
        """How a network does against the last one, at all tables that count: 0.5 is as well."""
        shares = []
        for seats in self.arguments.at:
            one, other = (self.learned(player, self.arguments.compare, seats) for player in (network, last))
            early = ["--sprt", ",".join(str(2 * share / seats) for share in BETTER)] if is_sequential else []
            shares.append(self.match(one, other, 4 * self.arguments.matches, seats, *early) * seats / 2)
        return sum(shares) / len(shares)

    def best_of(self, networks, last):
        """The one of the networks of a generation that does best against the last."""
        return max(networks, key=lambda network: self.against_last(network, last)) if last and len(networks) > 1 else networks[0]

    def counts(self, network, shares, last, last_shares):
        """Whether a network beats the last one and has not fallen against the hand-made player."""
        if any(share < before - FALLEN for share, before in zip(shares, last_shares)):
            return False
        return last is None or self.against_last(network, last, is_sequential=True) > sum(BETTER) / 2

    def against_hand_made(self, network, hand_made):
        """The shares of a network against the hand-made player, by table that counts: 0.5 is as well."""
        player = lambda seats: self.learned(network, self.arguments.search * seats // 2, seats)
        return [self.match(player(seats), hand_made, self.arguments.matches, seats) * seats / 2 for seats in self.arguments.at]

    def match(self, one, other, games, seats=2, *more):
        self.seed += 10_000
        report = self.arena([one] + [other] * (seats - 1), games, self.seed, *more)
        if not report:
            return 0.0
        first, second = report["seats"][0], report["seats"][1]
        time_ratio = first["mean_decision_ms"] / max(1e-9, second["mean_decision_ms"])
        self.log(
            f"match {seats} seats {one} : {other} {report['games']} games {100 * first['win_share']:.1f} % "
            f"[{100 * first['low']:.1f}, {100 * first['high']:.1f}] time x{time_ratio:.2f} "
            f"({first['mean_decision_ms']:.2f} : {second['mean_decision_ms']:.2f} ms)"
        )
        return first["win_share"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--words", nargs="*", default=[], help="what comes before the flags: `arena` for tertulia")
    parser.add_argument("--game", required=True, choices=SEATS)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--work", type=Path, help="where positions are kept, which are large")
    parser.add_argument("--network", type=Path, help="the network to begin with")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--first", type=float, default=0.3, help="the part of the time for games of hand-made players")
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--chunk", type=int, default=16, help="games a thread in one file")
    parser.add_argument("--iterations", type=int, default=100, help="of a network's search in training games")
    parser.add_argument("--against", help="the hand-made player to be beaten, where it is not the expert")
    parser.add_argument("--search", type=int, default=100, help="iterations of a network's search in those matches")
    parser.add_argument("--style", default="master@N+turns=1", help="how a network searches; N stands for the iterations, T for one change of turn for two and once around the table for more")
    parser.add_argument("--trainings", type=int, default=2)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--variants", nargs="*", help="further flags of train.py, by turns for each training")
    parser.add_argument("--others", nargs="*", type=int, help="the numbers of seats of the other games, by turns")
    parser.add_argument("--at", nargs="*", type=int, default=[2], help="the tables that count")
    parser.add_argument("--compare", type=int, default=100, help="iterations in the matches of networks against each other")
    parser.add_argument("--two", type=float, default=0.5, help="the part of the games that are for two")
    parser.add_argument("--matches", type=int, default=96, help="games in each match")
    parser.add_argument("--games", nargs="*", type=Path, default=[], help="games of earlier runs to learn from as well")
    parser.add_argument("--last", action="store_true", help="match the network to begin with against the hand-made player as well")
    parser.add_argument("--pause", type=float, default=60, help="seconds that training and matches take in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default="unknown")
    arguments = parser.parse_args()
    run = Run(arguments)
    hand_made = arguments.against or HAND_MADE[run.game]
    until = run.begin + 60 * arguments.minutes
    same = lambda player: lambda seats: [player(seats)] * seats
    kept = run.replay(arguments.games)
    after = lambda seconds: (lambda end: lambda: time.time() >= end)(time.time() + seconds)
    teacher = lambda seats: f"{at_table(TEACHER[run.game], seats)}+wander=0.06"
    first = kept + run.play("0", after(60 * arguments.minutes * arguments.first), [same(teacher)])
    best, windows, ahead = arguments.network, [first], []
    best_shares = run.against_hand_made(best, hand_made) if best and arguments.last else []
    for generation in range(1, arguments.generations + 1):
        if best:
            wandering = lambda seats: run.learned(best, arguments.iterations, seats, "+wander=0.06")
            alone = lambda seats: [wandering(seats)] + [teacher(seats)] * (seats - 1)
            guest = lambda seats: [wandering(seats)] * (seats - 1) + [teacher(seats)]
            # Eleven, so that every kind of table is played with every number of seats.
            tables = [same(wandering)] * 5 + [guest] + [same(wandering)] * 4 + [alone]
            seconds = (until - time.time()) / (arguments.generations - generation + 1) - arguments.pause
            windows.append(ahead + run.play(f"{generation}", after(max(20, seconds)), tables))
            windows = windows[:1] + windows[1:][-2:]
        files = [file for files in windows for file in files]
        trainings = run.train(generation, files, range(1, arguments.trainings + 1), arguments.passes)
        if best:
            # Training needs few processors, but those at once.
            threads = max(1, arguments.threads - 2 * len(trainings))
            ahead = run.play(f"{generation}-ahead", lambda: all(training.done() for training in trainings), tables, threads)
        networks = [training.result() for training in trainings if training.result()]
        run.log(f"generation {generation}: {len(networks)} networks")
        if networks:
            network = run.best_of(networks, best)
            shares = run.against_hand_made(network, hand_made)
            if run.counts(network, shares, best, best_shares):
                best, best_shares = network, shares
        run.log(f"generation {generation}: best is {best}")
        (run.out / f"{run.game}-best.txt").write_text(str(best))


if __name__ == "__main__":
    main()
