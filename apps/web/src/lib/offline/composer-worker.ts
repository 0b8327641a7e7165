/** The server's phrasebook with its composer, for translations without a connection. */
import { phrasebook, workBudget } from '@speak-it-now/phrasebook/all';
import type { Composed, ComposerReply, ComposerRequest } from './composer-protocol.ts';

/** Some unusual texts can be read in very many ways. Longer than on the server, because phones are slower. */
const TEXT_MS = 2000;

const builtPairs = new Set<string>();

/** The tables of a language pair are built at its first use, which must not take the text's time. */
function buildTables({ from, to }: ComposerRequest['request']): void {
  const pair = `${from}-${to}`;
  if (!builtPairs.has(pair))
    phrasebook.translate({ text: 'no phrase has this 1', from, to, register: 'casual' });
  builtPairs.add(pair);
}

function compose(request: ComposerRequest['request']): Composed | undefined {
  const found = phrasebook.translate(request);
  if (!found) return undefined;
  const speakerForms = phrasebook.speakerForms(request, found);
  return { ...found, ...(speakerForms && { speakerForms }) };
}

addEventListener('message', ({ data: { id, request } }: MessageEvent<ComposerRequest>) => {
  buildTables(request);
  const composed = workBudget.within(TEXT_MS, () => compose(request));
  postMessage({ id, composed } satisfies ComposerReply);
});
