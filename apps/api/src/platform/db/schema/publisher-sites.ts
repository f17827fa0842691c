import type { EmbedElementName } from '@millrace/domain';
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';

/** Sites of publishers, who want to see what becomes of widgets there. A host may be several members'. */
export const publisherSites = pgTable(
  'publisher_sites',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As browsers name it, with a port that is not the usual. */
    host: text('host').notNull(),
    /** Of its front page. */
    address: text('address').notNull(),
    /** What the site has to show. Public, once it does. */
    token: text('token').notNull(),
    /** Until when it is taken for the member's; null where that was never shown. */
    provenUntil: moment('proven_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('publisher_sites_once').on(t.userId, t.host),
    index('publisher_sites_host').on(t.host, t.provenUntil),
  ],
);

/** What is counted of a widget. */
export type EmbedMetric = 'views' | 'fallbacks' | 'interactions' | 'clicks' | 'sign_ups' | 'quotes';

/** How often something became of a widget on a site, by day (UTC). Sums alone: nothing tells who it was. */
export const embedDays = pgTable(
  'embed_days',
  {
    host: text('host').notNull(),
    day: date('day').notNull(),
    element: text('element').$type<EmbedElementName>().notNull(),
    /** What the widget is about: an id, or the key of a sector. Not a reference: what was removed is told as well. */
    thing: text('thing').notNull(),
    metric: text('metric').$type<EmbedMetric>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ name: 'embed_days_pkey', columns: [t.host, t.day, t.element, t.thing, t.metric] }),
    index('embed_days_age').on(t.day),
  ],
);
