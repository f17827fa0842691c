import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_PATH } from '../paths';
import { migrationNames } from './migrate';

/**
 * The last migration that was written before two versions were promised to work side by side. None after it may do what
 * the version before cannot bear.
 */
const LAST_BEFORE = '20261123195929_count-widgets';

/** What the version before would stumble over, and what to do instead. */
const BREAKS: readonly { finds: RegExp; remedy: string }[] = [
  {
    finds: /\bDROP\s+(TABLE|COLUMN|VIEW|SCHEMA|TYPE|FUNCTION)\b/i,
    remedy: 'Stop using it in this version, and drop it in the next.',
  },
  {
    finds: /\bRENAME\b|\bSET\s+SCHEMA\b/i,
    remedy: 'Add the new name, write both in this version, and drop the old one in the next but one.',
  },
  {
    finds: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
    remedy: 'Add a column of the new type beside it.',
  },
  {
    finds: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/i,
    remedy: 'The version before writes rows without it: let it be empty until the next version.',
  },
  {
    finds:
      /\bADD\s+COLUMN\s+(?:(?!\bDEFAULT\b|\bGENERATED\b|;|,\s*ADD\b)[\s\S])*\bNOT\s+NULL\b(?![^;,]*\b(?:DEFAULT|GENERATED)\b)/i,
    remedy: 'The version before inserts without it: give it a default.',
  },
  {
    finds: /\bADD\s+CONSTRAINT\s+\S+\s+(CHECK|UNIQUE|EXCLUDE|PRIMARY)\b|\bCREATE\s+UNIQUE\s+INDEX\b/i,
    remedy: 'The version before may write what it forbids: let both versions keep to it first.',
  },
];

/** Migrations that do so all the same, each with the reason why the version before does not mind. */
const ALLOWED: Readonly<Record<string, string>> = {};

/** What a migration does to tables that were there before it: its own are unknown to the version before. */
function breaksOf(statements: readonly string[]): string[] {
  const made = new Set(
    statements.flatMap((one) => /^\s*CREATE TABLE (?:IF NOT EXISTS )?(\S+)/i.exec(one)?.[1] ?? []),
  );
  return statements.flatMap((statement) => {
    const bare = statement.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
    const [, altered, indexed] = /\bALTER TABLE (?:ONLY )?(\S+)|\bINDEX\b.*? ON (\S+)/i.exec(bare) ?? [];
    if (made.has(altered ?? indexed ?? '')) return [];
    return BREAKS.flatMap(({ finds, remedy }) =>
      finds.test(bare) ? [`${statement.trim().slice(0, 120)} … ${remedy}`] : [],
    );
  });
}

describe('migrations leave to the version before what it reads and writes', () => {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_PATH });
  const migrations = migrationNames().map((name, at) => ({ name, statements: files[at]?.sql ?? [] }));
  const first = migrations.findIndex(({ name }) => name === LAST_BEFORE) + 1;
  const held = migrations.slice(first).filter(({ name }) => ALLOWED[name] === undefined);

  it('in every migration from the newest of the time on at which that was promised', () => {
    expect(first).toBeGreaterThan(0);
    expect(
      held.flatMap(({ name, statements }) => breaksOf(statements).map((one) => `${name}: ${one}`)),
    ).toEqual([]);
  });

  it('as does the newest one, which the version before can run beside', () => {
    expect(breaksOf(migrations.at(-1)?.statements ?? [])).toEqual([]);
  });

  it('names no migration as allowed that is not there', () => {
    const names = migrations.map(({ name }) => name);
    expect(Object.keys(ALLOWED).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "users" DROP COLUMN "language";'],
    ['DROP TABLE "embed_days";'],
    ['ALTER TABLE "users" RENAME COLUMN "language" TO "tongue";'],
    ['ALTER TABLE "users" ALTER COLUMN "language" SET DATA TYPE integer;'],
    ['ALTER TABLE "users" ALTER COLUMN "language" SET NOT NULL;'],
    ['ALTER TABLE "users" ADD COLUMN "language" text NOT NULL;'],
    ['ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("language" <> \'\');'],
    ['CREATE UNIQUE INDEX "users_language" ON "users" USING btree ("language");'],
  ])('would find %s', (statement) => {
    expect(breaksOf([statement])).toHaveLength(1);
  });

  it.each([
    ['ALTER TABLE "users" ADD COLUMN "language" text;'],
    ['ALTER TABLE "users" ADD COLUMN "language" text DEFAULT \'en\' NOT NULL;'],
    ['ALTER TABLE "users" ADD COLUMN "language" text NOT NULL DEFAULT \'en\';'],
    ['CREATE INDEX "users_language" ON "users" USING btree ("language");'],
    ['COMMENT ON TABLE "users" IS \'DROP TABLE\';'],
  ])('lets %s be', (statement) => {
    expect(breaksOf([statement])).toEqual([]);
  });

  it('lets a migration do to its own tables what it likes', () => {
    const table = 'CREATE TABLE "notes" ("id" uuid PRIMARY KEY NOT NULL, "text" text NOT NULL);';
    const rules = [
      'ALTER TABLE "notes" ADD CONSTRAINT "notes_text" CHECK ("text" <> \'\');',
      'CREATE UNIQUE INDEX "notes_once" ON "notes" USING btree ("text");',
    ];
    expect(breaksOf([table, ...rules])).toEqual([]);
  });
});
