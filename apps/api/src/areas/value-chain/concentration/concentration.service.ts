import {
  type Concentration,
  type ConcentrationSort,
  type CountrySuppliers,
  type CutOff,
  cutOffWithout,
  ENTITLEMENTS,
  measureConcentration,
  type Plan,
  viewerLevel,
} from '@millrace/domain';
import type { Database } from '../../../platform/db/database';
import type { ChainFigure, LinkFigures } from '../../../platform/db/schema/chain-figures';
import { ForbiddenError, NotFoundError, SignInRequiredError } from '../../../platform/errors';
import { type ChainQuery, findChainFigures } from './chain-figures.repository';

/** A product of a chain with its concentration. */
export interface ConcentrationRow extends Concentration {
  figure: ChainFigure;
  /** Null without a scenario. */
  cutOff: CutOff | null;
}

/** The part of a chain that the viewer may see. */
export interface ConcentrationReport {
  /** The product itself. */
  root: ConcentrationRow;
  /** All products including the root, sorted. */
  rows: ConcentrationRow[];
  /** Number of disclosed levels. */
  depth: number;
  /** Number of withheld products on deeper requested levels. */
  withheld: number;
  /** Countries of all suppliers of all products except the root. */
  total: Concentration;
  evidence: LinkFigures;
  chain: LinkFigures;
}

/** Query for a chain with its sort order. */
export interface ConcentrationQuery extends ChainQuery {
  without: string | undefined;
  sort: ConcentrationSort;
}

/**
 * Computes the concentration of a chain, as far as the viewer's plan discloses it.
 *
 * @throws {SignInRequiredError} If a guest requests a scenario.
 * @throws {ForbiddenError} If the viewer's plan includes no scenarios.
 * @throws {NotFoundError} If there is no such product.
 */
export async function readConcentration(
  db: Database,
  viewer: { plan: Plan } | null,
  { without, sort, ...query }: ConcentrationQuery,
): Promise<ConcentrationReport> {
  if (without !== undefined) requireScenarios(viewer);
  const all = await findChainFigures(db, query);
  if (!all) throw new NotFoundError();
  const depth = Math.min(query.depth, ENTITLEMENTS[viewerLevel(viewer)].concentrationDepth);
  const shown = all.filter((figure) => figure.depth <= depth);
  const cutOff = without === undefined ? null : cutOffWithout(shown, without);
  const rows = shown.map(
    (figure): ConcentrationRow => ({
      ...measureConcentration(figure.countries),
      figure,
      cutOff: cutOff && (cutOff.get(figure.id) ?? 'none'),
    }),
  );
  const root = rows.find(({ figure }) => figure.id === query.productId);
  if (!root) throw new NotFoundError();
  const others = shown.filter(({ id }) => id !== query.productId);
  // Links of the last level lead to withheld products.
  const inside = shown.filter((figure) => figure.depth < Math.max(depth, 1));
  return {
    root,
    rows: rows.sort(ORDERS[sort]),
    depth,
    withheld: all.length - shown.length,
    total: measureConcentration(sumByCountry(others)),
    evidence: sumLinks(others),
    chain: depth === 0 ? NO_LINKS : sumLinks(inside.map(({ chain }) => chain)),
  };
}

/**
 * Refuses scenarios and exports if the viewer's plan does not include them.
 *
 * @throws {SignInRequiredError}
 * @throws {ForbiddenError}
 */
function requireScenarios(viewer: { plan: Plan } | null): void {
  if (ENTITLEMENTS[viewerLevel(viewer)].concentrationScenarios) return;
  if (viewer === null) throw new SignInRequiredError();
  throw new ForbiddenError('plan_required');
}

type Compare = (one: ConcentrationRow, other: ConcentrationRow) => number;

const byName: Compare = ({ figure: one }, { figure: other }) =>
  one.nameKey === other.nameKey ? (one.id < other.id ? -1 : 1) : one.nameKey < other.nameKey ? -1 : 1;

const CUT_OFF_RANKS: Readonly<Record<CutOff, number>> = { suppliers: 0, input: 1, unknown: 2, none: 3 };

/** Sorts the highest risk first. */
const byRisk: Compare = (one, other) =>
  CUT_OFF_RANKS[one.cutOff ?? 'none'] - CUT_OFF_RANKS[other.cutOff ?? 'none'] ||
  Number(one.suppliers === 0) - Number(other.suppliers === 0) ||
  Number(other.isSingleSource) - Number(one.isSingleSource) ||
  (other.hhi ?? -1) - (one.hhi ?? -1) ||
  one.suppliers - other.suppliers ||
  byName(one, other);

const ORDERS: Readonly<Record<ConcentrationSort, Compare>> = {
  risk: byRisk,
  level: (one, other) => one.figure.depth - other.figure.depth || byRisk(one, other),
  name: byName,
  suppliers: (one, other) => one.suppliers - other.suppliers || byName(one, other),
  countries: (one, other) => one.countries - other.countries || byName(one, other),
};

function sumByCountry(figures: readonly ChainFigure[]): CountrySuppliers[] {
  const sums = new Map<string | null, number>();
  for (const { countries } of figures) {
    for (const { country, suppliers } of countries) sums.set(country, (sums.get(country) ?? 0) + suppliers);
  }
  return [...sums].map(([country, suppliers]) => ({ country, suppliers }));
}

const NO_LINKS: LinkFigures = { links: 0, sourced: 0, confirmed: 0, disputed: 0 };

const sumLinks = (figures: readonly LinkFigures[]): LinkFigures =>
  figures.reduce(
    (sum, one) => ({
      links: sum.links + one.links,
      sourced: sum.sourced + one.sourced,
      confirmed: sum.confirmed + one.confirmed,
      disputed: sum.disputed + one.disputed,
    }),
    NO_LINKS,
  );
