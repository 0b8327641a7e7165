import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RECORDINGS_A_DAY = 20;
const SHARE_OF_BUSIEST_HOUR = 1 / 5;
const LOAD = 1 / 2;
const CORES_PER_REPLICA = 2;
const GB_PER_REPLICA = 1.5;

const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const sizing = text.slice(text.indexOf('## Sizing'), text.indexOf('## Commands'));
const rows = sizing
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ...cells]) => cells);
const numbers = (cell = '') =>
  [...cell.matchAll(/[\d,.]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

it('the sizing table of docs/operations.md follows from the measured scores per second and core', () => {
  const perCore = rows
    .filter(([machine]) => machine?.includes('machine'))
    .map(([, , each]) => numbers(each)[0]!)
    .sort((one, other) => other - one);
  const calculated = rows.filter(([learners]) => /^[\d,]+$/.test(learners ?? ''));
  expect(calculated).not.toEqual([]);
  for (const [learners, recordings, peak, cores, replicas, memory] of calculated) {
    const aDay = numbers(learners)[0]! * RECORDINGS_A_DAY;
    const aSecond = (aDay * SHARE_OF_BUSIEST_HOUR) / 3600;
    const needed = perCore.map((each) => Math.ceil(aSecond / LOAD / each));
    const machines = needed.map((each) => Math.ceil(each / CORES_PER_REPLICA));
    const shown = (values: readonly number[]) => [...new Set(values)];
    expect(numbers(recordings), learners).toEqual([aDay]);
    expect(Math.abs(numbers(peak)[0]! - aSecond), learners).toBeLessThanOrEqual(0.5);
    expect(numbers(cores), learners).toEqual(shown(needed));
    expect(numbers(replicas), learners).toEqual(shown(machines));
    expect(numbers(memory), learners).toEqual(shown(machines.map((each) => each * GB_PER_REPLICA)));
  }
});
