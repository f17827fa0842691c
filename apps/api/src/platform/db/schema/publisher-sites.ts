import type { EmbedElementName } from '@millrace/domain';
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** Publishers' sites with statistics of embedded widgets. Several members may register the same host. */
export const publisherSites = pgTable(
  'publisher_sites',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Normalized host, with a non-default port. */
    host: text('host').notNull(),
    /** URL of the front page. */
    address: text('address').notNull(),
    /** Verification token that the site must publish. Not secret afterwards. */
    token: text('token').notNull(),
    /** Time until which the site counts as verified; null if never verified. */
    provenUntil: moment('proven_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('publisher_sites_once').on(t.userId, t.host),
    index('publisher_sites_host').on(t.host, t.provenUntil),
  ],
);

/** Metrics of a widget. */
export type EmbedMetric = 'views' | 'fallbacks' | 'interactions' | 'clicks' | 'sign_ups' | 'quotes';

/** Daily counts (UTC) per widget and site. Aggregates only: they identify no person. */
export const embedDays = pgTable(
  'embed_days',
  {
    host: text('host').notNull(),
    day: date('day').notNull(),
    element: text('element').$type<EmbedElementName>().notNull(),
    /** Subject of the widget: an ID, or the key of a sector. Not a foreign key, so that counts survive deletions. */
    thing: text('thing').notNull(),
    metric: text('metric').$type<EmbedMetric>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ name: 'embed_days_pkey', columns: [t.host, t.day, t.element, t.thing, t.metric] }),
    index('embed_days_age').on(t.day),
  ],
);
