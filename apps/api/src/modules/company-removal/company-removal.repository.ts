import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { type CompanyProof, companies, removedCompanies, users } from '../../db/schema';
import { reviewNewPeople } from '../company-links';
import { COMPANY_TABLES, type CompanyTable } from './company-tables';

/** A row as JSON, by the names of its columns. */
type Row = Record<string, unknown>;

/** Rows by table. */
export type RowsByTable = Record<string, Row[]>;

const name = (column: string): SQL => sql`${sql.identifier(column)}`;
const onlyOf = ({ only }: CompanyTable): SQL => (only === undefined ? sql`true` : sql.raw(only));

/**
 * The columns of a table that are written, as far as a kept row has them: others are made by the database, or are newer
 * than the row and begin as they do in new rows.
 */
async function writtenColumns(tx: Transaction, table: string, row: Row): Promise<SQL> {
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
      ORDER BY ordinal_position`,
  );
  return sql.join(
    columns.filter((column) => column.name in row).map((column) => name(column.name)),
    sql`, `,
  );
}

/** Rows of a table as they stand. */
async function rowsOfCompany(tx: Transaction, table: CompanyTable, companyId: string): Promise<Row[]> {
  const found = await rowsOf<{ row: Row }>(
    tx,
    sql`SELECT to_jsonb(t) AS row FROM ${name(table.name)} t
      WHERE t.${name(table.company)} = ${companyId}::uuid AND ${onlyOf(table)}`,
  );
  return found.map(({ row }) => row);
}

/** Writes rows as they stood, without those that lean on what is gone; what is there already stays. @returns Those that were written. */
async function insertRows(tx: Transaction, table: CompanyTable, rows: readonly Row[]): Promise<Row[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = await writtenColumns(tx, table.name, first);
  const patches = Object.entries(table.wants).map(
    ([column, other]) => sql`|| CASE WHEN EXISTS (
      SELECT 1 FROM ${name(other)} o WHERE o.id = (r.row->>${sql.raw(`'${column}'`)})::uuid
    ) THEN '{}'::jsonb ELSE jsonb_build_object(${sql.raw(`'${column}'`)}, NULL) END`,
  );
  const needed = Object.entries(table.needs).map(
    ([column, other]) => sql`EXISTS (
      SELECT 1 FROM ${name(other)} o WHERE o.id = (r.row->>${sql.raw(`'${column}'`)})::uuid)`,
  );
  const isWhole = needed.length === 0 ? sql`true` : sql.join(needed, sql` AND `);
  const written = await rowsOf<{ row: Row }>(
    tx,
    sql`INSERT INTO ${name(table.name)} AS t (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name(table.name)}, (
        SELECT coalesce(jsonb_agg(r.row ${sql.join(patches, sql` `)}), '[]'::jsonb)
        FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r(row) WHERE ${isWhole}
      ))
      ON CONFLICT DO NOTHING RETURNING to_jsonb(t) AS row`,
  );
  return written.map(({ row }) => row);
}

/** What tells a row again, and whether it has changed since. */
const givenOf = ({ identity, written }: CompanyTable, row: Row): Row =>
  Object.fromEntries([...identity, ...written].map((column) => [column, row[column]]));

/** Takes rows from a company, but for those that members have changed since, or that something new leans on. */
async function deleteRows(tx: Transaction, table: CompanyTable, companyId: string, which: readonly Row[]) {
  if (which.length === 0) return;
  const isUnchanged = table.written.map((column) => {
    const key = sql.raw(`'${column}'`);
    // What was merged by an older version does not say how it stood.
    return sql`(NOT w.row ? ${key} OR to_jsonb(t)->${key} IS NOT DISTINCT FROM w.row->${key})`;
  });
  const isFree = table.keptBy === undefined ? [] : [sql`NOT EXISTS (${sql.raw(table.keptBy)})`];
  const isIt = table.identity.map(
    (column) => sql`t.${name(column)}::text = w.row->>${sql.raw(`'${column}'`)}`,
  );
  await tx.execute(sql`
    DELETE FROM ${name(table.name)} t USING jsonb_array_elements(${JSON.stringify(which)}::jsonb) w(row)
    WHERE t.${name(table.company)} = ${companyId}::uuid AND ${onlyOf(table)}
      AND ${sql.join([...isIt, ...isUnchanged, ...isFree], sql` AND `)}`);
}

/**
 * Rows that are to be put back beside what became of them: under ids of their own. The file of an answer that was
 * changed is gone where the change has taken it away.
 */
async function besideChanged(tx: Transaction, table: CompanyTable, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0 || table.identity[0] !== 'id') return [...rows];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const kept = await rowsOf<{ row: Row }>(
    tx,
    sql`SELECT to_jsonb(t) AS row FROM ${name(table.name)} t
      WHERE t.id::text IN (SELECT jsonb_array_elements_text(${ids}::jsonb))`,
  );
  const now = new Map(kept.map(({ row }) => [row.id, row]));
  return rows.map((row) => {
    const changed = now.get(row.id);
    if (!changed) return row;
    const isFileGone = changed.attachment_file !== row.attachment_file;
    const noFile = { attachment_name: null, attachment_type: null, attachment_file: null };
    return { ...row, id: newId(), ...(isFileGone && noFile) };
  });
}

/** A company that nobody else changes until the transaction ends. @returns Null without such a one. */
export async function lockCompany(tx: Transaction, id: string): Promise<{ id: string; name: string } | null> {
  const [row] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update');
  return row ?? null;
}

/** What a removal took and gave. */
interface Taken {
  rows: RowsByTable;
  given: RowsByTable;
}

/** Takes all that belongs to a company, and gives it to another where there is one. Its people lose it, or get the other. */
export async function takeAll(tx: Transaction, id: string, into: string | null): Promise<Taken> {
  const rows: RowsByTable = {};
  const given: RowsByTable = {};
  for (const table of COMPANY_TABLES) rows[table.name] = await rowsOfCompany(tx, table, id);
  // What leans on another row goes first, and is given last.
  for (const table of COMPANY_TABLES.toReversed()) await deleteRows(tx, table, id, rows[table.name] ?? []);
  for (const table of COMPANY_TABLES) {
    if (into === null) continue;
    const others = (rows[table.name] ?? []).map((row) => ({ ...row, [table.company]: into }));
    given[table.name] = (await insertRows(tx, table, others)).map((row) => givenOf(table, row));
  }
  const people = await tx
    .select({
      id: users.id,
      listed: users.companyUpdated,
      proof: users.companyProof,
      verifiedAt: sql<string | null>`${users.companyVerifiedAt}::text`,
    })
    .from(users)
    .where(eq(users.companyId, id))
    .for('update');
  rows.users = people;
  await tx
    .update(users)
    .set({
      companyId: into,
      ...(into === null && { companyUpdated: false, companyProof: null, companyVerifiedAt: null }),
    })
    .where(eq(users.companyId, id));
  // What a website showed that is not the other's shows nothing there.
  if (into !== null) {
    await reviewNewPeople(
      tx,
      people.map((one) => one.id),
    );
  }
  return { rows, given };
}

/** Moves a company out of the catalogue. */
export async function removeCompany(
  tx: Transaction,
  id: string,
  into: string | null,
  { rows, given }: Taken,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO removed_companies (id, name, merged_into, company, rows, given)
    SELECT c.id, c.name, ${into}::uuid, to_jsonb(c), ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(given)}::jsonb
    FROM companies c WHERE c.id = ${id}`);
  await tx.delete(companies).where(eq(companies.id, id));
}

/** A removed company. @returns Null without such a one. */
export async function findRemoved(tx: Transaction, id: string) {
  const [row] = await tx.select().from(removedCompanies).where(eq(removedCompanies.id, id)).for('update');
  return row ? { ...row, rows: row.rows as RowsByTable, given: row.given as RowsByTable } : null;
}

/** All that were removed, the last one first. */
export const listRemoved = (db: Database) =>
  db
    .select({
      id: removedCompanies.id,
      name: removedCompanies.name,
      mergedInto: removedCompanies.mergedInto,
      removedAt: removedCompanies.removedAt,
    })
    .from(removedCompanies)
    .orderBy(sql`${removedCompanies.removedAt} DESC`);

/** Puts a company back with all that it had; what the other got by the merge is taken from it. */
export async function putBack(
  tx: Transaction,
  removed: { id: string; mergedInto: string | null; company: unknown } & Taken,
): Promise<void> {
  const columns = await writtenColumns(tx, 'companies', removed.company as Row);
  await tx.execute(sql`
    INSERT INTO companies (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::companies, ${JSON.stringify(removed.company)}::jsonb)`);
  const { mergedInto } = removed;
  if (mergedInto !== null) {
    for (const table of COMPANY_TABLES.toReversed()) {
      await deleteRows(tx, table, mergedInto, removed.given[table.name] ?? []);
    }
  }
  for (const table of COMPANY_TABLES) {
    await insertRows(tx, table, await besideChanged(tx, table, removed.rows[table.name] ?? []));
  }
  for (const one of removed.rows.users ?? []) {
    const isStill = mergedInto === null ? sql`${users.companyId} IS NULL` : eq(users.companyId, mergedInto);
    await tx
      .update(users)
      .set({
        companyId: removed.id,
        companyUpdated: one.listed === true,
        companyProof: (one.proof ?? null) as CompanyProof | null,
        companyVerifiedAt: one.verifiedAt == null ? null : sql`${String(one.verifiedAt)}::timestamptz`,
      })
      .where(and(eq(users.id, String(one.id)), isStill));
  }
  await tx.delete(removedCompanies).where(eq(removedCompanies.id, removed.id));
}

/** The company that a merged one is now, over any number of merges. @returns Null where there is none. */
export async function findMergedInto(db: Database | Transaction, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`WITH RECURSIVE way AS (
        SELECT merged_into AS id, 1 AS step FROM removed_companies WHERE id = ${id}
        UNION ALL
        SELECT r.merged_into, way.step + 1 FROM removed_companies r JOIN way ON r.id = way.id WHERE way.step < 50
      )
      SELECT c.id FROM way JOIN companies c ON c.id = way.id LIMIT 1`,
  );
  return row?.id ?? null;
}

/** Products whose counts a change of these rows touches. */
export const suppliedBy = ({ rows }: Taken): string[] =>
  (rows.suppliers ?? []).map((row) => String(row.product_id));
