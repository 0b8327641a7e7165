"""Tests of the training code that needs only numpy: python3 -m unittest discover -t training -s training/tests"""

import sys
from pathlib import Path

TRAINING = Path(__file__).parents[1]
sys.path[:0] = [str(TRAINING), str(TRAINING / "translation")]
