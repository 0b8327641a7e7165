import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type RootOperationNode,
  sql,
} from 'kysely';
import type { Db } from '../src/db/database.ts';
import type { DatabaseKind } from './databases.ts';

export interface WatchedQueries {
  /** The database; its queries are recorded from now on. */
  readonly db: Db;
  readonly nodes: RootOperationNode[];
}

export function watchQueries(db: Db): WatchedQueries {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), nodes };
}

/** How a query reads one table. */
interface TableRead {
  readonly table: string;
  /** False if every row of the table is read. */
  readonly usesIndex: boolean;
  /** Rows read, including those that a condition rejects; only known on PostgreSQL. */
  readonly rows?: number;
}

/** Asks the database for a query's plan. */
export async function tableReads(kind: DatabaseKind, db: Db, node: RootOperationNode): Promise<TableRead[]> {
  const query = db.getExecutor().compileQuery(node, { queryId: 'explained' });
  if (kind === 'libsql') {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
    );
    return rows.flatMap(({ detail }) => {
      const [, how, table] = /^(SEARCH|SCAN) (\w+)/.exec(detail) ?? [];
      return table === undefined ? [] : [{ table, usesIndex: how === 'SEARCH' }];
    });
  }
  return db.transaction().execute(async (transaction) => {
    // PostgreSQL rightly reads small tables completely; turning that off shows the plan for large tables.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${query.sql}`, [...query.parameters]),
    );
    return scans(rows[0]!['QUERY PLAN'][0]!.Plan);
  });
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function scans(plan: Plan): TableRead[] {
  const table = plan['Relation Name'];
  const own =
    table === undefined
      ? []
      : [
          {
            table,
            usesIndex: plan['Node Type'] !== 'Seq Scan',
            rows: (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
          },
        ];
  return [...own, ...(plan.Plans ?? []).flatMap(scans)];
}

/** Updates the statistics of PostgreSQL's planner, which otherwise takes a minute. */
export async function analyze(kind: DatabaseKind, db: Db): Promise<void> {
  if (kind === 'postgres') await sql`analyze`.execute(db);
}
