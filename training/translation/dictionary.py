"""Word pairs of FreeDict's bilingual dictionaries, as sentence pairs of one word.

Reads the files of Debian's packages dict-freedict-*: NAME.dict.dz is gzip, NAME.index has a headword, offset and length
a line, both numbers in base 64.
"""

import gzip
import re
from pathlib import Path

DIGITS = {c: i for i, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}
CODES = {"es": "spa", "fr": "fra", "de": "deu", "it": "ita"}
WORD = re.compile(r"[^\W\d_]+(?:[ '-][^\W\d_]+){0,2}")
TRANSLATIONS = 2


def number(text):
    value = 0
    for c in text:
        value = value * 64 + DIGITS[c]
    return value


def translations_of(entry):
    """The first translations of an entry: its second line without labels, numbers and notes."""
    lines = entry.split("\n")
    if len(lines) < 2:
        return []
    body = re.sub(r"<[^>]*>|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}", "", lines[1])
    body = re.sub(r"^\s*1\.\s*", "", body)
    words = [w.strip() for w in re.split(r"[,;]", body)]
    return [w for w in words if WORD.fullmatch(w)][:TRANSLATIONS]


def entries(folder, name):
    index, texts = folder / f"{name}.index", folder / f"{name}.dict.dz"
    if not index.exists():
        return
    with gzip.open(texts, "rb") as file:
        content = file.read()
    for line in index.read_text(encoding="utf-8").splitlines():
        headword, offset, length = line.split("\t")[:3]
        if WORD.fullmatch(headword):
            entry = content[number(offset) : number(offset) + number(length)].decode("utf-8", "replace")
            yield headword, translations_of(entry)


def word_pairs(folder, lang, known_english, known_other):
    """Pairs (English, other, source) from the dictionaries in both directions; each word must be known from sentences."""
    folder = Path(folder)
    found = []
    for source, target, flip in (("eng", CODES[lang], False), (CODES[lang], "eng", True)):
        for headword, translations in entries(folder, f"freedict-{source}-{target}"):
            for translation in translations:
                english, other = (translation, headword) if flip else (headword, translation)
                if all(w in known_english for w in english.lower().split()) and all(w in known_other for w in other.lower().split()):
                    found.append((english, other, "freedict"))
    return sorted(set(found))
