"""The dice of docs/fair-chance.md, worked out without any of Sternpost's code: `python3 tests/fair_chance.py`."""
import hashlib, hmac


def key(secret, campaign, phrases):
    if not any(phrase is not None for phrase in phrases):
        return secret
    text = f"sternpost/phrases/1/{campaign}"
    for phrase in phrases:
        text += "\n" + ("-" if phrase is None else hashlib.sha256(phrase.encode()).hexdigest())
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def numbers(key, campaign, stream, bounds):
    """Of derivation 1: the stream "1" with the number of an entry. Of derivation 2: "2" with "start/0", "DRAW/DEAL" or "anew/DEAL"."""
    derivation, name = stream
    n, drawn = 0, []
    for bound in bounds:
        while True:
            text = f"sternpost/{derivation}/{campaign}/{name}/{n}"
            word = int.from_bytes(hmac.new(key, text.encode(), hashlib.sha256).digest()[:4], "big")
            n += 1
            if word < 0xFFFFFFFF - 0xFFFFFFFF % bound:
                drawn.append(word % bound)
                break
    return drawn


def streams(entries):
    """The streams of a log of derivation 2: of each answer that draws, and of each time it was dealt anew."""
    deals, dealt, named = [], 0, []
    for kind, draw in entries:
        if kind == "anew":  # `draw` is the member `from`: none after a rewind that gives the same again, and in a fork
            dealt += 1
            named.append(f"anew/{dealt}")
            deals = [(first, deal) for first, deal in deals if draw is None or first < draw] + ([] if draw is None else [(draw, dealt)])
        else:  # an answer that draws, when `draw` answers of its line had drawn
            named.append(f"{draw}/{max([(first, deal) for first, deal in deals if first <= draw], default=(0, 0))[1]}")
    return named


SECRET, CAMPAIGN = bytes([7] * 32), "00000000-0000-7000-8000-000000000001"
PHRASES = ["the cat sat on the keyboard", None, "Würfel, fallt!"]

if __name__ == "__main__":
    assert numbers(SECRET, CAMPAIGN, (1, 3), [10] * 8) == [8, 9, 1, 5, 4, 5, 6, 1]
    print(key(SECRET, CAMPAIGN, PHRASES).hex())
    for stream in [(1, 3), (2, "start/0"), (2, "3/0"), (2, "3/2"), (2, "anew/2")]:
        print(*stream, numbers(key(SECRET, CAMPAIGN, PHRASES), CAMPAIGN, stream, [10] * 8))
    # Three draws; back to the second, anew; two draws; back to the first, again; then the same as ever.
    log = [("drew", 0), ("drew", 1), ("drew", 2), ("anew", 1), ("drew", 1), ("drew", 2), ("anew", None), ("drew", 0), ("drew", 1)]
    assert streams(log) == ["0/0", "1/0", "2/0", "anew/1", "1/1", "2/1", "anew/2", "0/0", "1/1"]
