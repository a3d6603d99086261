"""Tests of whole generations and of recipes, with a program and a training that only pretend: `python3 -m unittest discover training`."""

import json
import os
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import again
import generation

# Writes down how it was called, and says that the first player has won as often as the environment says.
PROGRAM = """#!/usr/bin/env python3
import json, os, sys
words = sys.argv[1:]
get = lambda name, other=None: words[words.index(name) + 1] if name in words else other
with open(os.environ["CALLS"], "a") as calls:
    calls.write(json.dumps(words) + "\\n")
if get("--positions"):
    open(get("--positions"), "w").write(" ".join(words[:8]))
if get("--record"):
    open(get("--record"), "w").write(json.dumps({"players": get("--seats").split(","), "games": 4, "seed": int(get("--seed"))}) + "\\n")
if "--replay" not in words:
    share = json.loads(os.environ["SHARES"]).get(get("--seats"), float(os.environ["SHARE"]))
    seat = {"win_share": share, "low": share, "high": share, "mean_decision_ms": 1.0}
    verdict = json.loads(os.environ["VERDICTS"]).get(get("--seats")) if get("--sprt") else None
    print(json.dumps({"games": int(get("--games")), "seats": [seat] * len(get("--seats").split(",")), "sprt": verdict}))
"""
TRAINING = """
import sys
words = sys.argv[1:]
open(words[words.index("--out") + 1], "w").write(" ".join(words))
"""


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.program = self.folder / "tune"
        self.program.write_text(PROGRAM)
        self.program.chmod(self.program.stat().st_mode | stat.S_IXUSR)
        self.calls = self.folder / "calls"
        os.environ.update(CALLS=str(self.calls), SHARE="0.6", SHARES="{}", VERDICTS="{}")
        (self.folder / "train.py").write_text(TRAINING)

    def run_of(self, *more):
        """A run, as the command line makes it."""
        parser = generation.arguments_of()
        words = ["--program", self.program, "--game", "toledo", "--out", self.folder / "out", "--threads", "2", "--chunk", "2"]
        return generation.Run(parser.parse_args([*map(str, words), *map(str, more)]))

    def commands(self):
        return [json.loads(line) for line in self.calls.read_text().splitlines()] if self.calls.exists() else []


class Counting(Folder):
    def shares(self, **shares):
        player = lambda name: f"master@100+turns=1:{name}"
        table = {",".join(player(name) for name in pair.split("_")): share for pair, share in shares.items()}
        os.environ["SHARES"] = json.dumps(table)

    def test_the_first_one_counts(self):
        self.assertTrue(self.run_of().counts("new", [0.4], [], []))

    def test_whoever_falls_against_the_hand_made_player_does_not_count(self):
        self.assertFalse(self.run_of().counts("new", [0.4], ["last"], [0.5]))

    def test_whoever_does_not_beat_the_last_one_does_not_count(self):
        self.shares(new_last=0.51)
        self.assertFalse(self.run_of().counts("new", [0.5], ["last"], [0.5]))

    def test_whoever_falls_against_an_older_one_does_not_count(self):
        self.shares(new_last=0.6, new_older=0.5)
        self.assertTrue(self.run_of().counts("new", [0.5], ["last", "older"], [0.5]))
        self.shares(new_last=0.6, new_older=0.42)
        self.assertFalse(self.run_of().counts("new", [0.5], ["last", "older"], [0.5]))

    def test_the_verdict_of_a_test_that_stopped_early_decides(self):
        self.shares(new_last=0.6)
        players = "master@100+turns=1:new,master@100+turns=1:last"
        os.environ["VERDICTS"] = json.dumps({players: "low"})
        self.assertFalse(self.run_of().counts("new", [0.5], ["last"], [0.5]))
        self.shares(new_last=0.52)
        os.environ["VERDICTS"] = json.dumps({players: "high"})
        self.assertTrue(self.run_of().counts("new", [0.5], ["last"], [0.5]))

    def test_what_is_gained_at_one_table_does_not_hide_what_is_lost_at_another(self):
        run = self.run_of("--at", "2", "3")
        player = lambda name, turns: f"master@100+turns={turns}:{name}"
        three = ",".join([player("new", 1)] + [player("last", 1)] * 2)
        shares = {",".join([player("new", 1), player("last", 1)]): 0.7, three: 0.3}
        os.environ["SHARES"] = json.dumps(shares)
        self.assertFalse(run.counts("new", [0.5, 0.5], ["last"], [0.5, 0.5]))
        os.environ["SHARES"] = json.dumps({**shares, three: 0.4})
        self.assertTrue(run.counts("new", [0.5, 0.5], ["last"], [0.5, 0.5]))

    def test_a_network_to_begin_with_is_measured_against_the_hand_made_player(self):
        words = ["--generations", 1, "--files", 1, "--trainings", 1, "--matches", 4, "--commit", "abc1234", "--network", str(self.folder / "before.net")]
        (self.folder / "before.net").write_text("a network")
        for name in ("generation.py", "again.py"):
            (self.folder / name).write_text((HERE / name).read_text())
        command = [sys.executable, self.folder / "generation.py", "--program", self.program, "--game", "toledo", "--out", self.folder / "out", "--threads", 2, "--chunk", 2]
        done = subprocess.run([*map(str, command), *map(str, words)], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        against = [words[words.index("--seats") + 1] for words in self.commands() if "--record" not in words and "--replay" not in words]
        self.assertTrue(any("before.net" in seats and "," in seats and not seats.endswith(".net") for seats in against), against)

    def test_tests_are_sequential(self):
        self.shares(new_last=0.6, new_older=0.5)
        self.run_of().counts("new", [0.5], ["last", "older"], [0.5])
        self.assertEqual([words[words.index("--sprt") + 1] for words in self.commands()], ["0.5,0.57", "0.43,0.5"])


class Generations(Folder):
    def test_older_generations_play_along_and_the_recipe_says_what_was_done(self):
        words = ["--generations", 3, "--files", 7, "--trainings", 1, "--matches", 4, "--commit", "abc1234"]
        command = [sys.executable, HERE / "generation.py", "--program", self.program, "--game", "toledo", "--out", self.folder / "out", "--threads", 2, "--chunk", 2]
        # A training that pretends stands beside the script.
        for name in ("generation.py", "again.py"):
            (self.folder / name).write_text((HERE / name).read_text())
        command[1] = self.folder / "generation.py"
        done = subprocess.run([*map(str, command), *map(str, words)], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        for number in (1, 2, 3):
            self.assertIn(f"generation {number} cost ", done.stdout)
        recipe = json.loads((self.folder / "out/toledo-recipe.json").read_text())
        self.assertEqual((recipe["code"], recipe["kept"]), ("abc1234", "toledo-3-1.net"))
        self.assertEqual([network["name"] for network in recipe["networks"]], [f"toledo-{number}-1.net" for number in (1, 2, 3)])
        self.assertTrue(all(network["files"] for network in recipe["networks"]))
        tables = [set(file["players"]) for file in recipe["files"]]
        both = {f"master@100+turns=1+wander=0.06:toledo-{number}-1.net" for number in (1, 2)}
        self.assertTrue(any(both <= table for table in tables), "the first network plays against the second")
        self.assertTrue(any(len(table) > 1 and any(":" not in player for player in table) for table in tables), "so do hand-made players")
        self.play_again(recipe)

    def play_again(self, recipe):
        """The recipe that a run has written can be followed."""
        played = [words for words in self.commands() if "--record" in words]
        self.calls.unlink()
        out = self.folder / "again"
        out.mkdir()
        made = again.Again(recipe, out, self.program, self.folder / "train.py", 2).all()
        self.assertEqual(made.name, "toledo-3-1.net")
        games = lambda words: [Path(word).name if "net" in word else word for word in words[words.index("--games") :][:4]]
        wanted = {number for network in recipe["networks"] for number in network["files"]}
        first = sorted(games(played[number]) for number in wanted)
        self.assertEqual(sorted(games(words) for words in self.commands()), first)
        self.assertTrue(all(str(out) in word for words in self.commands() for word in words if ":" in word))


class Recipes(Folder):
    def test_what_is_there_is_not_made_again(self):
        recipe = {"game": "toledo", "code": "abc", "kept": "a.net", "networks": [{"name": "a.net", "seed": 1, "flags": [], "files": [0]}], "files": [{"players": ["novice", "novice"], "games": 2, "seed": 5}]}
        follow = lambda: again.Again(recipe, self.folder, self.program, self.folder / "train.py", 1).all()
        follow()
        (self.folder / "a.net").unlink()
        follow()
        self.assertEqual(len(self.commands()), 1)

    def test_games_that_nobody_wrote_down_are_said_to_be_lost(self):
        recipe = {"game": "toledo", "code": "abc", "kept": "a.net", "networks": [{"name": "a.net", "seed": 1, "flags": [], "files": [0]}], "files": [{"lost": "old.games"}]}
        with self.assertRaises(SystemExit) as left:
            again.Again(recipe, self.folder, self.program, self.folder / "train.py", 1).all()
        self.assertIn("old.games", str(left.exception))

    def test_recipes_that_are_kept_can_be_read_and_are_in_order(self):
        kept = sorted((HERE / "recipes").glob("*.json"))
        self.assertEqual([recipe.stem for recipe in kept], ["big-boss", "salamanca", "toledo"])
        for path in kept:
            recipe = json.loads(path.read_text())
            self.assertEqual(path.read_text(), again.text_of(recipe))
            there = set()
            for network in recipe["networks"]:
                for number in network["files"]:
                    networks = {player.split(":")[1] for player in recipe["files"][number]["players"] if ":" in player}
                    self.assertTrue(networks <= there, f"{network['name']} learns from games of a network that is not there yet")
                there.add(network["name"])

    def test_recorded_games_say_where_they_come_from(self):
        games = self.folder / "some.games"
        games.write_text('{"players": ["novice"], "games": 2, "seed": 5}\n{"record": "", "chances": []}\n')
        self.assertEqual(generation.sources_of(games), [{"players": ["novice"], "games": 2, "seed": 5}])
        games.write_text('{"record": "", "chances": []}\n')
        self.assertEqual(generation.sources_of(games), [{"lost": "some.games"}])


if __name__ == "__main__":
    unittest.main()
