"""The dice of docs/fair-chance.md, worked out without any of Sternpost's code: `python3 tests/fair_chance.py`."""
import hashlib, hmac


def key(secret, campaign, phrases):
    if not any(phrase is not None for phrase in phrases):
        return secret
    text = f"sternpost/phrases/1/{campaign}"
    for phrase in phrases:
        text += "\n" + ("-" if phrase is None else hashlib.sha256(phrase.encode()).hexdigest())
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def numbers(key, campaign, seq, bounds):
    n, drawn = 0, []
    for bound in bounds:
        while True:
            word = int.from_bytes(hmac.new(key, f"sternpost/1/{campaign}/{seq}/{n}".encode(), hashlib.sha256).digest()[:4], "big")
            n += 1
            if word < 0xFFFFFFFF - 0xFFFFFFFF % bound:
                drawn.append(word % bound)
                break
    return drawn


SECRET, CAMPAIGN = bytes([7] * 32), "00000000-0000-7000-8000-000000000001"
PHRASES = ["the cat sat on the keyboard", None, "Würfel, fallt!"]

if __name__ == "__main__":
    assert numbers(SECRET, CAMPAIGN, 3, [10] * 8) == [8, 9, 1, 5, 4, 5, 6, 1]
    print(key(SECRET, CAMPAIGN, PHRASES).hex())
    print(numbers(key(SECRET, CAMPAIGN, PHRASES), CAMPAIGN, 3, [10] * 8))
