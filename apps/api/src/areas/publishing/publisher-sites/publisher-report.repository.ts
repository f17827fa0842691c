import {
  type AnalyticsDays,
  type AnalyticsPeriod,
  EMBED_ELEMENT_NAMES,
  EMBED_FIGURES,
  type EmbedElementName,
  type EmbedKind,
  isEmbedAbout,
} from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isEventForAll } from '../../../visibility';
import { findSuccessors } from '../../catalogue/merging';

/** How often what happened. */
export type Figures = Record<(typeof EMBED_FIGURES)[number], number>;

const sums = (): SQL =>
  sql.join(
    EMBED_FIGURES.map(
      (metric) =>
        sql`coalesce(sum(d.count) FILTER (WHERE d.metric = ${metric}), 0)::double precision AS ${sql.identifier(metric)}`,
    ),
    sql`, `,
  );

const within = (host: string, { from, to }: AnalyticsDays): SQL =>
  sql`d.host = ${host} AND d.day BETWEEN ${from}::date AND ${to}::date`;

/** A period in which something was counted. */
export interface PeriodRow extends Figures {
  /** The first day of the whole period, wherever the range begins. */
  start: string;
}

/** The sums of a site by period, along the primary key. */
export const findPeriods = (
  db: Database,
  host: string,
  days: AnalyticsDays,
  by: AnalyticsPeriod,
): Promise<PeriodRow[]> =>
  rowsOf<PeriodRow>(
    db,
    sql`SELECT date_trunc(${by}, d.day::timestamp)::date::text AS start, ${sums()}
      FROM embed_days d WHERE ${within(host, days)} GROUP BY 1`,
  );

/** A widget with its sums. */
export interface WidgetRow extends Figures {
  element: EmbedElementName;
  thing: string;
}

/** The widgets of a site: first those whose link alone stands, then the most viewed; and how many there are. */
export async function findWidgets(
  db: Database,
  host: string,
  days: AnalyticsDays,
  limit: number,
): Promise<{ rows: WidgetRow[]; count: number }> {
  const rows = await rowsOf<WidgetRow & { all: number }>(
    db,
    sql`SELECT w.*, (count(*) OVER ())::integer AS all FROM (
        SELECT d.element, d.thing, ${sums()}
        FROM embed_days d WHERE ${within(host, days)} GROUP BY 1, 2
      ) w
      ORDER BY ${isGone(sql`w.element`, sql`w.thing`)} DESC, w.views DESC, w.clicks DESC, w.element, w.thing
      LIMIT ${limit}`,
  );
  return { rows, count: rows[0]?.all ?? 0 };
}

const UUID = sql`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** Whether a widget can be about such a thing. */
const canBeAbout = (element: SQL, kind: EmbedKind): SQL =>
  sql`${element} = ANY(${asArray(EMBED_ELEMENT_NAMES.filter((name) => isEmbedAbout(name, kind)))})`;

/** Whether what a widget is about does not stand itself, so that it shows another thing or none. */
const isGone = (element: SQL, thing: SQL): SQL => sql`
  (CASE WHEN ${thing} ~ ${UUID} THEN NOT (
    (${canBeAbout(element, 'product')} AND EXISTS (SELECT 1 FROM products t WHERE t.id = ${thing}::uuid))
    OR (${canBeAbout(element, 'company')} AND EXISTS (SELECT 1 FROM companies t WHERE t.id = ${thing}::uuid))
    OR (${canBeAbout(element, 'event')}
      AND EXISTS (SELECT 1 FROM events e WHERE e.id = ${thing}::uuid AND ${isEventForAll('e')}))
  ) ELSE NOT ${canBeAbout(element, 'sector')} END)`;

/** What a widget shows. */
export interface ShownThing {
  kind: 'product' | 'company' | 'event';
  id: string;
  name: string;
}

/** What is shown under each id: of what was merged its successor. What is gone is left out. */
export async function findVisible(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownThing>> {
  if (ids.length === 0) return new Map();
  const [products, companies] = await Promise.all([
    findSuccessors(db, 'products', ids),
    findSuccessors(db, 'companies', ids),
  ]);
  const successors = new Map([...products, ...companies]);
  const asked = sql`ANY(${asArray([...ids, ...successors.values()])}::uuid[])`;
  const rows = await rowsOf<ShownThing>(
    db,
    sql`SELECT 'product' AS kind, id, name FROM products WHERE id = ${asked}
      UNION ALL SELECT 'company', id, name FROM companies WHERE id = ${asked}
      UNION ALL SELECT 'event', e.id, e.name FROM events e WHERE e.id = ${asked} AND ${isEventForAll('e')}`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const thing = known.get(id) ?? known.get(successors.get(id) ?? '');
      return thing ? [[id, thing] as const] : [];
    }),
  );
}
