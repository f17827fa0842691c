import type { ProductDocumentKind } from '@millrace/domain';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { files } from './files';
import { users } from './people';
import { products } from './products';

/** Data sheets, safety data sheets and certificates of products, as PDF. */
export const productDocuments = pgTable(
  'product_documents',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProductDocumentKind>().notNull(),
    title: text('title').notNull(),
    /** ISO 639-1 code. */
    language: text('language'),
    issued: date('issued'),
    source: text('source'),
    file: text('file')
      .notNull()
      .unique('product_documents_file')
      .references(() => files.name, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Its file cannot be read while it is removed. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('product_documents_product').on(t.productId),
    index('product_documents_creator').on(t.createdBy),
  ],
);
