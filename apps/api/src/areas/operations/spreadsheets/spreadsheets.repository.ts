import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { comparableCompanyName, comparableProductName } from '../../../platform/db/similar-names';
import type { SheetKind } from './sheet-kinds';

/** Tables of the records that rows refer to. */
export type SheetTable = 'companies' | 'products';

/** A record of the catalogue that a row may refer to. */
export interface Candidate {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
}

/** A requested name with a found record. */
type FoundFor = Candidate & { nameKey: string };

/** Maximum number of names that differ only in case or accents. */
const CANDIDATES_MAX = 5;

/** Minimum similarity of a misspelt name, from 0 to 1. */
const NEARNESS = 0.6;

const tableOf = (table: SheetTable): SQL => (table === 'companies' ? sql`companies` : sql`products`);

/** SQL for records created before a time, or all of them. */
const createdBefore = (before: Date | undefined): SQL =>
  before ? sql`AND t.created_at < ${before.toISOString()}::timestamptz` : sql``;

/**
 * Finds records with the same name, ignoring case, accents and whitespace, by folded name.
 *
 * @param before Ignores records that were created later. Default none.
 */
export async function findNamesakes(
  db: Database | Transaction,
  table: SheetTable,
  nameKeys: readonly string[],
  before?: Date,
): Promise<Map<string, Candidate[]>> {
  return byNameKey(
    await rowsOf<FoundFor>(
      db,
      sql`SELECT asked.name_key AS "nameKey", found.*
        FROM unnest(${asArray(nameKeys)}::text[]) AS asked(name_key)
        CROSS JOIN LATERAL (
          SELECT t.id, t.name, t.country FROM ${tableOf(table)} t
          WHERE t.name_key = asked.name_key COLLATE "C" ${createdBefore(before)}
          ORDER BY t.created_at, t.id LIMIT ${CANDIDATES_MAX}
        ) found`,
    ),
  );
}

/** SQL for comparable names. */
export interface Alike {
  /** Comparable form of each requested folded name. */
  letters: ReadonlyMap<string, string>;
  candidates: ReadonlyMap<string, Candidate[]>;
}

/**
 * Finds records with the same name except for legal form, spaces, punctuation or plural.
 *
 * @param before Ignores records that were created later. Default none.
 */
export async function findAlike(
  db: Database | Transaction,
  table: SheetTable,
  nameKeys: readonly string[],
  before?: Date,
): Promise<Alike> {
  const alike = table === 'companies' ? comparableCompanyName : comparableProductName;
  const rows = await rowsOf<{ nameKey: string; letters: string } & (Candidate | { id: null })>(
    db,
    sql`SELECT asked.name_key AS "nameKey", asked.letters, found.*
        FROM (
          SELECT name_key, ${alike(sql`name_key`)} AS letters
          FROM (SELECT name_key COLLATE "C" AS name_key FROM unnest(${asArray(nameKeys)}::text[]) AS name_key) sent
        ) asked
        LEFT JOIN LATERAL (
          SELECT t.id, t.name, t.country FROM ${tableOf(table)} t
          WHERE ${alike(sql`t.name_key`)} = asked.letters AND t.name_key <> asked.name_key AND asked.letters <> ''
            ${createdBefore(before)}
          ORDER BY t.name_key, t.id LIMIT ${CANDIDATES_MAX}
        ) found ON true`,
  );
  return {
    letters: new Map(rows.map(({ nameKey, letters }) => [nameKey, letters])),
    candidates: byNameKey(
      rows.flatMap((row) =>
        row.id === null ? [] : [{ nameKey: row.nameKey, id: row.id, name: row.name, country: row.country }],
      ),
    ),
  };
}

/**
 * Finds similar names, nearest first, by folded name. Takes tens of milliseconds each in a large catalogue.
 *
 * @param before Ignores records that were created later. Default none.
 */
export async function findNearlyAlike(
  tx: Transaction,
  table: SheetTable,
  nameKeys: readonly string[],
  before?: Date,
): Promise<Map<string, Candidate[]>> {
  await tx.execute(sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(NEARNESS)}, true)`);
  return byNameKey(
    await rowsOf<FoundFor>(
      tx,
      sql`SELECT asked.name_key AS "nameKey", found.*
        FROM unnest(${asArray(nameKeys)}::text[]) AS asked(name_key)
        CROSS JOIN LATERAL (
          SELECT t.id, t.name, t.country FROM ${tableOf(table)} t WHERE t.name_key % asked.name_key ${createdBefore(before)}
          ORDER BY similarity(t.name_key, asked.name_key) DESC, t.name_key, t.id LIMIT ${CANDIDATES_MAX}
        ) found`,
    ),
  );
}

function byNameKey(rows: readonly FoundFor[]): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const { nameKey, ...candidate } of rows) {
    const known = found.get(nameKey);
    if (known) known.push(candidate);
    else found.set(nameKey, [candidate]);
  }
  return found;
}

/** Filters IDs to existing records; companies are locked, because links contain copies of their data. */
export async function findExisting(
  tx: Transaction,
  table: SheetTable,
  ids: readonly string[],
): Promise<Set<string>> {
  const hold = table === 'companies' ? sql`ORDER BY id FOR SHARE` : sql``;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT id FROM ${tableOf(table)} WHERE id = ANY(${asArray(ids)}::uuid[]) ${hold}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Target of an import: a product, or for a catalogue a company. */
export interface SheetTarget {
  kind: SheetKind;
  id: string;
}

/** Filters companies or products to those already linked with the target. */
export async function findListed(
  db: Database | Transaction,
  { kind, id }: SheetTarget,
  ids: readonly string[],
): Promise<Set<string>> {
  const asked = sql`ANY(${asArray(ids)}::uuid[])`;
  const statements = {
    suppliers: sql`SELECT company_id AS id FROM suppliers WHERE product_id = ${id} AND company_id = ${asked}`,
    catalogue: sql`SELECT product_id AS id FROM suppliers WHERE company_id = ${id} AND product_id = ${asked}`,
    materials: sql`SELECT raw_material_id AS id FROM product_links
      WHERE application_id = ${id} AND raw_material_id = ${asked}`,
    applications: sql`SELECT application_id AS id FROM product_links
      WHERE raw_material_id = ${id} AND application_id = ${asked}`,
  };
  const rows = await rowsOf<{ id: string }>(db, statements[kind]);
  return new Set(rows.map((row) => row.id));
}
