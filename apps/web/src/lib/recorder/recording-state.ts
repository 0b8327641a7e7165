import type { LanguageCode } from '@speak-it-now/contract';
import type { MicrophoneProblem } from './microphone-error.ts';

/** Where an attempt stands. `error` and `result` are left by the next `request`. */
export type RecordingState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'requesting' }
  | {
      readonly phase: 'recording';
      /** What the browser believes to hear, '' until it says so. */
      readonly transcript: string;
    }
  | { readonly phase: 'processing' }
  | { readonly phase: 'result' }
  | { readonly phase: 'error'; readonly problem: RecordingProblem };

export type RecordingProblem =
  | { readonly kind: 'microphone'; readonly reason: MicrophoneProblem }
  /** Scores are given on this device, which lacks the language. */
  | { readonly kind: 'not-downloaded'; readonly language: LanguageCode }
  /** Scored on this device, and not counted: free scores are counted on the server. */
  | { readonly kind: 'not-counted' }
  | { readonly kind: 'no-audio' | 'too-short' | 'unheard' | 'unplugged' | 'connection' | 'processing' };

export type RecordingAction =
  | { readonly type: 'request' }
  | { readonly type: 'given-up' }
  | { readonly type: 'started' }
  | { readonly type: 'transcribed'; readonly text: string }
  | { readonly type: 'processing' }
  | { readonly type: 'finished' }
  | { readonly type: 'failed'; readonly problem: RecordingProblem }
  | { readonly type: 'reset' };

export const IDLE: RecordingState = { phase: 'idle' };

/** Actions that do not fit the phase are ignored, so that a late answer of an earlier attempt changes nothing. */
export function recordingReducer(state: RecordingState, action: RecordingAction): RecordingState {
  switch (action.type) {
    case 'request':
      return isBusy(state) ? state : { phase: 'requesting' };
    case 'given-up':
      return state.phase === 'requesting' ? IDLE : state;
    case 'started':
      return state.phase === 'requesting' ? { phase: 'recording', transcript: '' } : state;
    case 'transcribed':
      return state.phase === 'recording' ? { phase: 'recording', transcript: action.text } : state;
    case 'processing':
      // A kept recording may be sent again after an error.
      return state.phase === 'recording' || state.phase === 'error' ? { phase: 'processing' } : state;
    case 'finished':
      return state.phase === 'processing' ? { phase: 'result' } : state;
    case 'failed':
      return isBusy(state) ? { phase: 'error', problem: action.problem } : state;
    case 'reset':
      return IDLE;
  }
}

/** The microphone or the server has the attempt. */
export function isBusy(state: RecordingState): boolean {
  return state.phase === 'requesting' || state.phase === 'recording' || state.phase === 'processing';
}
