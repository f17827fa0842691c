import type { CountrySuppliers, Sector } from '@millrace/domain';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';

const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

const pgSnapshot = customType<{ data: string; driverData: string }>({ dataType: () => 'pg_snapshot' });

/** Counts of the links behind a figure. */
export interface LinkFigures {
  links: number;
  /** Links with a source. */
  sourced: number;
  /** Links confirmed by at least one member. */
  confirmed: number;
  /** Links excluded because more members dispute than confirm them. */
  disputed: number;
}

/** A product of a chain with its suppliers by country. */
export interface ChainFigure extends LinkFigures {
  id: string;
  name: string;
  nameKey: string;
  sector: Sector | null;
  depth: number;
  countries: CountrySuppliers[];
  /** The supplier, if there is only one. */
  supplier: { id: string; name: string } | null;
  /** IDs of the products of the chain that are its inputs. */
  inputs: string[];
  /** Counts of the links to those inputs. */
  chain: LinkFigures;
}

/**
 * Cache of the figures of a product's chain.
 *
 * An entry is valid while `snapshot`, the database snapshot in which it was computed, includes every row of
 * `chain_changes` for its products. This is correct under concurrency, and writers of links need no lock.
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

/** Change log written by triggers: products whose name, suppliers or links changed, with the transaction's ID. */
export const chainChanges = pgTable(
  'chain_changes',
  {
    productId: uuid('product_id').notNull(),
    xid: xid8('xid').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [index('chain_changes_xid').on(t.xid, t.productId), index('chain_changes_changed').on(t.changedAt)],
);
