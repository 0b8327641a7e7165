/** What scoring on the device is made of, as the build lists it in /device/manifest.json. */
import type { LanguageCode } from '@speak-it-now/contract';

export const MANIFEST_URL = '/device/manifest.json';

/** The path of a part is its content's own: what a new version did not change is not fetched again. */
export const partUrl = ({ sha256 }: Pick<PackPart, 'sha256'>): string => `/device/parts/${sha256}.bin`;

export interface PackPart {
  /** Hexadecimal, of the content. */
  readonly sha256: string;
  readonly bytes: number;
  /** As it comes over the wire to a browser that takes brotli. */
  readonly compressedBytes: number;
}

/** A file, cut into parts so that a download goes on where it broke off. */
export interface PackFile {
  readonly name: string;
  /** The one language that needs it; all do when left out. */
  readonly language?: LanguageCode;
  readonly parts: readonly PackPart[];
}

export interface PackManifest {
  readonly version: string;
  readonly files: readonly PackFile[];
}

/** The script of the worker, a file of the pack: code and models always are of one version. */
export const WORKER_FILE = 'worker.js';

/** The parts that the languages need, each once. */
export function partsFor({ files }: PackManifest, languages: readonly LanguageCode[]): PackPart[] {
  const parts = files
    .filter(({ language }) => language === undefined || languages.includes(language))
    .flatMap((file) => file.parts);
  return [...new Map(parts.map((part) => [part.sha256, part])).values()];
}
