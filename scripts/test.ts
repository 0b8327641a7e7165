/**
 * Everything that must hold, in the order in which a mistake is cheapest to find: lint, types, unit and
 * integration tests (both databases), the built app, browser tests. Closes with 'N passed, N failed'.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { findChromium } from './chromium.ts';
import { bin, run } from './run.ts';

readCommandLine({
  usage: `
npm test

Lint, types, unit and integration tests on both databases, the build, browser tests; closes with "N passed, N failed".
One file alone: npx vitest run FILE, or after a build npx playwright test FILE.
`,
});

let passed = 0;
let failed = 0;
const failures: string[] = [];

function count(name: string, step: { passed: number; failed: number }): void {
  passed += step.passed;
  failed += step.failed;
  if (step.failed > 0) failures.push(`${name}: ${step.failed} failed`);
}

async function check(name: string, command: string, args: string[]): Promise<boolean> {
  heading(name);
  const { exitCode } = await run(command, args);
  count(name, exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return exitCode === 0;
}

function heading(name: string): void {
  console.log(`\n== ${name}`);
}

const reports = mkdtempSync(join(tmpdir(), 'speak-it-now-reports-'));
try {
  await check('lint', bin('biome'), ['check', '.']);
  await check('types', bin('tsx'), ['scripts/typecheck.ts']);

  heading('unit and integration tests');
  const vitestReport = join(reports, 'vitest.json');
  const vitest = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
  count('unit and integration tests', readVitest(vitestReport, vitest.exitCode));

  if (await check('build', bin('tsx'), ['scripts/build.ts'])) {
    heading('browser tests');
    const playwrightReport = join(reports, 'playwright.json');
    const playwright = await run(bin('playwright'), ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    });
    count('browser tests', readPlaywright(playwrightReport, playwright.exitCode));
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}

for (const line of failures) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A runner that broke before or after its tests counts as one failure, whatever its report says. */
function withExitCode(step: { passed: number; failed: number }, exitCode: number) {
  return exitCode !== 0 && step.failed === 0 ? { ...step, failed: 1 } : step;
}

function readVitest(path: string, exitCode: number) {
  const report = readJson<{
    success: boolean;
    numPassedTests: number;
    numFailedTests: number;
    testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
  }>(path);
  if (!report) return { passed: 0, failed: 1 };
  // A file whose set-up fails has failed although none of its tests was run.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return withExitCode(
    { passed: report.numPassedTests, failed },
    report.success ? exitCode : Math.max(exitCode, 1),
  );
}

function readPlaywright(path: string, exitCode: number) {
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode);
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
