import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TranslatedLanguage } from '@speak-it-now/languages';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { OutsideService } from '../../resilience/outside-service.ts';
import { ServiceFailure } from '../../resilience/service-failure.ts';
import { type MachineTranslator, usableTranslation } from '../translator.ts';

/** Apertium's modes in Debian's packages apertium-eng-spa, apertium-fr-es and apertium-spa-ita. */
const MODES: readonly (readonly [TranslatedLanguage, TranslatedLanguage, string])[] = [
  ['en', 'es', 'eng-spa'],
  ['es', 'en', 'spa-eng'],
  ['es', 'fr', 'es-fr'],
  ['fr', 'es', 'fr-es'],
  ['es', 'it', 'spa-ita'],
  ['it', 'es', 'ita-spa'],
];
/** The language that is paired with each of the others. */
const PIVOT = 'es';

/** '*word' was not known, '#lemma' could not be inflected, '@lemma' could not be transferred. */
const UNTRANSLATED = /[*#@]/;
/** Characters with a meaning in Apertium's stream format. */
const STREAM_CHARACTERS = /[*#@^$/\\[\]{}<>]/;

const MAX_OUTPUT_BYTES = 16 * 1024;
/** Simultaneous runs; each is a chain of five or more programs. */
const MAX_PROCESSES = 2;
const MAX_WAITING = 8;
const GRACE_MS = 500;

interface ApertiumSettings {
  /** The program, by its path or by a name in PATH. */
  readonly command: string;
  /** Its language data. */
  readonly modes: ReadonlySet<string>;
}

/** The modes installed in a data directory; empty if it does not exist. */
export function installedModes(dataDirectory = '/usr/share/apertium'): ReadonlySet<string> {
  try {
    const files = readdirSync(join(dataDirectory, 'modes'));
    return new Set(files.filter((file) => file.endsWith('.mode')).map((file) => file.slice(0, -5)));
  } catch {
    return new Set();
  }
}

/** Whether the program and at least one pair are installed. */
export function isApertiumInstalled(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = installedModes();
  return (
    folders.some((folder) => existsSync(join(folder, 'apertium'))) &&
    MODES.some(([, , mode]) => installed.has(mode))
  );
}

/** The modes from one language to another, through Spanish if there is no direct pair; undefined if there are none. */
export function modesBetween(
  from: TranslatedLanguage,
  to: TranslatedLanguage,
  installed: ReadonlySet<string>,
): readonly string[] | undefined {
  const direct = (a: TranslatedLanguage, b: TranslatedLanguage) => {
    const mode = MODES.find(([source, target]) => source === a && target === b)?.[2];
    return mode !== undefined && installed.has(mode) ? mode : undefined;
  };
  const mode = direct(from, to);
  if (mode) return [mode];
  const first = direct(from, PIVOT);
  const second = direct(PIVOT, to);
  return first && second ? [first, second] : undefined;
}

/**
 * Apertium on this machine: rule-based, without register, without German. It marks unknown words; a text with such a
 * word counts as untranslatable.
 */
export function createApertiumTranslator(
  settings: ApertiumSettings,
  service: OutsideService,
): MachineTranslator {
  const places = bulkhead(MAX_PROCESSES, MAX_WAITING);
  return {
    source: 'apertium',
    variant: 'apertium',
    recipient: undefined,
    canTranslate: (from, to) => modesBetween(from, to, settings.modes) !== undefined,
    // It costs nothing, so no budget counts it.
    translate: ({ text, from, to }, _subject, until) =>
      service.call({ operation: 'translate', isIdempotent: false, until }, async (signal) => {
        if (STREAM_CHARACTERS.test(text)) return undefined;
        let translated = text;
        for (const mode of modesBetween(from, to, settings.modes) ?? []) {
          const input = translated;
          translated = await places
            .execute(() => runApertium(settings.command, mode, input, signal), signal)
            .catch((error: unknown) => {
              // The queue is full, which is not a failure of the program.
              throw error instanceof BulkheadRejectedError ? new ServiceFailure('refused') : error;
            });
          if (UNTRANSLATED.test(translated)) return undefined;
        }
        return usableTranslation(inCaseOf(text, translated));
      }),
  };
}

/** Runs one mode with the text as standard input, so that it appears in no shell and no command line of ours. */
async function runApertium(
  command: string,
  mode: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const input = await namelessFile(text);
  try {
    return await outputOf(command, mode, input.fd, signal);
  } finally {
    await input.close();
  }
}

/**
 * An open file without a name, which disappears when it is closed. Node gives child processes sockets instead of pipes,
 * and Apertium opens /dev/stdin, which fails for a socket.
 */
async function namelessFile(text: string): Promise<FileHandle> {
  const path = join(tmpdir(), `speak-it-now-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    // With an explicit position, so that the child reads from the start.
    await file.write(`${text}\n`, 0, 'utf8');
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function outputOf(command: string, mode: string, stdin: number, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['-f', 'txt', mode], {
      stdio: [stdin, 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      // In its own process group: it is a script that starts a pipeline, and all of it must end together.
      detached: true,
    });
    const send = (name: 'SIGTERM' | 'SIGKILL') => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        // The process group has already ended.
      }
    };
    const stop = (failure: ServiceFailure) => {
      reject(failure);
      // Comes before SIGKILL, because on SIGTERM Apertium deletes its temporary file.
      send('SIGTERM');
      setTimeout(() => send('SIGKILL'), GRACE_MS).unref();
    };
    const onAbort = () => stop(new ServiceFailure('unavailable', { isTimeout: true }));
    signal.addEventListener('abort', onAbort, { once: true });

    const stdout = child.stdout!;
    const chunks: Buffer[] = [];
    let bytes = 0;
    stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes <= MAX_OUTPUT_BYTES) chunks.push(chunk);
      else {
        stdout.destroy();
        stop(new ServiceFailure('invalid-answer'));
      }
    });
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ServiceFailure(error.code === 'ENOENT' ? 'misconfigured' : 'unavailable')),
    );
    child.once('close', (code) => {
      signal.removeEventListener('abort', onAbort);
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8').trim());
      else reject(new ServiceFailure('unavailable'));
    });
    if (signal.aborted) onAbort();
  });
}

/** Apertium treats every text as a sentence; a term typed in lower case stays in lower case. */
function inCaseOf(source: string, translation: string): string {
  return /^[^\p{L}]*\p{Ll}/u.test(source)
    ? translation.replace(
        /^([^\p{L}]*)(\p{Lu})(?!\p{Lu})/u,
        (_, marks: string, letter: string) => marks + letter.toLowerCase(),
      )
    : translation;
}
