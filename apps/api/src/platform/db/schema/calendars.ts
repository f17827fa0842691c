import { foreignKey, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';
import { productFollowers } from './products';

/** Calendar subscriptions of members by secret links. Deleting a row invalidates its link. */
export const calendars = pgTable(
  'calendars',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A followed product; null for the member's own calendar. */
    productId: uuid('product_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('calendars_once').on(t.userId, t.productId).nullsNotDistinct(),
    // Unfollowing the product deletes the calendar.
    foreignKey({
      name: 'calendars_followed',
      columns: [t.productId, t.userId],
      foreignColumns: [productFollowers.productId, productFollowers.userId],
    }).onDelete('cascade'),
  ],
);
