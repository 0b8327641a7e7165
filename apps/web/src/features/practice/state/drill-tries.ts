import type { PronunciationResponse } from '@speak-it-now/contract';
import { useCallback, useState } from 'react';
import { type Drill, withTry } from './drill.ts';

export function useDrillTries() {
  const [drill, setDrill] = useState<Drill>();
  const clearDrill = useCallback(() => setDrill(undefined), []);
  const addTry = useCallback(
    (response: PronunciationResponse) => setDrill((current) => current && withTry(current, response)),
    [],
  );
  return { drill, setDrill, clearDrill, addTry };
}

export type DrillTries = ReturnType<typeof useDrillTries>;
