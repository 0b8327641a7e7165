import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts';
import { OutsideService } from '../../resilience/outside-service.ts';
import type { Subject } from '../../subject.ts';
import type { MachineTranslator, TranslatorRequest } from '../translator.ts';
import { createApertiumTranslator, installedModes, isApertiumInstalled, modesBetween } from './apertium.ts';

const ALL_MODES = new Set(['eng-spa', 'spa-eng', 'es-fr', 'fr-es', 'spa-ita', 'ita-spa']);
const SUBJECT: Subject = { key: 'visitor:1', address: 'here', isUnlimited: false };

const folder = temporaryFolder();

const lines: string[] = [];
const log = { info: () => {}, warn: (fields: object) => lines.push(JSON.stringify(fields)) };

function translator(command: string, options: { timeoutMs?: number; modes?: ReadonlySet<string> } = {}) {
  const service = new OutsideService({ name: 'apertium', timeoutMs: options.timeoutMs ?? 20_000, log });
  return createApertiumTranslator({ command, modes: options.modes ?? ALL_MODES }, service);
}
const translate = (machine: MachineTranslator, request: Partial<TranslatorRequest> = {}) =>
  machine.translate({ text: 'the house', from: 'en', to: 'es', register: 'casual', ...request }, SUBJECT);

/** A program that replaces Apertium. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/bash\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('pairs of languages', () => {
  it.each([
    ['en', 'es', ['eng-spa']],
    ['it', 'es', ['ita-spa']],
    ['en', 'fr', ['eng-spa', 'es-fr']],
    ['it', 'en', ['ita-spa', 'spa-eng']],
    ['fr', 'it', ['fr-es', 'spa-ita']],
    ['en', 'de', undefined],
    ['de', 'es', undefined],
  ] as const)('%s to %s goes through %j', (from, to, modes) => {
    expect(modesBetween(from, to, ALL_MODES)).toEqual(modes);
    expect(translator('apertium').canTranslate(from, to)).toBe(modes !== undefined);
  });

  it('a pair that is not installed is not offered', () => {
    const modes = new Set(['eng-spa']);
    expect(modesBetween('en', 'es', modes)).toEqual(['eng-spa']);
    expect(modesBetween('es', 'en', modes)).toBeUndefined();
    expect(modesBetween('en', 'fr', modes)).toBeUndefined();
  });

  it('the installed ones are read from their folder; without one there are none', () => {
    const modes = join(folder, 'data', 'modes');
    mkdirSync(modes, { recursive: true });
    for (const file of ['eng-spa.mode', 'es-fr.mode', 'README']) writeFileSync(join(modes, file), '');
    expect(installedModes(join(folder, 'data'))).toEqual(new Set(['eng-spa', 'es-fr']));
    expect(installedModes(join(folder, 'nowhere'))).toEqual(new Set());
  });
});

describe('the program', () => {
  it('gets any text only by stdin', async () => {
    const seen = join(folder, 'seen');
    const path = program('records', `echo "$*" > ${seen}; cat`);
    const text = '-l; $(touch /tmp/x) & `id` "quoted"';
    expect(await translate(translator(path), { text })).toEqual({ kind: 'ok', value: undefined });
    expect(existsSync(seen)).toBe(false);
    const harmless = '-l; (touch) & "quoted"';
    expect(await translate(translator(path), { text: harmless })).toEqual({ kind: 'ok', value: harmless });
    expect(readFileSync(seen, 'utf8')).toBe('-f txt eng-spa\n');
  });

  it('does not see the server’s settings', async () => {
    process.env.STRIPE_SECRET_KEY = 'sk_test_for_this_test';
    try {
      const path = program('tells', 'cat > /dev/null; env | cut -c 1-60 | grep -v ^_ | tr "\\n" " "');
      const outcome = await translate(translator(path));
      expect(outcome).toEqual({ kind: 'ok', value: expect.stringContaining('PATH=') });
      expect(JSON.stringify(outcome)).not.toContain('sk_test');
    } finally {
      delete process.env.STRIPE_SECRET_KEY;
    }
  });

  it.each(['*perspire', 'la #canal', 'la @house'])(
    'an answer with a marked word (%s) is not a translation',
    async (output) => {
      const path = program('marks', `cat > /dev/null; echo '${output}'`);
      expect(await translate(translator(path))).toEqual({ kind: 'ok', value: undefined });
    },
  );

  it('that hangs is ended in time with all its child processes', async () => {
    const pid = join(folder, 'pid');
    const path = program('hangs', `sleep 600 & echo $! > ${pid}.new; mv ${pid}.new ${pid}; wait`);
    expect(await translate(translator(path, { timeoutMs: 1500 }))).toEqual({ kind: 'unavailable' });
    await expect
      .poll(() => {
        try {
          // An ended process may not have been reaped by init yet.
          return readFileSync(`/proc/${readFileSync(pid, 'utf8').trim()}/stat`, 'utf8').includes(') Z ');
        } catch {
          return true;
        }
      })
      .toBe(true);
  });

  it.each([
    ['fails', 'cat > /dev/null; echo halfway; exit 1', 'unavailable'],
    ['says nothing', 'cat > /dev/null', 'invalid-answer'],
    ['never stops talking', 'yes la casa', 'invalid-answer'],
    ['reads nothing', 'exec 0<&-; exit 3', 'unavailable'],
  ])('that %s gives no translation', async (name, script, kind) => {
    const path = program(name.replaceAll(' ', '-'), script);
    expect(await translate(translator(path))).toEqual({ kind });
  });

  it('that is missing counts as misconfigured', async () => {
    expect(await translate(translator(join(folder, 'missing')))).toEqual({ kind: 'misconfigured' });
  });

  it('runs twice at a time behind a short queue, and a full queue is not a failure', async () => {
    const path = program('waits', `cat; while [ ! -e ${folder}/go ]; do sleep 0.05; done`);
    const machine = translator(path);
    const asked = Array.from({ length: 14 }, () => translate(machine));
    const full = await Promise.any(asked);
    expect(full).toEqual({ kind: 'refused' });
    writeFileSync(join(folder, 'go'), '');
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter(({ kind }) => kind === 'ok')).toHaveLength(10);
  });

  it('logs no text', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('house');
  });
});

const isInstalled = isApertiumInstalled();
if (!isInstalled) {
  console.warn(
    "Apertium is not tested: Debian's packages apertium, cg3 and apertium-eng-spa are not installed.",
  );
}
describe.skipIf(!isInstalled)('Apertium itself', () => {
  const real = translator('apertium', { modes: installedModes() });

  it.runIf(installedModes().has('eng-spa'))('translates from English to Spanish', async () => {
    expect(await translate(real, { text: 'I have two black cats.' })).toEqual({
      kind: 'ok',
      value: 'Tengo dos gatos negros.',
    });
  });

  it.runIf(installedModes().has('eng-spa'))('does not translate a word that it does not know', async () => {
    expect(await translate(real, { text: 'the zorblatt snores' })).toEqual({ kind: 'ok', value: undefined });
  });

  it.runIf(['eng-spa', 'es-fr'].every((mode) => installedModes().has(mode)))(
    'goes from English to French by way of Spanish',
    async () => {
      expect(await translate(real, { text: 'the black cat', to: 'fr' })).toEqual({
        kind: 'ok',
        value: 'le chat noir',
      });
    },
  );
});
