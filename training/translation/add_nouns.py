"""Adds nouns to the composer's rare nouns, each compared with other sources:

    python3 training/translation/add_nouns.py LIST DATA_DIR DICTIONARIES [--write]

LIST has a noun a line: English|class|Spanish|French|German|Italian, for instance
'wasp|a|avispa f|guêpe f|Wespe f Wespen|vespa f'. A star before the English noun marks it as not counted, '^' as one without
a singular, 'calf/calves' gives an irregular plural, a gender is followed by a plural that does not follow the rules ('-' for
none), 'm/ahijada' by the noun for a woman, 'Falken:Falken' by the weak form, 'p f' marks one without a singular,
'|+scarf/scarves' adds other English names. DATA_DIR has the sentence pairs, DICTIONARIES FreeDict's files (see coverage.py).

A translation is confirmed by the dictionary from English, by the one to English, or by the sentence pairs: two of them,
and a seventh of those with the English noun, have it. The genders are compared with the articles in the pairs. What no source
confirms is printed, to be read again. Without --write nothing is changed.
"""

import collections
import json
import lzma
import os
import re
import sys

from coverage import PHRASEBOOK, dictionary

CLASSES = {
    "t": ["thing"], "tp": ["thing", "part"], "a": ["thing", "animal"], "f": ["food"], "d": ["drink"], "p": ["place"],
    "b": ["body"], "P": ["person"], "J": ["person", "job"], "F": ["person", "family"], "A": ["abstract"],
    "Ae": ["abstract", "event"], "c": ["thing", "clothing"], "T": ["time"], "C": ["thing", "container"], "l": ["ailment"],
}
ARTICLES = {
    "es": ("el un este ese del al", "la una esta esa"), "fr": ("le un ce du au mon", "la une cette ma ta sa"),
    "it": ("il lo un uno del al nel", "la una questa quella della alla nella"),
}
VOWEL_TO_ACCENT = str.maketrans("áéíóú", "aeiou")


def english_plural(word):
    if re.search("(?:s|x|z|ch|sh)$", word):
        return word + "es"
    return word[:-1] + "ies" if re.search("[^aeiou]y$", word) else word + "s"


def spanish_plural(word):
    if re.search("[ns]$", word) and re.search("[áéíóú].$", word):
        return word[:-2] + word[-2].translate(VOWEL_TO_ACCENT) + word[-1] + "es"
    if word.endswith("s"):
        return word
    if word.endswith("z"):
        return word[:-1] + "ces"
    return word + ("s" if re.search("[aeiouáéó]$", word) else "es")


def french_plural(word):
    if re.search("[sxz]$", word):
        return word
    if re.search("e[ae]?u$", word):
        return word + "x"
    return word[:-2] + "aux" if word.endswith("al") else word + "s"


def italian_plural(word, gender):
    if re.search("[àèéìòù]$", word) or not re.search("[aoe]$", word):
        return word
    if word.endswith("io"):
        return word[:-1]
    if re.search("[^aeiou][cg]ia$", word):
        return word[:-2] + "e"
    if re.search("[cg]a$", word):
        return word[:-1] + ("he" if gender == "f" else "hi")
    if word.endswith("a"):
        return word[:-1] + ("e" if gender == "f" else "i")
    if re.search("(?:[^ie]c|g)o$", word):
        return word[:-1] + "hi"
    return word[:-1] + "i"


def plural_of(word, gender, language):
    if " " in word:
        raise ValueError(f"no plural of {word}")
    if language == "es":
        return spanish_plural(word)
    return french_plural(word) if language == "fr" else italian_plural(word, gender)


def forms(text, language, is_mass):
    """The noun in one language, and the one for a woman."""
    text, has_el = re.subn(" el$", "", text.strip())
    found = re.fullmatch(r"(.+?) (p )?([mfn])(?: ([^/]+))?(?:/(.+))?", text)
    if not found and language == "de" and (found := re.fullmatch("(.+) p()()()()", text)):
        return {"pl": found[1], "gender": "f"}, None
    word, plural_only, gender, plural, woman = found.groups()
    if plural_only:
        return {"pl": word, "gender": gender}, None
    noun = {"sg": word}
    if not is_mass and plural != "-":
        if language == "de":
            plural, _, oblique = (plural or "").partition(":")
            noun.update({"pl": plural, "gender": gender} | ({"oblique": oblique} if oblique else {}))
        else:
            noun["pl"] = plural or plural_of(word, gender, language)
    noun["gender"] = gender
    if has_el:
        noun["el"] = True
    if language == "de" and not woman:
        return noun, {"sg": word + "in", "pl": word + "innen"}
    if not woman:
        return noun, None
    one, _, many = woman.partition(",")
    own = f"{one}nen" if language == "de" else None
    return noun, {"sg": one, "pl": many or own or plural_of(one, "f", language)}


def noun_of(line):
    english, kind, *others = line.rstrip("\n").split("|")
    also = others.pop()[1:].split(",") if others[-1].startswith("+") else []
    is_mass, is_plural_only = english.startswith("*"), english.startswith("^")
    one, _, many = english.lstrip("*^").partition("/")
    if not is_mass and all(re.search(r" [mf] -$", others[i]) for i in (0, 1, 3)):
        is_mass = True
    others = [re.sub(r" -$", "", text) if is_mass else text for text in others]
    head, last = one.rpartition(" ")[::2]
    many = many or f"{head} {english_plural(last)}".strip()
    noun = {"id": re.sub("[^a-z]+", "-", one.lower()), "classes": CLASSES[kind]}
    if is_mass:
        noun["mass"] = True
    noun["en"] = {"sg": one} if is_mass else {"pl": one} if is_plural_only else {"sg": one, "pl": many}
    if re.match("(?:hour|heir|x-)", one) or re.match("(?:uni|use|eu|one)", one):
        noun["en"]["an"] = bool(re.match("[hx]", one))
    if also:
        noun["en"]["also"] = [f"{a}/{english_plural(a)}" if "/" not in a and not is_mass else a for a in also]
    women = {}
    for language, text in zip(("es", "fr", "de", "it"), others, strict=True):
        noun[language], women[language] = forms(text, language, is_mass)
    if re.match("h(?:ib|ac?h|an|éri|om|aric|ock|eurt|ut|aïk|ippie)", noun["fr"].get("sg", "")):
        noun["fr"]["aspirated"] = True
    if all(women.values()):
        noun["female"] = women
    return noun


def pairs(folder, language):
    """The texts by English word, and how often an article stands before a word."""
    by_word, articles = collections.defaultdict(list), collections.Counter()
    words = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
    for line in lzma.open(f"{folder}/en-{language}.tsv.xz", "rt"):
        english, other = line.rstrip("\n").split("\t")[:2]
        other = other.lower().replace("’", "'")
        said = words.findall(other)
        articles.update(zip(said, said[1:]))
        for word in set(words.findall(english.lower())):
            if len(by_word[word]) < 400:
                by_word[word].append(other)
    return by_word, articles


def confirmations(nouns, data, dictionaries):
    for language in ("es", "fr", "de", "it"):
        there, back = dictionary(dictionaries, "en", language), dictionary(dictionaries, language, "en")
        by_word, articles = pairs(data, language)
        counts, unconfirmed = collections.Counter(), []
        for noun in nouns:
            own, english = noun[language], [noun["en"][f] for f in ("sg", "pl") if f in noun["en"]]
            said = [own[f] for f in ("sg", "pl") if f in own]
            glosses = " , ".join(g for e in english for g in there.get(e, ()))
            backs = " , ".join(g for s in said for g in back.get(s, ()))
            texts = [t for e in english for t in by_word.get(e.split()[-1], ())]
            hits = sum(any(s.lower() in t for s in said) for t in texts)
            sources = [
                any(re.search(rf"(?<!\w){re.escape(s)}(?!\w)", glosses) for s in said),
                any(re.search(rf"(?<!\w){re.escape(e)}(?!\w)", backs) for e in english),
                hits >= 2 and hits >= len(texts) / 7,
            ]
            counts[sum(sources)] += 1
            if not any(sources):
                unconfirmed.append(f"{english[0]}={said[0]}" + (f" ({hits}/{len(texts)})" if texts else ""))
            if language in ARTICLES and "sg" in own and " " not in own["sg"] and "el" not in own:
                m, f = (sum(articles[(a, own["sg"].lower())] for a in group.split()) for group in ARTICLES[language])
                if m + f > 3 and (m > f) != (own["gender"] == "m"):
                    print("gender?", language, own["sg"], own["gender"], m, f)
        print(language, "sources:", dict(sorted(counts.items())))
        print("  none:", "; ".join(unconfirmed))


def written(nouns):
    """JSON with a field a line; Biome keeps it so where it fits."""
    fields = (",\n".join(f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in n.items()) for n in nouns)
    return "[\n" + ",\n".join(f"{{\n{text}\n}}" for text in fields) + "\n]\n"


def read(name):
    with open(os.path.join(PHRASEBOOK, f"{name}.json"), encoding="utf8") as file:
        return json.load(file)


def main(words, data, dictionaries, *options):
    nouns = [noun for name in ("nouns", "rare-nouns") for noun in read(name)]
    known = {f for n in nouns for f in (n["en"].get("sg"), n["en"].get("pl"))}
    known |= {form for n in nouns for text in n["en"].get("also", ()) for form in text.split("/")}
    ids = {n["id"] for n in nouns}
    added = []
    for line in open(words, encoding="utf8"):
        try:
            noun = noun_of(line)
        except (ValueError, TypeError, AttributeError, KeyError) as error:
            print("cannot read", line.strip(), error)
            continue
        if noun["en"].get("sg", noun["en"].get("pl")) in known or noun["id"] in ids:
            print("known:", noun["id"])
            continue
        added.append(noun)
    confirmations(added, data, dictionaries)
    if "--write" in options:
        rare = read("rare-nouns") + added
        with open(os.path.join(PHRASEBOOK, "rare-nouns.json"), "w", encoding="utf8") as file:
            file.write(written(rare))
        print(len(added), "added; format the file with Biome")


if __name__ == "__main__":
    main(*sys.argv[1:])
