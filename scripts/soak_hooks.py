"""What schemathesis needs to know of Tertulia: real guests, tables and tokens.

Most requests are sent as somebody who exists to a table that exists, in every state a table can be in; the rest as they were made up.
At the end it is told what every endpoint answered; one that never answered well makes the run fail.
"""

import atexit
import collections
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

import schemathesis

BASE = os.environ["TERTULIA_BASE"]
dice = random.Random(2026)
answers = collections.defaultdict(collections.Counter)
calls = 0


def ask(method, path, body=None, cookie=None, bearer=None):
    request = urllib.request.Request(BASE + path, method=method, data=None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if cookie:
        request.add_header("Cookie", cookie)
    if bearer:
        request.add_header("Authorization", f"Bearer {bearer}")
    with urllib.request.urlopen(request, timeout=30) as answer:
        text = answer.read().decode()
        return (json.loads(text) if text else None), answer.headers


def new_guest():
    _, headers = ask("POST", "/api/session", {"name": "soak"})
    return headers["Set-Cookie"].split(";")[0]


BOT = {"kind": "bot", "level": "novice"}
PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
GAMES = [game["name"] for game in ask("GET", "/api/games")[0]["games"]]


def new_table(kind):
    """A table in one of its states, with those who may do something at it."""
    game = dice.choice(GAMES)
    settings = {"game": game, "seats": 3 if game == "salamanca" else 2, "listed": dice.random() < 0.5}
    sitters = {"waiting": [PERSON], "playing": [PERSON, OPEN], "bots": [BOT] * settings["seats"], "full": [PERSON, BOT, BOT]}[kind]
    settings["start_when_full"] = kind != "full"
    host = new_guest()
    opened, _ = ask("POST", "/api/tables", {"settings": settings, "sitters": sitters[: settings["seats"]]}, cookie=host)
    table = {"id": opened["table"], "kind": kind, "cookies": [host], "tokens": []}
    if opened.get("seated"):
        table["tokens"].append(opened["seated"]["seat_token"])
    while kind == "playing" and len(table["tokens"]) < settings["seats"]:
        guest = new_guest()
        seated, _ = ask("POST", f"/api/tables/{table['id']}/join", {}, cookie=guest)
        table["cookies"].append(guest)
        table["tokens"].append(seated["seat_token"])
    return table


# Where something can be done at all: there is room, all seats are taken, the game is over.
SUITABLE = {"join": "waiting", "start": "full", "rematch": "over", "record": "over", "reveal": "over", "try": "over"}
KINDS = ["waiting", "playing", "bots", "full"]
pool = [new_table(kind) for kind in KINDS for _ in range(3)]


def wait_for_the_end(table):
    """Novices play a game in seconds; a busy machine takes longer."""
    for _ in range(240):
        if ask("GET", f"/api/tables/{table['id']}")[0]["state"] == "ended":
            return {**table, "kind": "over"}
        time.sleep(0.5)
    sys.exit("the bots did not finish a game within two minutes")


# These are kept to the end.
over = [wait_for_the_end(table) for table in pool if table["kind"] == "bots"]


EXERCISES = {game: [each["id"] for each in ask("GET", f"/api/exercises/{game}")[0]["exercises"]] for game in GAMES}
LESSONS = {game: [each["id"] for each in ask("GET", f"/api/games/{game}/lessons")[0]["lessons"]] for game in GAMES}
# A field of each board.
PLACES = {"alcazar": "7", "big-boss": "7", "toledo": "1", "salamanca": "c4"}


def a_move(operation, path):
    """A move that can be made where an endpoint asks for one, or nothing where there is none."""
    if "/exercises/" in operation:
        position, _ = ask("GET", f"/api/exercises/{path['game']}/{path['id']}")
        return dice.choice(position["offers"])["notation"]
    try:
        moves, _ = ask("GET", f"/api/tables/{path['table']}/moments/{path['number']}/moves")
    except urllib.error.HTTPError:
        return None
    return dice.choice(moves["offers"])["notation"] if moves["offers"] else None


def a_link(table, seat):
    """A link of a seat that can still be withdrawn."""
    try:
        ask("POST", f"/api/tables/{table['id']}/seats/{seat}/link", {}, cookie=table["cookies"][0])
        links, _ = ask("GET", f"/api/tables/{table['id']}/seats/{seat}/links", cookie=table["cookies"][0])
    except urllib.error.HTTPError:
        return "none"
    open_ones = [link["id"] for link in links["links"] if link["may_end"]]
    return open_ones[-1] if open_ones else "none"


def real_parts(case, table, path):
    """Fills in what exists: the parts of the path, and what goes with them."""
    operation = case.operation.path
    game = dice.choice(GAMES)
    given = {
        "table": table["id"],
        "game": game,
        "id": dice.choice(EXERCISES[game]),
        "lesson": dice.choice(LESSONS[game]),
        "of": dice.choice(["view", "event", "move", "options", "state"]),
        "seat": 0 if "{link}" in operation else dice.randrange(3),
        "number": dice.randrange(20),
    }
    if "{link}" in operation:
        given["link"] = a_link(table, given["seat"])
    case.path_parameters = {name: given.get(name, value) for name, value in path.items()}
    last = operation.rsplit("/", 1)[-1]
    if last in ("answer", "preview", "try"):
        notation = a_move(operation, case.path_parameters)
        if notation:
            case.query = {"notation": notation}
    elif last == "explain":
        case.query = {"place": PLACES[game]}
    elif last == "{lesson}" and dice.random() < 0.5:
        case.body = {"question": {"ask": "now"}}
    elif last == "play-on" and dice.random() < 0.5:
        case.body = {"level": "novice"}


def renew():
    """Tables are used up: joined, started, broken off."""
    pool.append(new_table(dice.choice(KINDS)))
    pool.append(new_table("waiting"))
    while len(pool) > 24:
        pool.pop(0)


@schemathesis.hook
def before_call(context, case, **kwargs):
    global calls
    calls += 1
    if calls % 10 == 0:
        renew()
    is_joining = case.operation.path.endswith("/join")
    suits = SUITABLE.get(case.operation.path.rsplit("/", 1)[-1])
    table = dice.choice([table for table in pool + over if suits in (None, table["kind"])] or pool)
    path = case.path_parameters if isinstance(case.path_parameters, dict) else {}
    is_real = dice.random() < 0.85
    if is_real:
        real_parts(case, table, path)
    settings = case.body.get("settings") if isinstance(case.body, dict) else None
    if isinstance(settings, dict) and dice.random() < 0.6:
        settings.update(game=dice.choice(GAMES), seats=dice.choice([2, 3]), options={})
    if case.headers is None:
        case.headers = {}
    # Whoever goes is a guest of their own, so that the others stay.
    is_going = case.operation.method.upper() == "DELETE" and case.operation.path == "/api/session"
    who = dice.random()
    if is_going or (is_joining and who < 0.8):
        case.headers["Cookie"] = new_guest()
    elif who < 0.7:
        is_for_the_host = suits or "{link}" in case.operation.path
        case.headers["Cookie"] = table["cookies"][0] if is_for_the_host else dice.choice(table["cookies"])
    elif who < 0.8:
        case.headers["Cookie"] = new_guest()
    needs_token = case.operation.path.endswith("/claim")
    if table["tokens"] and not is_joining and dice.random() < (0.9 if needs_token else 0.3):
        case.headers["Authorization"] = "Bearer " + dice.choice(table["tokens"])


@schemathesis.hook
def after_call(context, case, response):
    answers[f"{case.operation.method.upper()} {case.operation.path}"][response.status_code] += 1


@atexit.register
def tell():
    if not answers:
        return
    print("\nWhat every endpoint answered:")
    never = []
    for endpoint in sorted(answers):
        counts = answers[endpoint]
        print(f"  {endpoint:<52}", "  ".join(f"{status}: {counts[status]}" for status in sorted(counts)))
        if not any(200 <= status < 300 for status in counts):
            never.append(endpoint)
    if never:
        print("never answered well:", ", ".join(never))
        sys.stdout.flush()
        os._exit(1)
