from unittest import TestCase

from splits import SPLITS, learner_folds, number_of, split_of


def learner(speaker, of="speechocean"):
    return {"set": of, "speaker": speaker, "language": "en", "id": speaker, "scores": {}}


class Splits(TestCase):
    def test_a_learner_is_in_one_fold_whatever_other_sets_hold(self):
        first = [learner(f"s{n:02}") for n in range(10)]
        folds = learner_folds(first)
        self.assertEqual([folds["speechocean", f"s{n:02}"] for n in range(6)], [0, 1, 2, 3, 4, 0])
        more = learner_folds(first + [learner("a", "another")])
        self.assertEqual({key: more[key] for key in folds}, folds)

    def test_one_fold_of_learners_is_left_out(self):
        people = [learner(f"s{n}") for n in range(10)]
        folds = learner_folds(people)
        left_out = [p for p in people if split_of(p, folds, 0) == "leftOut"]
        self.assertEqual(len(left_out), 10 // SPLITS["labelledFolds"])

    def test_named_speakers_are_never_trained_on(self):
        for language, speakers in SPLITS["speakersLeftOut"].items():
            for speaker in speakers:
                clip = {"set": "any", "speaker": speaker, "language": language, "id": "1"}
                self.assertEqual(split_of(clip, {}, 1), "leftOut", speaker)

    def test_other_clips_train_but_for_every_nth_of_a_set(self):
        clip = {"set": "any", "speaker": "nobody in the lists", "language": "en", "id": "1"}
        self.assertEqual(split_of(clip, {}, 0), "training")
        name, every = next(iter(SPLITS["clipsLeftOutEvery"].items()))
        clip["set"] = name
        kinds = [split_of({**clip, "id": "2"}, {}, order) for order in range(1, 2 * every + 1)]
        self.assertEqual(kinds.count("seenSpeakerLeftOut"), 2)

    def test_a_third_of_the_speakers_of_connected_speech_is_left_out_with_all_their_clips(self):
        clips = [
            {"set": "native-es-cv", "speaker": f"cv-{n}", "language": "es", "id": str(i)} for n in range(60) for i in range(2)
        ]
        found = {}
        for clip in clips:
            found.setdefault(clip["speaker"], set()).add(split_of(clip, {}, 0))
        self.assertTrue(all(len(splits) == 1 for splits in found.values()))
        left_out = sum(splits == {"leftOut"} for splits in found.values())
        self.assertTrue(10 <= left_out <= 30, left_out)

    def test_the_number_of_a_text_never_changes(self):
        self.assertEqual(number_of("Günter"), number_of("Günter"))
        self.assertEqual(number_of("123456789"), 0xCBF43926)
