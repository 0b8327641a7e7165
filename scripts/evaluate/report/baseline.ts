import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Table } from './table.ts';

const BASELINE = fileURLToPath(new URL('../../../training/baseline.json', import.meta.url));

type Baseline = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Cells that differ from the committed baseline, one per line: table, row, column, before and now. */
export function differences(tables: readonly Table[], baseline: Baseline): string[] {
  return tables.flatMap(({ title, head, rows }) => {
    const before = new Map((baseline[title] ?? []).map((row) => [row[0], row]));
    return rows.flatMap((row) =>
      row.flatMap((cell, c) => {
        const old = before.get(row[0])?.[c];
        return old === cell ? [] : [`${title} | ${row[0]} | ${head[c]}: ${old ?? 'new'} -> ${cell}`];
      }),
    );
  });
}

export async function readBaseline(): Promise<Baseline> {
  const text = await readFile(BASELINE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Baseline;
}

/** Keeps the rows of tables that this run did not measure. `biome check --write` then formats the file. */
export async function writeBaseline(tables: readonly Table[], old: Baseline): Promise<void> {
  const rows = { ...old, ...Object.fromEntries(tables.map(({ title, rows }) => [title, rows])) };
  await writeFile(BASELINE, `${JSON.stringify(rows, null, 1)}\n`);
}
