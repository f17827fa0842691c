import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../platform/db/database';
import { type Migration, type MigrationSteps, readMigrations } from '../../platform/db/known-migrations';
import { BackupError } from './format';
import { tableName } from './tables.repository';

/**
 * Which of this version's migrations a backup has had, and which it has not.
 *
 * @throws {BackupError} where it has had one that this version does not know.
 */
export function splitMigrations(had: readonly Migration[]): {
  before: MigrationSteps[];
  after: MigrationSteps[];
} {
  const known = readMigrations();
  const strange = had.find(({ when }, index) => known[index]?.when !== when);
  if (strange) {
    throw new BackupError(
      `The backup is of a later version of Millrace: this one has no migration ${strange.name}. Restore it with the version that made it, or one after.`,
    );
  }
  return { before: known.slice(0, had.length), after: known.slice(had.length) };
}

/** Makes all tables anew, as they were after some of the migrations, and empty. What was in them is gone. */
export async function rebuild(tx: Transaction, migrations: readonly MigrationSteps[]): Promise<void> {
  await dropAll(tx);
  await tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
  await migrate(tx, migrations);
}

/** Applies migrations, and notes them as the migrator does. */
export async function migrate(tx: Transaction, migrations: readonly MigrationSteps[]): Promise<void> {
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${when})`,
    );
  }
}

/** Things of ours alone: what belongs to an extension goes and comes with it. */
const dependsOnExtension = (oid: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;

/** The functions and types of `public` that some migration of this version makes. */
function namesMade(): { functions: SQL; types: SQL } {
  const text = readMigrations()
    .flatMap(({ statements }) => statements)
    .join('\n');
  const named = (kinds: string) => {
    const pattern = new RegExp(
      `\\bCREATE (?:OR REPLACE )?(?:${kinds}) (?:"?public"?\\.)?"?(\\w+)"?(?![\\w."])`,
      'gi',
    );
    return sql.param(`{${[...new Set([...text.matchAll(pattern)].map(([, name]) => name))].join()}}`);
  };
  return { functions: sql`${named('FUNCTION')}`, types: sql`${named('TYPE|DOMAIN')}` };
}

async function dropAll(tx: Transaction): Promise<void> {
  // The schema itself stays, and whatever in it is not ours: it may be another's, who let us make tables in it.
  const { functions, types } = namesMade();
  const rows = await rowsOf<{ kind: string; name: string }>(
    tx,
    sql`SELECT 'TABLE' AS kind, c.oid::regclass::text AS name FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT ${dependsOnExtension(sql`c.oid`)}
      UNION ALL
      SELECT 'FUNCTION', p.oid::regprocedure::text FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND p.proname = ANY(${functions}::text[]) AND NOT ${dependsOnExtension(sql`p.oid`)}
      UNION ALL
      SELECT 'TYPE', t.oid::regtype::text FROM pg_type t
        WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd') AND t.typname = ANY(${types}::text[]) AND NOT ${dependsOnExtension(sql`t.oid`)}`,
  );
  for (const { kind, name } of rows) await tx.execute(sql.raw(`DROP ${kind} IF EXISTS ${name} CASCADE`));
  await tx.execute(sql`DROP SCHEMA IF EXISTS pgboss CASCADE`);
}

/** What holds rows of different tables against each other, or acts when one is added, is off until it is called. */
export async function withoutRules(
  tx: Transaction,
  tables: readonly { name: string }[],
): Promise<() => Promise<void>> {
  const keys = await rowsOf<{ on: string; name: string; definition: string }>(
    tx,
    sql`SELECT n.nspname || '.' || c.relname AS "on", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND n.nspname IN ('public', 'pgboss')`,
  );
  for (const { on, name } of keys) {
    await tx.execute(sql`ALTER TABLE ${tableName(on)} DROP CONSTRAINT ${sql.identifier(name)}`);
  }
  for (const { name } of tables) await tx.execute(sql`ALTER TABLE ${tableName(name)} DISABLE TRIGGER USER`);
  return async () => {
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
    for (const { name } of tables) await tx.execute(sql`ALTER TABLE ${tableName(name)} ENABLE TRIGGER USER`);
    // Holds every row against it.
    for (const { on, name, definition } of keys) {
      await tx.execute(
        sql`ALTER TABLE ${tableName(on)} ADD CONSTRAINT ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
  };
}
