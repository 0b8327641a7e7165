#!/bin/sh
# From the data sets to the shipped model files:  training/run.sh DATA_DIR [WORK_DIR]
# DATA_DIR holds one folder per set (clips as .ogg beside manifest.jsonl or labels.jsonl). Needs Python 3.11 with
# training/requirements.txt, Node 20, ffmpeg, libespeak-ng1, festival with festvox-italp16k and festvox-itapc16k, and
# Debian's word lists (wamerican wspanish wfrench wngerman witalian). Each step leaves what it made in WORK_DIR; the
# acoustic training resumes from its last checkpoint when it is started again.
set -eu
data=$1
cd "$(dirname "$0")/.."
work=${2:-training/.work}
minutes=${ACOUSTIC_MINUTES:-48}
export OMP_WAIT_POLICY=passive OMP_NUM_THREADS=1
mkdir -p "$work"

python training/decode_audio.py --data "$data" --work "$work"
python training/make_texts.py --data "$data" --work "$work"
python training/synthesise.py --work "$work"
npx tsx training/make_references.ts "$data" "$work"
python training/build_dataset.py --work "$work"
python training/train_acoustic.py --work "$work" --minutes "$minutes"
# Four more runs, each from the weights so far. The shipped ones differ in their data and losses: README.md.
python training/train_acoustic.py --work "$work" --name acoustic2 --init "$work/acoustic.pt" --peak-rate 1.4e-3 --minutes "${SECOND_MINUTES:-80}"
python training/train_acoustic.py --work "$work" --name acoustic3 --init "$work/acoustic2.pt" --peak-rate 1.2e-3 --minutes "${THIRD_MINUTES:-68}"
python training/train_acoustic.py --work "$work" --name acoustic4 --init "$work/acoustic2.pt" "$work/acoustic3.pt" --peak-rate 1.0e-3 --minutes "${FOURTH_MINUTES:-27}"
set -- "$work/acoustic2.pt" "$work/acoustic3.pt" "$work/acoustic4.pt:2"
python training/train_acoustic.py --work "$work" --name acoustic5 --init "$@" --peak-rate 1.0e-3 --seed 5 --minutes "${FIFTH_MINUTES:-36}"
# The mean of the weights ships, three quarters of it the last run's.
python training/export_acoustic.py "$@" "$work/acoustic5.pt:12" --work "$work"

# The shipped scorer may know other features than the engine now computes.
rm -f packages/engine/models/scorer.onnx packages/engine/models/scorer.json
python training/make_scorer_jobs.py --data "$data" --work "$work" --state acoustic5.last.pt
npx tsx training/extract_features.ts "$work" 0 2 &
npx tsx training/extract_features.ts "$work" 1 2
wait
python training/train_scorer.py --work "$work" --data "$data" --export --version "$(date +%Y-%m-%d)"

# The judge of word stress measures with the acoustic model.
python training/make_stress_jobs.py --data "$data" --work "$work"
npx tsx training/dump_stress.ts "$work" 0 2 &
npx tsx training/dump_stress.ts "$work" 1 2
wait
python training/train_stress.py --work "$work"

# Which words were said: the frequent words of each language, then the decision.
python training/verification/count_words.py "$data/parallel" "$work"
npx tsx training/verification/build_word_lists.ts "$work"
npx tsx training/verification/dump_evidence.ts "$work/left_out.jsonl" "$work/evidence.0.jsonl" 0 2 &
npx tsx training/verification/dump_evidence.ts "$work/left_out.jsonl" "$work/evidence.1.jsonl" 1 2
wait
python training/verification/fit.py "$work"/evidence.*.jsonl
