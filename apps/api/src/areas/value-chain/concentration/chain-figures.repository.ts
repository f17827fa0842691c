import type { ConcentrationDirection } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { classifyDatabaseError } from '../../../platform/db/classify-database-error';
import { type Database, rowsOf } from '../../../platform/db/database';
import type { ChainFigure } from '../../../platform/db/schema/chain-figures';

/** Query for a chain. */
export interface ChainQuery {
  productId: string;
  direction: ConcentrationDirection;
  depth: number;
}

interface FiguresRow {
  figures: ChainFigure[];
}

/**
 * Reads the products of a chain, each with its suppliers by country, from the cache or computed
 * anew if a link has changed.
 *
 * @returns Null if there is no such product.
 */
export async function findChainFigures(db: Database, query: ChainQuery): Promise<ChainFigure[] | null> {
  const [kept] = await rowsOf<FiguresRow>(db, keptFigures(query));
  if (kept) return kept.figures;
  const [made] = await rowsOf<FiguresRow>(db, keepFigures(query)).catch((error: unknown) => {
    // In read-only mode the figures are computed each time.
    if (classifyDatabaseError(error) !== 'read_only') throw error;
    return rowsOf<FiguresRow>(db, sql`${chainOf(query)} SELECT ${all('figure')} AS figures FROM figures`);
  });
  return made && made.figures.length > 0 ? made.figures : null;
}

/** Retention of figures. Changes are retained longer, as no figures may outlive the changes that invalidate them. */
const KEPT = sql`interval '1 day'`;

/** Purges expired figures and changes. */
export async function purgeChainFigures(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM chain_figures WHERE made_at < now() - ${KEPT}`);
  await db.execute(sql`DELETE FROM chain_changes WHERE changed_at < now() - 2 * ${KEPT}`);
}

// The second condition invalidates figures from a copy of the database in another cluster, where
// transaction IDs start again.
const keptFigures = ({ productId, direction, depth }: ChainQuery): SQL => sql`
  SELECT f.figures FROM chain_figures f
  WHERE f.product_id = ${productId} AND f.direction = ${direction} AND f.depth = ${depth}
    AND f.made_at > now() - ${KEPT}
    AND pg_snapshot_xmax(f.snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
    AND EXISTS (SELECT 1 FROM products p WHERE p.id = f.product_id)
    AND NOT EXISTS (
      SELECT 1 FROM chain_changes c
      WHERE c.xid >= pg_snapshot_xmin(f.snapshot) AND NOT pg_visible_in_snapshot(c.xid, f.snapshot)
        AND c.product_id = ANY(f.product_ids)
    )`;

const all = (column: string): SQL => sql`coalesce(jsonb_agg(${sql.identifier(column)}), '[]'::jsonb)`;

const keepFigures = (query: ChainQuery): SQL => sql`
  ${chainOf(query)}
  INSERT INTO chain_figures (product_id, direction, depth, snapshot, product_ids, figures)
  SELECT ${query.productId}, ${query.direction}, ${query.depth}, pg_current_snapshot(),
    coalesce(array_agg(id), '{}'), ${all('figure')}
  FROM figures
  ON CONFLICT (product_id, direction, depth) DO UPDATE SET snapshot = excluded.snapshot,
    product_ids = excluded.product_ids, figures = excluded.figures, made_at = now()
  RETURNING figures`;

/** SQL: true if a link is excluded, because more members dispute than confirm it. */
const OUTWEIGHED = sql`count(*) FILTER (WHERE v.verdict = 'disputed')
  > count(*) FILTER (WHERE v.verdict = 'confirmed')`;

/** SQL for the verdicts on a row `l` of `product_links`. */
const LINK_VERDICTS = sql`link_verdicts v
  WHERE v.product_id = l.application_id AND v.material_id = l.raw_material_id`;

/**
 * Computes a chain in one statement: traverses links level by level and visits each product only once, at its first
 * level, also in cycles; then reads suppliers and links of all products at once.
 */
function chainOf({ productId, direction, depth }: ChainQuery): SQL {
  const ends = { raw: sql`l.raw_material_id`, application: sql`l.application_id` };
  const [near, far] = direction === 'inputs' ? [ends.application, ends.raw] : [ends.raw, ends.application];
  return sql`
    WITH RECURSIVE chain (id, depth) AS (
      SELECT p.id, 0 FROM products p WHERE p.id = ${productId}
      UNION
      SELECT ${far}, c.depth + 1
      FROM chain c JOIN product_links l ON ${near} = c.id
      WHERE c.depth < ${depth}
        AND NOT EXISTS (SELECT FROM ${LINK_VERDICTS} GROUP BY v.product_id HAVING ${OUTWEIGHED})
    ),
    nodes AS MATERIALIZED (SELECT id, min(depth) AS depth FROM chain GROUP BY id),
    judged AS MATERIALIZED (
      SELECT v.product_id, v.company_id, bool_or(v.verdict = 'confirmed') AS confirmed, ${OUTWEIGHED} AS disputed
      FROM nodes n JOIN link_verdicts v ON v.product_id = n.id
      WHERE v.company_id IS NOT NULL
      GROUP BY v.product_id, v.company_id
    ),
    supply AS (
      SELECT s.product_id, c.country,
        count(*) FILTER (WHERE v.disputed IS NOT TRUE) AS links,
        count(s.source_url) FILTER (WHERE v.disputed IS NOT TRUE) AS sourced,
        count(*) FILTER (WHERE v.confirmed AND NOT v.disputed) AS confirmed,
        count(*) FILTER (WHERE v.disputed) AS disputed,
        min(s.company_id::text) FILTER (WHERE v.disputed IS NOT TRUE) AS company_id
      FROM nodes n
      JOIN suppliers s ON s.product_id = n.id
      JOIN companies c ON c.id = s.company_id
      LEFT JOIN judged v ON v.product_id = s.product_id AND v.company_id = s.company_id
      GROUP BY s.product_id, c.country
    ),
    supplied AS (
      SELECT product_id, sum(links) AS links, sum(sourced) AS sourced, sum(confirmed) AS confirmed,
        sum(disputed) AS disputed, min(company_id) AS company_id,
        jsonb_agg(jsonb_build_object('country', country, 'suppliers', links)) FILTER (WHERE links > 0) AS countries
      FROM supply GROUP BY product_id
    ),
    links AS (
      SELECT ${near} AS near, l.application_id, l.raw_material_id, l.source_url, j.confirmed,
        coalesce(j.disputed, false) AS disputed
      FROM nodes n
      JOIN product_links l ON ${near} = n.id
      LEFT JOIN LATERAL (
        SELECT bool_or(v.verdict = 'confirmed') AS confirmed, ${OUTWEIGHED} AS disputed FROM ${LINK_VERDICTS}
      ) j ON true
      WHERE n.depth < ${depth} OR ${far} IN (SELECT id FROM nodes)
    ),
    linked AS (
      SELECT near, count(*) FILTER (WHERE NOT disputed) AS links,
        count(source_url) FILTER (WHERE NOT disputed) AS sourced,
        count(*) FILTER (WHERE confirmed AND NOT disputed) AS confirmed,
        count(*) FILTER (WHERE disputed) AS disputed
      FROM links GROUP BY near
    ),
    inputs AS (
      SELECT application_id AS id, jsonb_agg(raw_material_id) AS ids
      FROM links WHERE NOT disputed GROUP BY application_id
    ),
    figures AS (
      SELECT p.id, jsonb_build_object(
        'id', p.id, 'name', p.name, 'nameKey', p.name_key, 'sector', p.sector, 'depth', n.depth,
        'countries', coalesce(s.countries, '[]'::jsonb),
        'links', coalesce(s.links, 0), 'sourced', coalesce(s.sourced, 0), 'confirmed', coalesce(s.confirmed, 0),
        'disputed', coalesce(s.disputed, 0),
        'supplier', CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END,
        'inputs', coalesce(i.ids, '[]'::jsonb),
        'chain', jsonb_build_object('links', coalesce(k.links, 0), 'sourced', coalesce(k.sourced, 0),
          'confirmed', coalesce(k.confirmed, 0), 'disputed', coalesce(k.disputed, 0))
      ) AS figure
      FROM nodes n
      JOIN products p ON p.id = n.id
      LEFT JOIN supplied s ON s.product_id = n.id
      LEFT JOIN companies o ON s.links = 1 AND o.id = s.company_id::uuid
      LEFT JOIN linked k ON k.near = n.id
      LEFT JOIN inputs i ON i.id = n.id
    )`;
}
