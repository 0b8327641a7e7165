import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from '../../run.ts';

/** Lighthouse and its 200 packages are not part of the project's installation, because only this benchmark uses them. */
const FOLDER = `${ROOT}scripts/bench/web/lighthouse`;
const INSTALLED = `${FOLDER}/node_modules/lighthouse`;

/** The part of Lighthouse's API that is used here. */
type Lighthouse = (
  url: string,
  options: {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
    readonly extraHeaders?: Readonly<Record<string, string>>;
  },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly finalDisplayedUrl?: string;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Lighthouse's names for the problems. */
  readonly complaints: readonly string[];
}

/** On a busy machine the browser sometimes loses the beginning of a trace. */
const TRIES = 3;

async function installedLighthouse(): Promise<Lighthouse> {
  if (!existsSync(INSTALLED)) {
    const { exitCode } = await run('npm', ['ci', '--silent', '--prefix', FOLDER]);
    if (exitCode !== 0) throw new Error(`Lighthouse could not be installed: npm ci --prefix ${FOLDER}`);
  }
  const { default: lighthouse } = await import(pathToFileURL(`${INSTALLED}/core/index.js`).href);
  return lighthouse;
}

async function judged(debuggingPort: number, url: string, cookie: string) {
  const lighthouse = await installedLighthouse();
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (result && !result.lhr.runtimeError) return result;
    const reason = result?.lhr.runtimeError;
    if (tries === TRIES || reason?.code !== 'NO_NAVSTART') {
      throw new Error(`Lighthouse could not judge ${url}: ${reason?.message ?? 'no result'}`);
    }
  }
}

/**
 * Lighthouse's scores of a page on its simulated phone. A browser must listen at `debuggingPort`; `cookie` is sent with
 * every request, for pages that need a login.
 */
export async function auditOf(debuggingPort: number, url: string, cookie: string): Promise<Audit> {
  const result = await judged(debuggingPort, url, cookie);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Audit['scores'];
  const complaints = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`),
  );
  return { scores, complaints };
}
