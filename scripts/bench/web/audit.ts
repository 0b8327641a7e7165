import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Lighthouse's names for the problems. */
  readonly complaints: readonly string[];
}

/** On a busy machine the browser sometimes loses the beginning of a trace. */
const TRIES = 3;

async function judged(debuggingPort: number, url: string, cookie: string) {
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
