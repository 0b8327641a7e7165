import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MachineTranslatorName } from '../../env-translators.ts';
import { DailyBudget } from '../../resilience/daily-budget.ts';
import type { OutsideServices } from '../../resilience/outside-services.ts';
import type { MachineTranslator } from '../translator.ts';
import { createApertiumTranslator, installedModes } from './apertium.ts';
import { createDeepLTranslator } from './deepl.ts';
import { createLibreTranslator } from './libretranslate.ts';
import { createOpenAiTranslator } from './openai.ts';

/** Short, because a learner is waiting; a chat model takes the longest. */
const TIMEOUT_MS: Readonly<Record<Exclude<MachineTranslatorName, 'neural'>, number>> = {
  deepl: 5000,
  libretranslate: 5000,
  openai: 8000,
  apertium: 6000,
};

interface TranslatorDeps {
  readonly env: Env;
  readonly db: Db;
  readonly services: OutsideServices;
  readonly now: () => number;
  /** The server's own translator, if it runs; the settings decide whether and in which order it is used. */
  readonly neural?: MachineTranslator | undefined;
}

export function createMachineTranslators({
  env,
  db,
  services,
  now,
  neural,
}: TranslatorDeps): MachineTranslator[] {
  const { order, deepl, libreTranslate } = env.translators;
  const { chat, timeoutMs, budget: limits } = env.services;
  // One budget for all, because the next one is called when the first fails.
  const budget = new DailyBudget({ db, now, name: 'translation', limits });
  const service = (name: keyof typeof TIMEOUT_MS) =>
    services.add({ name: `${name}-translation`, timeoutMs: timeoutMs ?? TIMEOUT_MS[name], budget });
  const make: Readonly<Record<MachineTranslatorName, () => MachineTranslator | undefined>> = {
    neural: () => neural,
    deepl: () =>
      createDeepLTranslator({ ...deepl!, timeoutMs: timeoutMs ?? TIMEOUT_MS.deepl }, service('deepl')),
    openai: () => createOpenAiTranslator(chat!, service('openai')),
    libretranslate: () => createLibreTranslator(libreTranslate!, service('libretranslate')),
    apertium: () =>
      createApertiumTranslator({ command: 'apertium', modes: installedModes() }, service('apertium')),
  };
  return order.map((name) => make[name]()).filter((translator) => translator !== undefined);
}
