import type { MediaKind } from '@millrace/domain';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';
import { products } from './products';

/** What members said about a product: text, and at most one piece of media. @see DATA-026 */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty when the medium stands alone. */
    text: text('text').notNull().default(''),
    mediaKind: text('media_kind').$type<MediaKind>(),
    /** An address; for YouTube the id of the video. */
    media: text('media'),
    mediaName: text('media_name'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('activities_newest').on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
