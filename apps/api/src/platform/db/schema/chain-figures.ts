import type { CountrySuppliers, Sector } from '@millrace/domain';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';

const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

const pgSnapshot = customType<{ data: string; driverData: string }>({ dataType: () => 'pg_snapshot' });

/** Links that figures rest on. */
export interface LinkFigures {
  links: number;
  /** Those with a source. */
  sourced: number;
  /** Those that somebody confirms. */
  confirmed: number;
  /** Those that are left out, as more members dispute than confirm them. */
  disputed: number;
}

/** Describes a product of a chain, and who supplies it by country. */
export interface ChainFigure extends LinkFigures {
  id: string;
  name: string;
  nameKey: string;
  sector: Sector | null;
  depth: number;
  countries: CountrySuppliers[];
  /** The supplier, where there is no other. */
  supplier: { id: string; name: string } | null;
  /** Ids of the products of the chain that go into it. */
  inputs: string[];
  /** Figures of the links with those. */
  chain: LinkFigures;
}

/**
 * Figures of the chain of a product, kept until something changes that they are worked out from.
 *
 * They hold as long as each row of `chain_changes` that names one of their products was seen by `snapshot`, in which
 * they were read: that stays right whatever runs at the same time, and whoever changes a link waits for nobody.
 */
export const chainFigures = pgTable(
  'chain_figures',
  {
    productId: uuid('product_id').notNull(),
    direction: text('direction').$type<'inputs' | 'uses'>().notNull(),
    depth: integer('depth').notNull(),
    snapshot: pgSnapshot('snapshot').notNull(),
    productIds: uuid('product_ids').array().notNull(),
    figures: jsonb('figures').$type<ChainFigure[]>().notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'chain_figures_pkey', columns: [t.productId, t.direction, t.depth] }),
    index('chain_figures_made').on(t.madeAt),
  ],
);

/** Products of which a name, a supplier or a link has changed, and in which transaction. Triggers note them. */
export const chainChanges = pgTable(
  'chain_changes',
  {
    productId: uuid('product_id').notNull(),
    xid: xid8('xid').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [index('chain_changes_xid').on(t.xid, t.productId), index('chain_changes_changed').on(t.changedAt)],
);
