import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import { users } from './people';
import { products } from './products';

/** Ends of a link: a product, and either its supplier or its raw material. */
const ends = () => ({
  productId: uuid('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  materialId: uuid('material_id').references(() => products.id, { onDelete: 'cascade' }),
});

const hasOneOtherEnd = (t: { companyId: unknown; materialId: unknown }): SQL =>
  sql`num_nonnulls(${t.companyId}, ${t.materialId}) = 1`;

/**
 * Members' confirmations and disputes of links. They concern the fact, so they survive removing and restoring a link.
 *
 * @see GAP-087
 */
export const linkVerdicts = pgTable(
  'link_verdicts',
  {
    id: id(),
    ...ends(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    verdict: text('verdict').$type<'confirmed' | 'disputed'>().notNull(),
    reason: text('reason').notNull().default(''),
    sourceUrl: text('source_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('link_verdicts_supplier').on(t.productId, t.companyId, t.userId),
    uniqueIndex('link_verdicts_material').on(t.productId, t.materialId, t.userId),
    index('link_verdicts_company').on(t.companyId),
    index('link_verdicts_material_id').on(t.materialId),
    index('link_verdicts_user').on(t.userId),
    check('link_verdicts_one_other_end', hasOneOtherEnd(t)),
  ],
);

/** Removed links, to restore them and to record who removed them. @see GAP-087 */
export const removedLinks = pgTable(
  'removed_links',
  {
    id: id(),
    ...ends(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    sourceUrl: text('source_url'),
    removedBy: uuid('removed_by').references(() => users.id, { onDelete: 'set null' }),
    removedAt: moment('removed_at').notNull().defaultNow(),
    /** True if a moderator removed another member's link; only moderators may then add it again. @see GAP-087 */
    byModerator: boolean('by_moderator').notNull().default(false),
  },
  (t) => [
    uniqueIndex('removed_links_supplier').on(t.productId, t.companyId),
    uniqueIndex('removed_links_material').on(t.productId, t.materialId),
    index('removed_links_company').on(t.companyId),
    index('removed_links_material_id').on(t.materialId),
    check('removed_links_one_other_end', hasOneOtherEnd(t)),
  ],
);
