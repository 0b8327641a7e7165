#!/bin/sh
# From the data sets to the shipped model files:  training/run.sh DATA_DIR [WORK_DIR]
# DATA_DIR holds one folder per set (clips as .ogg beside manifest.jsonl or labels.jsonl; recorded noises and rooms in
# noise-rir/). Needs Python 3.11 with training/requirements.txt, Node 20, ffmpeg, libespeak-ng1, the programs espeak-ng
# and flite, festival with festvox-italp16k, festvox-itapc16k and festvox-kdlpc16k, and Debian's word lists (wamerican
# wspanish wfrench wngerman witalian). Each step leaves what it made in WORK_DIR; the acoustic training resumes from its
# last checkpoint.
set -eu
data=$1
cd "$(dirname "$0")/.."
work=${2:-training/.work}
export OMP_WAIT_POLICY=passive OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
mkdir -p "$work"

python training/decode_audio.py --data "$data" --work "$work"
python training/make_texts.py --data "$data" --work "$work"
python training/synthesize.py --work "$work"
npx tsx training/make_references.ts "$data" "$work"
python training/build_dataset.py --data "$data" --work "$work"

# The acoustic model continues from the shipped weights (EXPERIMENTS.md).
cp training/acoustic8.pt "$work/"
python training/train_acoustic.py --work "$work" --name acoustic9 --init "$work/acoustic8.pt" --peak-rate 8e-4 --seed 9 \
  --minutes "${ACOUSTIC_MINUTES:-120}"
python training/compare_acoustic.py --work "$work" acoustic8.pt acoustic8.pt+acoustic9.pt acoustic9.pt
# To make the shipped files again without training, export acoustic8.pt alone.
python training/export_acoustic.py "$work/acoustic8.pt" "$work/acoustic9.pt" --work "$work"

python training/make_scorer_jobs.py --data "$data" --work "$work" --state acoustic9.last.pt
npx tsx training/extract_features.ts "$work" 0 2 &
npx tsx training/extract_features.ts "$work" 1 2
wait
python training/train_scorer.py --work "$work" --data "$data" --export --version "$(date +%Y-%m-%d)"

# The model of word stress uses the new acoustic model, so it is fitted again.
python training/make_stress_jobs.py --data "$data" --work "$work"
npx tsx training/dump_stress.ts "$work" 0 2 &
npx tsx training/dump_stress.ts "$work" 1 2
wait
python training/train_stress.py --work "$work"

# So is the classifier of the length of Italian consonants.
npx tsx training/dump_length.ts "$data" "$work/lengths.jsonl"
python training/fit_length.py "$work/lengths.jsonl"

# A second voice in the background is heard by a network of its own.
python training/train_other_voice.py --data "$data" --work "$work"

# Utterance verification: the frequent words of each language, then the decision.
python training/verification/count_words.py "$data/parallel" "$work"
npx tsx training/verification/build_word_lists.ts "$work"
python training/verification/list_clips.py "$data" "$work/left_out.jsonl"
npx tsx training/verification/dump_evidence.ts "$work/left_out.jsonl" "$work/evidence.0.jsonl" 0 2 &
npx tsx training/verification/dump_evidence.ts "$work/left_out.jsonl" "$work/evidence.1.jsonl" 1 2
wait
# --keep leaves the weights of the features as fitted to the previous acoustic model (EXPERIMENTS.md).
python training/verification/fit.py "$work"/evidence.*.jsonl --keep
python training/fit_scale.py "$work"/evidence.*.jsonl

# Minimal pairs: each contrast between two sounds, and whether a short word of a phrase was left out.
npx tsx training/contest/dump_contest.ts "$work/left_out.jsonl" "$work/contest.0.jsonl" 0 2 &
npx tsx training/contest/dump_contest.ts "$work/left_out.jsonl" "$work/contest.1.jsonl" 1 2
wait
python training/contest/fit_contest.py "$work"/contest.*.jsonl
# Prints the shares for the threshold in packages/engine/src/verify/left-out.ts.
npx tsx training/verification/dump_left_out.ts "$work/left_out.jsonl" 300

# Last, because it reads the scores: which sounds are called wrong.
npx tsx training/dump_sounds.ts "$data" "$work/sounds.0.jsonl" 0 2 &
npx tsx training/dump_sounds.ts "$data" "$work/sounds.1.jsonl" 1 2
wait
python training/fit_sounds.py "$work"/sounds.*.jsonl
