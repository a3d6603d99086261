"""One or several generations of a learned player: games, training, matches. It says what it costs as it goes.

    python3 training/generation.py --program target/release/tertulia --game toledo --minutes 8 --out out/toledo

A generation plays games with search (its last network, those that counted before it and the hand-made players among the opponents), trains networks on a
window of the last generations' games and on all hand-made ones, lets them play, and keeps the best if it counts: if it beats the last one, and does not fall
against the older ones or against the hand-made player at any of the tables that count (`--at`), all but the last by sequential tests. `--program` is the arena's example `tune`. While networks
are trained, the processors go on playing for the next generation. At the end of each it says what it cost.

GAME-recipe.json says which games were played and what was trained on them: `again.py` makes the networks again from it.

With `--record` all games are kept, with what the searches expected: a few hundred bytes a game when packed. `--games` takes such files
along: their positions are made again, with the features of today."""

import argparse
import hashlib
import json
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import again

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
# Against a network that counted earlier its share may not be rather the first than the second.
OLDER = (0.43, 0.5)
# So many of those are asked and play along, the newest first.
MOST_OLDER = 3


def commit():
    """The commit of the code, with a mark where it has been changed."""
    done = subprocess.run(["git", "-C", str(HERE), "describe", "--always", "--dirty"], capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def plain_name(player):
    """A player without the folder of its network."""
    style, _, network = player.partition(":")
    return f"{style}:{Path(network).name}" if network else style


def sources_of(games):
    """The matches that a file of recorded games says it holds; one that is lost where it says none, as those of old."""
    lines = (json.loads(line) for line in games.read_text().splitlines() if '"players"' in line[:20])
    return [{key: line[key] for key in ("players", "games", "seed")} for line in lines] or [{"lost": games.name}]


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
        self.costs = {"games": 0.0, "training": 0.0, "matches": 0.0}
        # In the form that again.py reads.
        self.recipe = {"game": self.game, "code": arguments.commit, "kept": "", "networks": [], "files": []}
        self.numbers = {}
        self.lock = threading.Lock()
        if arguments.network:
            digest = hashlib.sha256(arguments.network.read_bytes()).hexdigest()
            self.recipe["networks"].append({"name": arguments.network.name, "given": digest})

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

    def note_file(self, file, entries):
        """Writes down which games a file of positions holds."""
        self.numbers[file] = list(range(len(self.recipe["files"]), len(self.recipe["files"]) + len(entries)))
        with self.lock:
            self.recipe["files"] += entries
            self.write_recipe()

    def write_recipe(self):
        (self.out / f"{self.game}-recipe.json").write_text(again.text_of(self.recipe))

    def keep(self, best):
        """Writes down which network is the best so far."""
        (self.out / f"{self.game}-best.txt").write_text(str(best))
        with self.lock:
            self.recipe["kept"] = Path(best).name if best else ""
            self.write_recipe()

    def spend(self, what, begin):
        self.costs[what] += time.time() - begin

    def say_costs(self, generation):
        """What the generation cost: seconds of all processors for games and matches, of the accelerator for training, which has processors beside it."""
        threads = self.arguments.threads
        cores = (self.costs["games"] + self.costs["matches"]) * threads / 3600
        self.log(
            f"generation {generation} cost {self.costs['games']:.0f} s of games, {self.costs['training']:.0f} s of training and {self.costs['matches']:.0f} s of matches: "
            f"{cores:.2f} core hours on {threads} threads, {self.costs['training'] / 60:.1f} minutes of an accelerator"
        )
        self.costs = dict.fromkeys(self.costs, 0.0)

    def learned(self, network, iterations, seats, more=""):
        return f"{at_table(self.style, seats).replace('@N', f'@{iterations}')}{more}:{network}"

    def until(self, seconds):
        """Over after so many seconds, or after so many files where that is asked for: a run is then the same each time."""
        end, files = time.time() + seconds, self.arguments.files
        return lambda number: number >= files if files else time.time() >= end

    def play(self, generation, is_over, tables, threads=None):
        """Games until it is over, by the number of files; tables are functions from a number of seats to the players."""
        threads = threads or self.arguments.threads
        files, games, number = [], 0, 0
        others = self.arguments.others or [seats for seats in SEATS[self.game] if seats > 2]
        # Of every ten files so many are games for two; the other tables share the rest.
        two = round(10 * self.arguments.two)
        plan = [2 if 7 * i % 10 < two else others[i % len(others)] for i in range(10_000)]
        chunk = threads * self.arguments.chunk
        begin = time.time()
        while not is_over(number):
            seats = plan[number]
            players = tables[number % len(tables)](seats)
            self.seed += 10_000
            name = f"{self.game}-{generation}-{number}"
            file = self.work / f"{name}.positions"
            report = self.arena(players, chunk, self.seed, "--positions", file, "--record", self.work / f"{name}.games", threads=threads)
            if report:
                files.append(file)
                games += report["games"]
                self.note_file(file, [{"players": [plain_name(player) for player in players], "games": report["games"], "seed": self.seed}])
            number += 1
        self.spend("games", begin)
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
            files = [(file, path) for file, path in zip(pool.map(one, games), games) if file]
        for file, path in files:
            self.note_file(file, sources_of(path))
        return [file for file, _ in files]

    def train(self, generation, files, seeds, passes):
        def one(seed):
            network = self.out / f"{self.game}-{generation}-{seed}.net"
            command = [sys.executable, str(HERE / "train.py"), *map(str, files), "--out", str(network), "--seed", str(seed)]
            command += ["--commit", self.arguments.commit, "--log", str(self.log_file)]
            flags = ["--passes", str(passes), *self.variants[seed % len(self.variants)].split()]
            command += flags
            done = subprocess.run(command, capture_output=True, text=True)
            print(done.stdout[-1500:], done.stderr[-1500:], flush=True)
            if done.returncode != 0:
                return None
            numbers = [number for file in files for number in self.numbers.get(file, [])]
            with self.lock:
                self.recipe["networks"].append({"name": network.name, "seed": seed, "flags": flags, "files": numbers})
                self.write_recipe()
            return network
        pool = ThreadPoolExecutor(len(seeds))
        return [pool.submit(one, seed) for seed in seeds]

    def against(self, network, other, seats, bounds=None):
        """The arena's word on a network against another one at one table, where 0.5 is as well; with bounds it stops when it is clear which it is."""
        one, two = (self.learned(player, self.arguments.compare, seats) for player in (network, other))
        early = ["--sprt", ",".join(str(2 * share / seats) for share in bounds)] if bounds else []
        return self.match(one, two, 4 * self.arguments.matches, seats, *early)

    def against_last(self, network, last):
        """How a network does against another one, at all tables that count: 0.5 is as well."""
        shares = [share_of(self.against(network, last, seats), seats) for seats in self.arguments.at]
        return sum(shares) / len(shares)

    def passes(self, network, other, bounds):
        """Whether a network does rather as the higher of two bounds say, at each table that counts: what it gains at one does not hide what
        it loses at another. Where the test stays open to the end, the share decides, which lies on the one side of the middle or the other."""
        for seats in self.arguments.at:
            report = self.against(network, other, seats, bounds)
            verdict = report.get("sprt") if report else "low"
            if verdict == "low" or (verdict is None and share_of(report, seats) <= sum(bounds) / 2):
                return False
        return True

    def best_of(self, networks, last):
        """The one of the networks of a generation that does best against the last."""
        return max(networks, key=lambda network: self.against_last(network, last)) if last and len(networks) > 1 else networks[0]

    def counts(self, network, shares, counted, last_shares):
        """Whether a network beats the last one that counted, and has not fallen against the hand-made player and those that counted before."""
        if any(share < before - FALLEN for share, before in zip(shares, last_shares)):
            return False
        if not counted:
            return True
        return self.passes(network, counted[0], BETTER) and all(self.passes(network, older, OLDER) for older in counted[1 : 1 + MOST_OLDER])

    def against_hand_made(self, network, hand_made):
        """The shares of a network against the hand-made player, by table that counts: 0.5 is as well."""
        player = lambda seats: self.learned(network, self.arguments.search * seats // 2, seats)
        return [share_of(self.match(player(seats), hand_made, self.arguments.matches, seats), seats) for seats in self.arguments.at]

    def match(self, one, other, games, seats=2, *more):
        self.seed += 10_000
        begin = time.time()
        report = self.arena([one] + [other] * (seats - 1), games, self.seed, *more)
        self.spend("matches", begin)
        if not report:
            return None
        first, second = report["seats"][0], report["seats"][1]
        time_ratio = first["mean_decision_ms"] / max(1e-9, second["mean_decision_ms"])
        self.log(
            f"match {seats} seats {one} : {other} {report['games']} games {100 * first['win_share']:.1f} % "
            f"[{100 * first['low']:.1f}, {100 * first['high']:.1f}] time x{time_ratio:.2f} "
            f"({first['mean_decision_ms']:.2f} : {second['mean_decision_ms']:.2f} ms)"
        )
        return report


def share_of(report, seats):
    """The first player's share of the wins, where 0.5 is as well at any table; nothing is won where no match came about."""
    return report["seats"][0]["win_share"] * seats / 2 if report else 0.0


def older_table(run, older, wandering):
    """The best network against an older one on all other seats."""
    elder = lambda seats: run.learned(older, run.arguments.iterations, seats, "+wander=0.06")
    return lambda seats: [wandering(seats)] + [elder(seats)] * (seats - 1)


def arguments_of():
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--words", nargs="*", default=[], help="what comes before the flags: `arena` for tertulia")
    parser.add_argument("--game", required=True, choices=SEATS)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--work", type=Path, help="where positions are kept, which are large")
    parser.add_argument("--network", type=Path, help="the network to begin with")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--files", type=int, help="so many files of games in each generation, instead of by the time")
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
    parser.add_argument("--pause", type=float, default=60, help="seconds that training and matches take in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", default=commit(), help="of the code, where it is not the one that is checked out here")
    return parser


def main():
    arguments = arguments_of().parse_args()
    run = Run(arguments)
    hand_made = arguments.against or HAND_MADE[run.game]
    until = run.begin + 60 * arguments.minutes
    same = lambda player: lambda seats: [player(seats)] * seats
    kept = run.replay(arguments.games)
    teacher = lambda seats: f"{at_table(TEACHER[run.game], seats)}+wander=0.06"
    first = kept + run.play("0", run.until(60 * arguments.minutes * arguments.first), [same(teacher)])
    # Those that counted, the newest first.
    best, windows, ahead, counted = arguments.network, [first], [], [arguments.network] if arguments.network else []
    # Without it the first generation could fall against the hand-made player unnoticed.
    best_shares = run.against_hand_made(best, hand_made) if best else []
    for generation in range(1, arguments.generations + 1):
        if best:
            wandering = lambda seats: run.learned(best, arguments.iterations, seats, "+wander=0.06")
            alone = lambda seats: [wandering(seats)] + [teacher(seats)] * (seats - 1)
            guest = lambda seats: [wandering(seats)] * (seats - 1) + [teacher(seats)]
            elders = [older_table(run, older, wandering) for older in counted[1 : 1 + MOST_OLDER]]
            # Eleven or thirteen, so that every kind of table is played with every number of seats.
            elders = [elders[generation % len(elders)], elders[(generation + 1) % len(elders)]] if elders else []
            tables = [same(wandering)] * 2 + elders + [same(wandering), guest] + [same(wandering)] * 6 + [alone]
            seconds = (until - time.time()) / (arguments.generations - generation + 1) - arguments.pause
            windows.append(ahead + run.play(f"{generation}", run.until(max(20, seconds)), tables))
            windows = windows[:1] + windows[1:][-2:]
        files = [file for files in windows for file in files]
        begin = time.time()
        trainings = run.train(generation, files, range(1, arguments.trainings + 1), arguments.passes)
        if best and not arguments.files:
            # Training needs few processors, but those at once.
            threads = max(1, arguments.threads - 2 * len(trainings))
            ahead = run.play(f"{generation}-ahead", lambda _: all(training.done() for training in trainings), tables, threads)
        networks = [training.result() for training in trainings if training.result()]
        run.spend("training", begin)
        run.log(f"generation {generation}: {len(networks)} networks")
        if networks:
            network = run.best_of(networks, best)
            shares = run.against_hand_made(network, hand_made)
            if run.counts(network, shares, counted, best_shares):
                best, best_shares, counted = network, shares, [network, *counted]
        run.log(f"generation {generation}: best is {best}")
        run.say_costs(generation)
        run.keep(best)


if __name__ == "__main__":
    main()
