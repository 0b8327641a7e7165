"""How many of the most frequent nouns, adjectives and verbs the composer knows:

    python3 training/translation/coverage.py DATA_DIR DICTIONARIES [--missing]

DATA_DIR has the sentence pairs (en-es.tsv.xz ...), DICTIONARIES the unpacked FreeDict files (freedict-eng-spa.dict.dz ...).
Frequencies are those in the sentence pairs. A word counts as a noun behind a determiner, as a verb in the infinitive, as
an adjective (English only) behind a form of 'be' or an adverb of degree, if a dictionary has it as one. What is no word
of its kind there still counts as missing, so the figures are low by some percent.
"""

import collections
import glob
import gzip
import json
import lzma
import os
import re
import sys

PHRASEBOOK = os.path.join(os.path.dirname(__file__), "../../packages/phrasebook/data")
LANGUAGES = {"en": "eng", "es": "spa", "fr": "fra", "de": "deu", "it": "ita"}
RANKS = {"nouns": (500, 1000, 2000, 3000), "adjectives": (250, 500, 1000), "verbs": (250, 500, 1000)}
DETERMINERS = {
    "en": "the a an my your his her our their this that these those some any no two three which many several",
    "es": "el la los las un una unos unas mi mis tu tus su sus este esta estos estas ese esa del al dos tres qué otra otro",
    "fr": "le la les l un une des du mon ma mes ton ta tes son sa ses notre votre leur leurs ce cet cette ces au aux d",
    "it": "il lo la i gli le l un uno una mio mia tuo tua suo sua questo questa quel quella al alla del della nel nella",
}
BEFORE_VERB = set("to can will would could should must may might don doesn didn t".split())
BEFORE_ADJECTIVE = set("is are was were be s m re very so too more feel feels looks seems".split())
INFINITIVE = {"es": r"[aeií]r(?:se)?$", "fr": r"(?:er|ir|re)$", "de": r"(?:en|ern|eln)$", "it": r"[aei]r(?:e|si)$"}
IRREGULAR = {"children": "child", "men": "man", "women": "woman", "feet": "foot", "teeth": "tooth", "mice": "mouse"}


def dictionary(folder, a, b):
    """The translations of each headword."""
    words, head = collections.defaultdict(list), None
    for line in gzip.open(f"{folder}/freedict-{LANGUAGES[a]}-{LANGUAGES[b]}.dict.dz", "rt", errors="replace"):
        found = re.match(r"(\S.*?) /[^/]*/", line)
        if found:
            head = found[1]
        elif head and line.strip() and not line.startswith("  "):
            words[head].append(re.sub(r"^\d+\. |\[[^\]]*\]|\([^)]*\)", "", line.strip()))
    return words


def english_kinds(folder):
    """How often the German-English dictionary has an English word as a noun, an adjective and a verb."""
    kinds = collections.defaultdict(collections.Counter)
    for glosses in dictionary(folder, "de", "en").values():
        for gloss in glosses:
            for word, kind in re.findall(r"(?:^|[,;] ?)(?:to )?([a-z'-]+)(?: \w+\.)? <(n|adj|v)", gloss):
                kinds[word][kind] += 1
            for word in re.findall(r"(?:^|, )to ([a-z'-]+)(?=[ ,<]|$)", gloss):
                kinds[word]["v"] += 1
    return kinds


def sentences(folder):
    texts = collections.defaultdict(set)
    for language in ("es", "fr", "de", "it"):
        for line in lzma.open(f"{folder}/en-{language}.tsv.xz", "rt"):
            english, other = line.rstrip("\n").split("\t")[:2]
            texts["en"].add(english)
            texts[language].add(other)
    return texts


def singular(word, is_noun):
    if word in IRREGULAR:
        return IRREGULAR[word]
    for ending, own in (("ies", "y"), ("ves", "f"), ("ves", "fe"), ("es", ""), ("s", "")):
        if word.endswith(ending) and is_noun(word[: -len(ending)] + own):
            return word[: -len(ending)] + own
    return word


def frequencies(language, texts, kinds, glosses):
    """The words of each kind by frequency."""
    count = collections.defaultdict(collections.Counter)
    determiners = set(DETERMINERS.get(language, "").split())

    def is_kind(word, kind):
        if language == "en":
            return kinds[word][kind] > 0
        heads = re.findall(r"[a-z'-]+", re.sub(r"<[^>]*>", "", ", ".join(glosses.get(word, ()))))
        return any(kinds[head][kind] for head in heads)

    for text in texts:
        words = re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", text.replace("’", "'"))
        for before, word in zip([""] + words, words):
            if before and word[0].isupper() and language != "de":
                continue
            lower, last = word.lower(), before.lower()
            if language == "de":
                if before and word[0].isupper() and word in glosses:
                    count["nouns"][word] += 1
            elif last in determiners:
                count["nouns"][lower] += 1
            if last in BEFORE_VERB if language == "en" else re.search(INFINITIVE[language], word) and word[0].islower():
                count["verbs"][lower] += 1
            if language == "en" and last in BEFORE_ADJECTIVE and not lower.endswith("ing"):
                count["adjectives"][lower] += 1
    nouns = collections.Counter()
    for word, times in count["nouns"].items():
        own = singular(word, lambda one: kinds[one]["n"] > 0) if language == "en" else word
        if language == "de" or is_kind(own, "n") and not (language == "en" and kinds[own]["adj"] > 2 * kinds[own]["n"]):
            nouns[own] += times
    yield "nouns", [word for word, _ in nouns.most_common(3000)]
    ranked = [word for word, _ in count["verbs"].most_common(6000) if is_kind(word, "v")]
    yield "verbs", [one for one in ranked if language != "en" or kinds[one]["v"] * 2 >= kinds[one]["adj"]][:1000]
    if language == "en":
        ranked = count["adjectives"].most_common(6000)
        yield "adjectives", [one for one, _ in ranked if kinds[one]["adj"] > 0.7 * kinds[one]["n"]][:1000]


def known(language):
    """The words of each kind that the phrasebook has."""
    def read(name):
        with open(f"{PHRASEBOOK}/{name}.json", encoding="utf8") as file:
            return json.load(file)

    lexicon = read("lexicon")
    nouns, adjectives, verbs = set(), set(), set()
    for noun in read("nouns") + read("rare-nouns"):
        own, woman = noun[language], noun.get("female", {}).get(language, {})
        nouns |= {forms.get(one) for forms in (own, woman, own.get("owned", {})) for one in ("sg", "pl", "oblique")}
        nouns |= {form for text in own.get("also", ()) for form in text.split("/")}
    for path in glob.glob(f"{PHRASEBOOK}/*.json"):
        topic = json.load(open(path, encoding="utf8"))
        for entry in topic["entries"] if isinstance(topic, dict) and "entries" in topic else ():
            if entry["kind"] == "term" and isinstance(entry[language], str):
                nouns |= {re.sub(r"^(?:[^\W\d_]{1,4} |l')", "", entry[language]), entry[language]}
    for adjective in read("adjectives"):
        own = adjective[language]
        forms = {own} if isinstance(own, str) else set(own.values())
        forms |= set(adjective.get("also", {}).get(language, ()))
        (nouns if adjective.get("role") else adjectives).update(forms)
    for adverbial in lexicon["adverbials"]:
        adjectives.add(adverbial[language])
    for verb in lexicon["verbs"]:
        for text in [verb[language], *verb.get("also", {}).get(language, ())]:
            words = re.sub(r"\{[^}]*\}|\([^)]*\)|<[^>]*>", " ", text).split()
            verbs |= {re.sub(r"^se ", "", word) for word in words[:2] + words[-1:]}
    return {"nouns": nouns, "adjectives": adjectives, "verbs": verbs}


def main(pairs, dictionaries, *options):
    kinds, texts = english_kinds(dictionaries), sentences(pairs)
    for language in LANGUAGES:
        glosses = {} if language == "en" else dictionary(dictionaries, language, "en")
        words = known(language)
        for kind, ranked in frequencies(language, texts[language], kinds, glosses):
            shares = []
            for rank in RANKS[kind]:
                head = ranked[:rank]
                shares.append(f"{rank}: {sum(word in words[kind] for word in head) / max(len(head), 1):.2f}")
            print(language, kind, f"({len(ranked)})", "  ".join(shares))
            if "--missing" in options:
                print("  missing:", " ".join(word for word in ranked if word not in words[kind]))


if __name__ == "__main__":
    main(*sys.argv[1:])
