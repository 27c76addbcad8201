"""A bot for Gatehouse in nothing but standard Python: joins a match and plays random legal moves until it is over.

Usage: python3 bot.py --server http://localhost:8080 --token TOKEN --match MATCH [--code INVITATION]
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid


class Server:
    """The HTTP API with a token. See /api on any server for all of it."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(f"{self.address}/api{path}", data, self.headers), timeout=60)

    def post(self, path, body):
        with self.open(path, body) as response:
            return json.load(response)

    def events(self, path):
        """Server-sent events: a block of lines for each, the data being JSON."""
        with self.open(path) as response:
            data = ""
            for line in response:
                line = line.decode().rstrip("\n")
                if line.startswith("data: "):
                    data += line[len("data: "):]
                elif line == "" and data:
                    yield json.loads(data)
                    data = ""


def play(server, match, seat, update):
    """Plays one of the moves that the server lists. The key makes it safe to send again when the answer was lost."""
    action = random.choice(update["legal"])
    body = {"seat": seat, "seq": update["seq"], "key": uuid.uuid4().hex, "actions": [action]}
    while True:
        try:
            return server.post(f"/matches/{match}/act", body)
        except urllib.error.HTTPError as error:
            fault = json.load(error)
            if fault["code"] == "TOO_MANY_REQUESTS":
                time.sleep(fault["data"]["seconds"])
                continue
            # A conflict: the match has gone on without us, or is over. The next update tells.
            if error.code == 409:
                return None
            raise SystemExit(fault["message"])


def follow(server, match, seat):
    """Plays whenever it is this seat's decision. Answers the outcome, or None if the connection broke before the end."""
    seen = -2
    for update in server.events(f"/matches/{match}/follow?seat={seat}&legal=true"):
        if not isinstance(update, dict) or update.get("type") != "update":
            continue
        table = update.get("table")
        if table and table["phase"] in ("over", "closed"):
            return table
        if update.get("legal") and update["seq"] > seen:
            seen = update["seq"]
            play(server, match, seat, update)
    return None


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("server", "token", "match"):
        arguments.add_argument(f"--{name}", required=True)
    arguments.add_argument("--code")
    given = arguments.parse_args()
    server = Server(given.server, given.token)
    try:
        joined = server.post(f"/matches/{given.match}/join", {"code": given.code} if given.code else {})
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["message"])
    seat = joined["seat"]
    print(f"sitting on seat {seat}", flush=True)
    while True:
        try:
            table = follow(server, given.match, seat)
        except (OSError, urllib.error.URLError):
            table = None
        if table:
            print(f"over: {table['outcome']}")
            return
        time.sleep(1)


if __name__ == "__main__":
    main()
