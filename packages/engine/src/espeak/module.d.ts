/** The parts of the Emscripten build of eSpeak NG that the engine uses. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type: string;
    readonly id?: string | number;
    /** Characters in the SSML, from 1. */
    readonly text_position: number;
    /** Milliseconds from the first sample. */
    readonly audio_position: number;
  }
  export interface EspeakWorker {
    rate: number;
    pitch: number;
    range: number;
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Mode 1 gives IPA, with '_' between phonemes, ' ' between words and '|' between clauses. Points at a C string. */
    text_to_phonemes(text: string, mode: number): { readonly ptr: number };
    synthesize(ssml: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
  }
  export interface EspeakModule {
    readonly HEAPU8: Uint8Array;
    readonly FS: { writeFile(path: string, content: Uint8Array): void };
    readonly eSpeakNGWorker: new () => EspeakWorker;
  }
  export default function factory(options?: {
    getPreloadedPackage?: (name: string, size: number) => ArrayBuffer;
  }): Promise<EspeakModule>;
}
