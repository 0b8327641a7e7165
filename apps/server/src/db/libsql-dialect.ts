import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';

/**
 * Kysely on one libsql file. There is one connection and Kysely's driver hands it out to one query or one
 * transaction at a time, so transactions of this process run one after the other.
 */
export class LibsqlDialect implements Dialect {
  constructor(private readonly path: string) {}

  createDriver() {
    return new LibsqlDriver({ database: async () => openDatabase(this.path) });
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new LibsqlAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

class LibsqlDriver extends SqliteDriver {
  /**
   * IMMEDIATE takes the write lock at once: a transaction that reads, decides and writes can then not be
   * overtaken by another process on the same file.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has rolled it back already, and saying so again must not hide what happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

class LibsqlAdapter extends SqliteAdapter {
  /** SQLite rolls table changes back like any other; half a migration is never left behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openDatabase(path: string): SqliteDatabase {
  const database = new Database(path);
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return database as unknown as SqliteDatabase;
}
