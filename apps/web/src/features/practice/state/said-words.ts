import type { TaughtLanguage } from '@speak-it-now/languages';
import { useEffect, useState } from 'react';
import { loadDeviceScoring } from '../../../lib/device/lazy-device-scoring.ts';
import { followMicrophone } from '../../../lib/recorder/sound.ts';
import { deviceScoring, isScoredOnDevice } from '../../../lib/scoring/scoring-place.ts';

/**
 * How many characters of the text have been said so far, while the microphone is open. Stays 0 unless this device does
 * the scoring and is fast enough to follow.
 */
export function useSaidCharacters(text: string, language: TaughtLanguage, isRecording: boolean): number {
  const [said, setSaid] = useState(0);
  useEffect(() => {
    setSaid(0);
    if (!isRecording || !isScoredOnDevice() || !deviceScoring.get().languages.includes(language)) return;
    let end = () => {};
    let isOver = false;
    loadDeviceScoring().then(
      (device) => {
        if (isOver) return;
        const follower = device.follow({
          text,
          language,
          onWordsSaid: (count, words) => setSaid(endOfWord(text, words, count)),
        });
        const unfollow = followMicrophone(follower.push);
        end = () => {
          unfollow();
          follower.stop();
        };
      },
      (error: unknown) => console.warn('The words cannot be followed.', error),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [text, language, isRecording]);
  return said;
}

/** Where word number `count` ends in the text. `words` are the words of the text in order. */
export function endOfWord(text: string, words: readonly string[], count: number): number {
  let end = 0;
  for (const word of words.slice(0, count)) {
    const at = text.indexOf(word, end);
    if (at >= 0) end = at + word.length;
  }
  return end;
}
