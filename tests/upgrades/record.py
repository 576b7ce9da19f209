#!/usr/bin/env python3
"""Records a database for the upgrade tests: record.py BINARY FOLDER REVISION

Runs BINARY on a folder of its own, plays a few Twilight Imperium campaigns through its API, stops it, and leaves
FOLDER/rREVISION.sqlite and FOLDER/rREVISION.json: the database without letters, and what the server asked at last.
"""

import base64
import hashlib
import hmac
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

KEY = b"a key for tests only, long enough to be one"
PEOPLE = ["ada", "bo", "cleo", "dov"]


class Server:
    def __init__(self, binary):
        self.binary, self.data = binary, tempfile.mkdtemp()
        self.env = dict(
            os.environ,
            STERNPOST__LISTEN="127.0.0.1:0",
            STERNPOST__DATA_DIR=self.data,
            STERNPOST__SECRET_KEY=KEY.decode(),
            STERNPOST__LOG__FILTER="warn",
        )
        self.process = subprocess.Popen([binary, "serve"], env=self.env, cwd=self.data, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip().removeprefix("listening on ")
        self.tokens = [self.token(f"{name}@{name}.test") for name in PEOPLE]
        self.games = self.call("GET", "/api/v1/games")[1]

    def token(self, address):
        made = subprocess.run([self.binary, "token", "--email", address], env=self.env, cwd=self.data, capture_output=True, text=True)
        return made.stdout.strip()

    def call(self, method, path, seat=None, body=None, form=None):
        data = json.dumps(body).encode() if body is not None else urllib.parse.urlencode(form).encode() if form is not None else None
        request = urllib.request.Request(self.url + path, data=data, method=method)
        if seat is not None:
            request.add_header("Authorization", "Bearer " + self.tokens[seat])
        if body is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as answer:
                status, text = answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read().decode()
        return status, json.loads(text) if text[:1] in ("{", "[") else text

    def create(self, name, seats, options=None):
        options = dict(self.games[0]["default-options"], **(options or {}))
        seats = [{"name": person.capitalize(), "email": f"{person}@{person}.test"} for person in PEOPLE[:seats]]
        body = {"game": "twilight-imperium", "name": name, "options": options, "seats": seats}
        status, made = self.call("POST", "/api/v1/campaigns", 0, body)
        assert status == 201, (status, made)
        return made["id"]

    def take(self, campaign, seat, faction=None):
        part = lambda value: base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()
        head = part({"typ": "JWT", "alg": "HS256", "kid": hashlib.sha256(KEY).hexdigest()[:12]})
        until = int(time.time()) + 86_400
        signed = head + "." + part({"campaign": campaign, "seat": seat, "gen": 1, "aud": "invite", "exp": until})
        mac = base64.urlsafe_b64encode(hmac.new(KEY, signed.encode(), hashlib.sha256).digest()).rstrip(b"=").decode()
        status, page = self.call("POST", f"/i/{signed}.{mac}", form={"choice": json.dumps({"faction": faction}) if faction else ""})
        assert status in (200, 303), (status, page)

    def begin(self, name, seats, options=None, factions=()):
        campaign = self.create(name, seats, options)
        for seat in range(seats):
            self.take(campaign, seat, factions[seat] if factions else None)
        return campaign

    def questions(self, campaign, seat):
        return self.call("GET", f"/api/v1/campaigns/{campaign}/questions", seat)[1]

    def play(self, campaign, seats, entries, seed, stop=None):
        """Answers at random up to so many entries, or to a question that `stop` matches; returns the last entry's number."""
        rng, version = random.Random(seed), 0
        while version < entries:
            moved = False
            for seat in range(seats):
                asked = self.questions(campaign, seat)
                version = asked["version"]
                for question in asked["questions"]:
                    if stop and version > stop[0] and re.search(stop[1], question["prompt"]):
                        return version
                    default, choices = question["default"], question["choices"]
                    answer = {"one": rng.choice(choices)["id"]} if "one" in default and choices and rng.random() < 0.75 else default
                    for tried in (answer, default):
                        body = {"version": version, "question": question["id"], "answers": [tried]}
                        status, said = self.call("POST", f"/api/v1/campaigns/{campaign}/answers", seat, body)
                        if status == 201:
                            moved, version = True, said["version"]
                            break
            assert moved, "nobody can answer"
        return version

    def take_back(self, campaign, seats):
        version = max(self.questions(campaign, seat)["version"] for seat in range(seats))
        for seat in range(seats):
            status, said = self.call("POST", f"/api/v1/campaigns/{campaign}/take-back", seat, {"version": version})
            if status == 201:
                return said["version"]
        return None

    def seal(self, campaign, seat):
        """Answers a question that others are asked too; the last choice."""
        asked = self.questions(campaign, seat)
        question = asked["questions"][0]
        body = {"version": asked["version"], "question": question["id"], "answers": [{"one": question["choices"][-1]["id"]}]}
        status, said = self.call("POST", f"/api/v1/campaigns/{campaign}/answers", seat, body)
        assert status == 201 and said["is-sealed"], (status, said)

    def propose(self, campaign, seats):
        """Puts a deal on the table: as much as there is of what is asked for first, and nothing else. Whether anybody could."""
        for seat in range(seats):
            asked = self.questions(campaign, seat)
            offers = [choice["id"] for question in asked["anytime"] for choice in question["choices"]]
            for offer in [offer for offer in offers if offer.startswith("propose:")]:
                body = {"version": asked["version"], "question": f"any-{seat}", "answers": [{"one": offer}]}
                while True:
                    status, seen = self.call("POST", f"/api/v1/campaigns/{campaign}/preview", seat, body)
                    if status != 200 or seen["stop"] != "asked":
                        break
                    shape, first = seen["question"]["shape"], len(body["answers"]) == 1
                    most = {"amount": shape.get("most", 0)} if first else seen["question"]["default"]
                    body["answers"].append(most if shape["kind"] == "amount" else seen["question"]["default"])
                status, _ = self.call("POST", f"/api/v1/campaigns/{campaign}/answers", seat, body)
                if status == 201 and self.call("GET", f"/api/v1/campaigns/{campaign}", seat)[1]["view"]["proposals"]:
                    return True
        return False

    def asked(self, campaign, seats):
        said = [self.questions(campaign, seat) for seat in range(seats)]
        questions = {question["id"]: question["prompt"] for asked in said for question in asked["questions"] + asked["sealed"]}
        return {"version": max(asked["version"] for asked in said), "asked": questions}

    def stop(self):
        self.process.terminate()
        self.process.wait()
        return os.path.join(self.data, "sternpost.db")


def main(binary, folder, revision):
    server = Server(binary)
    everything = {
        "content": ["action-cards", "promissory-notes", "secret-objectives", "agendas", "faction-abilities", "technologies", "transactions"],
    }
    # The first of them deals with everybody, neighbour or not.
    traders = {"content": ["transactions", "faction-abilities"]}
    running = {
        "The long one": (server.begin("The long one", 3), 3),
        "The short one": (server.begin("The short one", 4), 4),
        "Everything": (server.begin("Everything", 3, everything), 3),
        "Taken back": (server.begin("Taken back", 3), 3),
        "Sealed": (server.begin("Sealed", 3, {"content": ["transactions", "secret-objectives"]}), 3),
        "A deal": (server.begin("A deal", 3, traders, ["hacan", "sol", "letnev"]), 3),
    }
    server.seal(running["Sealed"][0], 1)
    version = 20
    while True:
        version = server.play(running["A deal"][0], 3, version, 12)
        if server.propose(running["A deal"][0], 3):
            break
        version += 1
        assert version < 200, "no deal came about: run it again"
    server.play(running["The long one"][0], 3, 190, 6, (104, "hits|retreat|produce"))
    server.play(running["The short one"][0], 4, 40, 7)
    server.play(running["Everything"][0], 3, 190, 11, (101, "react|vote"))
    seed = 3
    server.play(running["Taken back"][0], 3, 20, seed)
    while server.take_back(running["Taken back"][0], 3) is None:
        seed += 1
        server.play(running["Taken back"][0], 3, server.asked(running["Taken back"][0], 3)["version"] + 1, seed)
    server.take(server.create("The lobby", 3), 0)
    bots = [{"name": name, "bot": True} for name in ("Bot A", "Bot B", "Bot C")]
    ended = server.call("POST", "/api/v1/campaigns", 0, {"game": "twilight-imperium", "name": "The ended one", "seats": bots})[1]["id"]
    while server.call("GET", f"/api/v1/campaigns/{ended}", 0)[1]["status"] != "ended":
        time.sleep(0.2)
    left = {name: server.asked(campaign, seats) for name, (campaign, seats) in running.items()}
    source = server.stop()

    out = os.path.join(folder, f"r{revision}")
    database = sqlite3.connect(source)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("DELETE FROM letters")
    database.commit()
    database.execute("VACUUM INTO ?", (out + ".sqlite",))
    database.close()
    with open(out + ".json", "w", encoding="utf-8") as file:
        json.dump(left, file, indent=1, ensure_ascii=False)
        file.write("\n")
    print({name: said["version"] for name, said in left.items()}, os.path.getsize(out + ".sqlite"), "bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
