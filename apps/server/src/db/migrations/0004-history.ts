import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('history_attempts')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('scored_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('text', 'varchar(1000)', (column) => column.notNull())
    .addColumn('register', 'varchar(10)')
    .addColumn('accuracy', 'integer', (column) => column.notNull())
    .addColumn('pronunciation', 'integer', (column) => column.notNull())
    .addColumn('fluency', 'integer', (column) => column.notNull())
    .addColumn('completeness', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('history_attempts_by_time')
    .on('history_attempts')
    .columns(['user_id', 'scored_at_ms', 'id'])
    .execute();
  await db.schema
    .createIndex('history_attempts_by_language')
    .on('history_attempts')
    .columns(['user_id', 'language', 'scored_at_ms', 'id'])
    .execute();

  await perLanguage(db.schema.createTable('history_totals'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_totals_key', ['user_id', 'language'])
    .execute();

  await perLanguage(db.schema.createTable('history_slots'))
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('accuracy_sum', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_slots_key', ['user_id', 'slot', 'language'])
    .execute();

  await perLanguage(db.schema.createTable('history_best'))
    .addColumn('term', 'varchar(1000)', (column) => column.notNull())
    .addColumn('accuracy', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_best_key', ['user_id', 'language', 'term'])
    .execute();
  await db.schema
    .createIndex('history_best_by_time')
    .on('history_best')
    .columns(['user_id', 'language', 'last_at_ms'])
    .execute();

  await perLanguage(db.schema.createTable('history_phones'))
    .addColumn('ipa', 'varchar(40)', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('accuracy_sum', 'bigint', (column) => column.notNull())
    .addColumn('recent', 'varchar(200)', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_phones_key', ['user_id', 'language', 'ipa'])
    .execute();

  await perLanguage(db.schema.createTable('history_confusions'))
    .addColumn('ipa', 'varchar(40)', (column) => column.notNull())
    .addColumn('heard', 'varchar(40)', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_confusions_key', ['user_id', 'language', 'ipa', 'heard'])
    .execute();

  await db.schema
    .createTable('daily_goals')
    .addColumn('user_id', 'varchar(64)', (column) => userReference(column).primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
}

const perLanguage = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('language', 'varchar(10)', (column) => column.notNull());

/** The row is deleted with the account. */
const userReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');
