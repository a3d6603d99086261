"""One or several generations of a learned player: games, training, matches. It says what it costs as it goes.

    python3 training/generation.py --program target/release/tertulia --game toledo --minutes 8 --out out/toledo

A generation plays games with search (its last network and the hand-made players among the opponents), trains networks on a window
of the last generations' games and on all hand-made ones, lets them play against the last and the hand-made players, and keeps the
best, if it is better. `--program` is `tertulia`, or the arena's example `tune`, which takes the same flags."""

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
TEACHER = {"toledo": "expert@60", "alcazar": "expert@40", "big-boss": "expert@30", "salamanca": "expert@40"}
# Half of the games are for two: the other tables share the rest.
TWO = 0.5


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

    def log(self, text):
        line = f"{self.game} {time.time() - self.begin:6.0f}s {text}"
        print(line, flush=True)
        with self.log_file.open("a") as file:
            file.write(line + "\n")

    def arena(self, players, games, seed, *more):
        command = [str(self.arguments.program.resolve()), *self.arguments.words, "--game", self.game, "--seats", ",".join(players)]
        command += ["--games", str(games), "--seed", str(seed), "--threads", str(self.arguments.threads)]
        done = subprocess.run([*command, *map(str, more)], capture_output=True, text=True)
        if done.returncode != 0 or not done.stdout.strip():
            self.log(f"failed: {' '.join(command)}: {done.stderr[-500:]}")
            return None
        return json.loads(done.stdout)

    def learned(self, network, iterations):
        return f"{self.style.replace('@N', f'@{iterations}')}:{network}"

    def play(self, generation, seconds, tables):
        """Games until the time is over; tables are functions from a number of seats to the players."""
        until, files, games, number = time.time() + seconds, [], 0, 0
        others = [seats for seats in SEATS[self.game] if seats > 2]
        plan = [2 if i % 2 == 0 or TWO >= 1 else others[(i // 2) % len(others)] for i in range(10_000)]
        chunk = self.arguments.threads * self.arguments.chunk
        while time.time() < until:
            seats = plan[number]
            players = tables[(number // 2) % len(tables)](seats)
            self.seed += 10_000
            file = self.work / f"{self.game}-{generation}-{number}.positions"
            report = self.arena(players, chunk, self.seed, "--positions", file)
            if report:
                files.append(file)
                games += report["games"]
            number += 1
        self.log(f"generation {generation}: {games} games in {len(files)} files")
        return files

    def train(self, generation, files, seeds, passes):
        def one(seed):
            network = self.out / f"{self.game}-{generation}-{seed}.net"
            command = [sys.executable, str(HERE / "train.py"), *map(str, files), "--out", str(network), "--seed", str(seed)]
            command += ["--passes", str(passes), "--mix", str(self.arguments.mix), "--commit", self.arguments.commit, "--log", str(self.log_file)]
            done = subprocess.run(command, capture_output=True, text=True)
            print(done.stdout[-1500:], done.stderr[-1500:], flush=True)
            return network if done.returncode == 0 else None
        with ThreadPoolExecutor(len(seeds)) as pool:
            return [network for network in pool.map(one, seeds) if network]

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
    parser.add_argument("--style", default="expert@N+turns=1", help="how a network searches; N stands for the iterations")
    parser.add_argument("--trainings", type=int, default=2)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--mix", type=float, default=0.4)
    parser.add_argument("--games", type=int, default=64, help="in each match")
    parser.add_argument("--pause", type=float, default=60, help="seconds that training and matches take in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default="unknown")
    arguments = parser.parse_args()
    run = Run(arguments)
    hand_made = HAND_MADE[run.game]
    until = run.begin + 60 * arguments.minutes
    same = lambda player: lambda seats: [player] * seats
    first = run.play(0, 60 * arguments.minutes * arguments.first, [same(f"{TEACHER[run.game]}+wander=0.06")])
    best, windows = arguments.network, [first]
    for generation in range(1, arguments.generations + 1):
        if best:
            wandering = run.learned(best, arguments.iterations).replace(":", "+wander=0.06:", 1)
            teacher = f"{TEACHER[run.game]}+wander=0.06"
            tables = [same(wandering), same(wandering), lambda seats: [wandering] + [teacher] * (seats - 1)]
            seconds = (until - time.time()) / (arguments.generations - generation + 1) - arguments.pause
            windows.append(run.play(generation, max(20, seconds), tables))
            windows = windows[:1] + windows[-2:]
        files = [file for files in windows for file in files]
        networks = run.train(generation, files, range(1, arguments.trainings + 1), arguments.passes)
        results = []
        for network in networks:
            share = run.match(run.learned(network, 100), hand_made, arguments.games)
            if best:
                share += run.match(run.learned(network, 100), run.learned(best, 100), arguments.games)
            results.append((share, network))
        if results and (not best or max(results)[0] > 1.0):
            best = max(results)[1]
        run.log(f"generation {generation}: best is {best}")
        (run.out / f"{run.game}-best.txt").write_text(str(best))


if __name__ == "__main__":
    main()
