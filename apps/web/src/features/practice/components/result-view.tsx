import { LANGUAGES, type WordResult } from '@speak-it-now/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { audioPreferences } from '../../../lib/audio-preferences.ts';
import { playRecording } from '../../../lib/speech/recording-player.ts';
import { usePractice } from '../state/practice.tsx';
import type { ScoredAttempt } from '../state/use-attempt.ts';
import { useDecoded } from '../state/use-decoded.ts';
import { FixFirst } from './fix-first.tsx';
import { FromOutside } from './from-outside.tsx';
import { JudgedWords } from './judged-words.tsx';
import { MelodyPanel } from './melody-panel.tsx';
import { NotJudged } from './not-judged.tsx';
import { Onward } from './onward.tsx';
import { Playback } from './playback.tsx';
import { Score } from './score.tsx';
import { Waveform } from './waveform.tsx';

/** What came of a recording: the score, the voice, the words, and the sounds of the word that was pressed. */
export default function ResultView({ attempt }: { readonly attempt: ScoredAttempt }) {
  const { result } = useTexts();
  const { say, beginDrill } = usePractice();
  const { response, language, expectedTerm } = attempt;
  const recording = useDecoded(attempt.audio);
  const [openIndex, setOpenIndex] = useState<number>();
  const isScored = response.outcome === 'scored';

  const playMine = (word: WordResult) => {
    if (recording) void playRecording(recording, { span: word, tempo: audioPreferences.get().tempo });
  };
  const playModel = (word: WordResult) =>
    say(word.text, language, { tempo: audioPreferences.get().tempo, speed: 'conversation' });
  return (
    <section
      aria-label={result.label}
      className="animate-arrive rounded-card bg-raised p-5 shadow-card sm:p-8"
    >
      {isScored ? <Score response={response} /> : <NotJudged response={response} />}
      {isScored && (
        <FixFirst
          response={response}
          language={language}
          onHear={playModel}
          onDrill={(word) => beginDrill(word, language)}
        />
      )}
      {recording && (
        <Waveform
          recording={recording}
          words={isScored ? response.words : []}
          language={language}
          selectedIndex={openIndex}
          onWord={(word, index) => {
            setOpenIndex(index);
            playMine(word);
          }}
        />
      )}
      <Playback recording={recording} expectedTerm={expectedTerm} language={language} />
      <FromOutside response={response} language={language} />
      {isScored && response.words.length > 0 && (
        <div className="mt-7">
          <h3 className="text-lead">{result.wordsTitle}</h3>
          <p className="text-ink-soft text-small">{result.wordsHint}</p>
          <JudgedWords
            response={response}
            language={language}
            openIndex={openIndex}
            onOpen={setOpenIndex}
            onPlayMine={recording && playMine}
            onPlayModel={playModel}
            onDrill={(word) => beginDrill(word, language)}
          />
          {response.extraWords && response.extraWords.length > 0 && (
            <p className="mt-4 text-ink-soft text-small">
              {result.extraWords(response.extraWords.map(({ heardIpa }) => `/${heardIpa}/`).join(', '))}
            </p>
          )}
        </div>
      )}
      {isScored && recording && response.words.length > 1 && (
        <MelodyPanel
          recording={recording}
          words={response.words}
          expectedTerm={expectedTerm}
          language={language}
        />
      )}
      {isScored && response.heardIpa !== '' && (
        <p className="mt-5 text-ink-soft text-small">
          {result.heardAs}{' '}
          <span lang={`${LANGUAGES[language].bcp47}-fonipa`} className="font-ipa text-body text-ink">
            /{response.heardIpa}/
          </span>
        </p>
      )}
      <Onward />
    </section>
  );
}
