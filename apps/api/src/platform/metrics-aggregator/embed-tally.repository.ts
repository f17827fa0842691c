import { type EmbedElementName, type EmbedEvent, SECTORS } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from '../db/as-array';
import type { Transaction } from '../db/database';
import type { EmbedMetric } from '../db/schema';
import type { DailyCount } from './counter-buffer';

/** An event of a widget on a site. */
export interface TalliedEmbedEvent {
  event: EmbedEvent;
  /** Normalized host of the site. */
  host: string;
  element: EmbedElementName;
  /** Subject of the widget: an ID in lower case, or the key of a sector. */
  thing: string;
}

/** An event with its count. */
type EmbedTallyRow = DailyCount<TalliedEmbedEvent>;

const METRICS: Readonly<Record<EmbedEvent, EmbedMetric>> = {
  view: 'views',
  fallback: 'fallbacks',
  interaction: 'interactions',
  click: 'clicks',
  sign_up: 'sign_ups',
  quote: 'quotes',
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Adds widget events to the daily counts in one statement. Ignores unverified sites and subjects that never
 * existed, so that made-up hosts and IDs create no rows. Rows are sorted, so that concurrent processes wait for
 * each other instead of deadlocking.
 */
export async function addEmbedTallies(tx: Transaction, rows: readonly EmbedTallyRow[]): Promise<void> {
  const named = rows.map(({ event, host, element, thing, day, count }) => ({
    ...{ host, day, element, thing, count },
    metric: METRICS[event],
    uuid: UUID.test(thing) ? thing : null,
  }));
  await tx.execute(sql`
    INSERT INTO embed_days (host, day, element, thing, metric, count)
    SELECT v.host, v.day, v.element, v.thing, v.metric, sum(v.count)
    FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      AS v(host text, day date, element text, thing text, uuid uuid, metric text, count integer)
    WHERE EXISTS (SELECT 1 FROM publisher_sites s WHERE s.host = v.host AND s.proven_until > now())
      AND (v.thing = ANY(${asArray(SECTORS.map(({ key }) => key))}::text[])
        OR EXISTS (SELECT 1 FROM products t WHERE t.id = v.uuid)
        OR EXISTS (SELECT 1 FROM companies t WHERE t.id = v.uuid)
        OR EXISTS (SELECT 1 FROM events t WHERE t.id = v.uuid)
        OR EXISTS (SELECT 1 FROM removed_products t WHERE t.id = v.uuid)
        OR EXISTS (SELECT 1 FROM removed_companies t WHERE t.id = v.uuid)
        OR EXISTS (SELECT 1 FROM removed_events t WHERE t.event_id = v.uuid))
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (host, day, element, thing, metric) DO UPDATE SET count = embed_days.count + excluded.count`);
}
