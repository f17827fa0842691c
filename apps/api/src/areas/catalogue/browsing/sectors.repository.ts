import type { ProductKind, Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isEventForAll, isForAll, isPublished } from '../../../visibility';

/** Maximum number of products and links in the diagram of a sector. */
const CHAIN_PRODUCTS = 60;
const CHAIN_LINKS = 400;

/** Number of most-followed products among which those in demand are determined. */
const WANTED_AMONG = 400;

/** A product in the chain of a sector. */
export interface ChainNodeRow {
  id: string;
  name: string;
  kind: ProductKind | null;
  suppliers: number;
}

/** A directed link: one product is an input of another. */
export interface ChainLinkRow {
  from: string;
  to: string;
}

const isOfSector = (sector: Sector): SQL => sql`d.filters && ARRAY[${`sector=${sector}`}]::text[]`;

/** Reads the most linked products of a sector with the links between them. */
export async function findSectorChain(
  db: Database,
  sector: Sector,
): Promise<{ nodes: ChainNodeRow[]; links: ChainLinkRow[] }> {
  const nodes = await rowsOf<ChainNodeRow>(
    db,
    sql`
      SELECT p.id, p.name, p.kind, p.supplier_count AS suppliers FROM products p
      WHERE p.sector = ${sector} AND p.raw_material_count + p.application_count > 0
      ORDER BY p.raw_material_count + p.application_count DESC, p.name_key, p.id LIMIT ${CHAIN_PRODUCTS}`,
  );
  const links = await rowsOf<ChainLinkRow>(
    db,
    sql`
      SELECT l.raw_material_id AS "from", l.application_id AS "to" FROM product_links l
      WHERE l.raw_material_id IN (SELECT jsonb_array_elements_text(${idsOf(nodes)}::jsonb)::uuid)
        AND l.application_id IN (SELECT jsonb_array_elements_text(${idsOf(nodes)}::jsonb)::uuid)
      ORDER BY l.raw_material_id, l.application_id LIMIT ${CHAIN_LINKS}`,
  );
  return { nodes, links };
}

const idsOf = (rows: readonly { id: string }[]): string => JSON.stringify(rows.map(({ id }) => id));

/** Reads products of a sector: those with most suppliers, or those with most followers per supplier. */
export async function findTopProducts(
  db: Database,
  sector: Sector,
  by: 'supplied' | 'wanted',
  limit: number,
): Promise<string[]> {
  const ofSector = sql`d.kind = 'product' AND ${isOfSector(sector)}`;
  const rows = await rowsOf<{ id: string }>(
    db,
    by === 'supplied'
      ? sql`SELECT d.id FROM search_documents d WHERE ${ofSector} AND d.links > 0
          ORDER BY d.links DESC, d.name_key, d.id LIMIT ${limit}`
      : sql`SELECT id FROM (
            SELECT d.id, d.followers, d.links, d.name_key FROM search_documents d WHERE ${ofSector} AND d.followers > 0
            ORDER BY d.followers DESC, d.name_key, d.id LIMIT ${WANTED_AMONG}
          ) followed
          ORDER BY followers::float8 / (1 + links) DESC, followers DESC, name_key, id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Reads the companies that supply most products of a sector; companies of that sector come first among equals. */
export async function findTopCompanies(db: Database, sector: Sector, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT d.id FROM search_documents d WHERE d.kind = 'company' AND ${isOfSector(sector)}
      ORDER BY d.links DESC, d.name_key, d.id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

const isOfSectorEvent = (sector: SQL): SQL => sql`e.ends_at >= now() AND ${isEventForAll('e')} AND EXISTS (
  SELECT 1 FROM event_products t JOIN products p ON p.id = t.product_id WHERE t.event_id = e.id AND p.sector = ${sector})`;

/** Reads the next events that tag a product of a sector. */
export async function findNextEvents(db: Database, sector: Sector, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT e.id FROM events e WHERE ${isOfSectorEvent(sql`${sector}`)} ORDER BY e.starts_at, e.id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Counts upcoming events by sector. */
export const countNextEvents = (db: Database): Promise<{ sector: Sector; count: number }[]> =>
  rowsOf(
    db,
    sql`SELECT p.sector, count(DISTINCT e.id)::integer AS count
      FROM events e JOIN event_products t ON t.event_id = e.id JOIN products p ON p.id = t.product_id
      WHERE e.ends_at >= now() AND ${isEventForAll('e')} AND p.sector IS NOT NULL GROUP BY p.sector`,
  );

/** Reads the newest public posts about products of a sector. */
export async function findNewestPosts(db: Database, sector: Sector, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
      SELECT o.id FROM posts o
      WHERE ${isForAll('o')} AND ${isPublished('o')} AND EXISTS (
        SELECT 1 FROM post_products t JOIN products p ON p.id = t.product_id
        WHERE t.post_id = o.id AND p.sector = ${sector})
      ORDER BY o.created_at DESC, o.id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Counts all products and companies. */
export async function countCatalogue(db: Database): Promise<{ products: number; companies: number }> {
  const [row] = await rowsOf<{ products: number; companies: number }>(
    db,
    sql`SELECT
      (SELECT coalesce(sum(change), 0)::integer FROM product_tallies) AS products,
      (SELECT count(*)::integer FROM search_documents d WHERE d.kind = 'company') AS companies`,
  );
  return row ?? { products: 0, companies: 0 };
}

/** Counts products by sector. */
export const countProductsBySector = (db: Database): Promise<{ sector: Sector | null; count: number }[]> =>
  rowsOf(db, sql`SELECT sector, sum(change)::integer AS count FROM product_tallies GROUP BY sector`);
