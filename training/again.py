"""Makes a network again, from nothing: plays the games that it learned from, by their seeds, and trains on them.

    python3 training/again.py training/recipes/big-boss.json --out out/again

A recipe says of which commit the code was (HEAD: of today), which matches were played (players, games, seed), and which networks were trained on which of them;
networks play in later matches. The code of the commit is checked out into the folder and built there; with `--program` today's code does it, with
that build of the arena's example `tune`. What is there already is not made again, so that an interrupted run goes on.

Games come out the same to the byte wherever they are played with the same networks. Training on another accelerator, or with another
version of PyTorch, gives other last bits, and so another network of about the same strength: let it play before it is kept."""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent


def text_of(recipe):
    """A recipe as text, a network or a match in each line."""
    parts = []
    for name, value in recipe.items():
        rows = ",\n".join(f"    {json.dumps(row)}" for row in value) if isinstance(value, list) else ""
        parts.append(f"  {json.dumps(name)}: " + (f"[\n{rows}\n  ]" if rows else json.dumps(value)))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def run(command, **options):
    done = subprocess.run([str(word) for word in command], **options)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(map(str, command))}")
    return done


class Again:
    def __init__(self, recipe, out, program, train, threads):
        self.recipe, self.out, self.program, self.train_program, self.threads = recipe, out, program, train, threads
        self.seconds = {"games": 0.0, "training": 0.0}

    def player(self, text):
        """A player with the path of its network."""
        style, _, network = text.partition(":")
        return f"{style}:{self.out / network}" if network else style

    def play(self, number):
        """The positions of a match."""
        played = self.recipe["files"][number]
        if "lost" in played:
            sys.exit(f"nobody has written down who played the games of {played['lost']}")
        file = self.out / f"{number}.positions"
        if not file.exists():
            begin, unfinished = time.time(), self.out / f"{number}.unfinished"
            command = [self.program, "--game", self.recipe["game"], "--seats", ",".join(map(self.player, played["players"]))]
            command += ["--games", played["games"], "--seed", played["seed"], "--threads", self.threads, "--positions", unfinished]
            run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            unfinished.rename(file)
            self.seconds["games"] += time.time() - begin
        return file

    def make(self, network):
        path = self.out / network["name"]
        if path.exists():
            return path
        if "given" in network:
            return self.find(network, path)
        files = [self.play(number) for number in network["files"]]
        begin = time.time()
        command = [sys.executable, self.train_program, *files, "--out", path, "--seed", network["seed"], "--commit", self.recipe["code"]]
        run([*command, *self.flags(network)])
        self.seconds["training"] += time.time() - begin
        return path

    def flags(self, network):
        """The flags of train.py, with the path of the network whose weights are the first ones."""
        flags = list(network["flags"])
        if "--begin" in flags:
            at = flags.index("--begin") + 1
            flags[at] = self.out / Path(flags[at]).name
        return flags

    def find(self, network, path):
        """A network that a run began with: one of those that are kept."""
        for kept in (HERE / "networks").glob("*.net"):
            if hashlib.sha256(kept.read_bytes()).hexdigest() == network["given"]:
                path.write_bytes(kept.read_bytes())
                return path
        sys.exit(f"{network['name']} was there before the run and is kept no longer: make it by its own recipe and put it into {self.out}")

    def needed(self, name):
        """The names of all networks that the one with this name came from, and its own."""
        names, found = {name}, {network["name"]: network for network in self.recipe["networks"]}
        network = found[name]
        players = [player for number in network.get("files", []) for player in self.recipe["files"][number].get("players", [])]
        before = {player.partition(":")[2] for player in players if ":" in player}
        flags = network.get("flags", [])
        before |= {Path(flags[flags.index("--begin") + 1]).name} if "--begin" in flags else set()
        for other in before - {name}:
            names |= self.needed(other)
        return names

    def all(self):
        """Makes the network that was kept, and before it those that played for it."""
        needed = self.needed(self.recipe["kept"])
        for network in (network for network in self.recipe["networks"] if network["name"] in needed):
            path = self.make(network)
            print(f"{path}: games {self.seconds['games']:.0f} s on {self.threads} threads, training {self.seconds['training']:.0f} s so far", flush=True)
        return path


def built(commit, out):
    """The program and the training of a commit, in a folder of its own, and the commit in digits."""
    code = (out / "code").resolve()
    if not code.exists():
        run(["git", "-C", HERE.parent, "worktree", "add", "--detach", code, commit])
    run(["cargo", "build", "--release", "-p", "arena", "--example", "tune"], cwd=code)
    commit = run(["git", "-C", code, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    return code / "target/release/examples/tune", code / "training/train.py", commit


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("recipe", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--program", type=Path, help="today's `tune`, instead of that of the recipe's commit")
    parser.add_argument("--threads", type=int, default=16)
    arguments = parser.parse_args()
    recipe = json.loads(arguments.recipe.read_text())
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.program:
        program, train = arguments.program.resolve(), HERE / "train.py"
    else:
        program, train, recipe["code"] = built(recipe["code"], arguments.out)
    path = Again(recipe, arguments.out.resolve(), program, train, arguments.threads).all()
    print(f"{path} is made")


if __name__ == "__main__":
    main()
