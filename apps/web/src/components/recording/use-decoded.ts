import { useEffect, useState } from 'react';
import { decodeRecording } from '../../lib/speech/recording-player.ts';

/** The decoded recording; undefined until the browser has decoded it, and if it cannot. */
export function useDecoded(audio: Blob): AudioBuffer | undefined {
  const [decoded, setDecoded] = useState<AudioBuffer>();
  useEffect(() => {
    // After a reload there is a result without its recording.
    if (audio.size === 0) return;
    let isCurrent = true;
    decodeRecording(audio).then(
      (buffer) => isCurrent && setDecoded(buffer),
      (error: unknown) => {
        console.warn('The recording could not be decoded for playback.', error);
        if (isCurrent) setDecoded(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [audio]);
  return decoded;
}
