import { createHash } from 'node:crypto';
import { COUNTRIES, countrySortKey, DAY_MS, nameSortKey, SECTORS } from '@millrace/domain';
import { externalId } from '../../../../api/src/platform/db/ids';
import { companyNames, productNames } from './names';
import { Random, shareByRank } from './random';

/** Sizes of the data set. */
export const SIZES = {
  products: 10_000,
  companies: 6_000,
  users: 5_000,
  sessions: 8_000,
  /** Links between companies and the products they supply. */
  suppliers: 200_000,
  /** Links between products and their raw materials. */
  links: 50_000,
  followers: 30_000,
} as const;

const MEMBERS_SKEW = 1.5;

const idOf = (kind: string, at: number): string => externalId('bench', kind, String(at));

const fromList = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Entry of which only the id matters here. */
type Identified = readonly { id: string }[];

/** Creates the products; the first have the most suppliers and links. */
export function makeProducts() {
  return productNames(SIZES.products).map((name, at) => ({
    id: idOf('product', at),
    name,
    name_key: nameSortKey(name),
    description: `${name} as delivered to industrial customers, with a certificate for each lot. Dimensions, purity and packaging are agreed by specification ${1000 + at}.`,
    country: fromList(COUNTRIES, at * 7).code,
    sector: fromList(SECTORS, at).key,
  }));
}

export function makeCompanies() {
  return companyNames(SIZES.companies).map((name, at) => {
    const country = fromList(COUNTRIES, at * 11).code;
    return {
      id: idOf('company', at),
      name,
      name_key: nameSortKey(name),
      description: `${name} makes and sells industrial materials.`,
      country,
      country_key: countrySortKey(country),
      sector: fromList(SECTORS, at * 3).key,
      type: at % 5 === 0 ? 'distributor' : 'manufacturer',
      address: `${at + 1} Works Road`,
      url: `https://company-${at}.example`,
    };
  });
}

/** Creates members of companies, few of which pay. The first one signs in. */
export function makeMembers(companies: Identified, passwordHash: string) {
  const random = new Random(11);
  return Array.from({ length: SIZES.users }, (_, at) => ({
    id: idOf('user', at),
    email: `member-${at}@bench.example`,
    first_name: fromList(['Ada', 'Bo', 'Chidi', 'Dagny', 'Emre', 'Fatima', 'Goro', 'Hanna'], at),
    last_name: 'Okafor',
    display_name: `Member ${at}`,
    company_id: random.pick(companies, MEMBERS_SKEW).id,
    company_updated: random.next() < 0.8,
    plan: random.next() < 0.15 ? 'premium' : 'free',
    password_hash: at === 0 ? passwordHash : null,
    is_active: true,
  }));
}

/** Creates browsers that are signed in. */
export function makeSessions(members: Identified) {
  const now = Date.now();
  return Array.from({ length: SIZES.sessions }, (_, at) => ({
    token_hash: createHash('sha256').update(`bench ${at}`).digest('base64url'),
    user_id: fromList(members, at).id,
    expires_at: new Date(now + (1 + (at % 30)) * DAY_MS),
  }));
}

/** Assigns suppliers to products: the first products have more than a thousand, the last a handful. */
export function makeSupplies(companies: Identified, products: Identified) {
  const random = new Random(12);
  const shares = shareByRank(SIZES.suppliers, products.length, 0.8);
  return products.flatMap((product, rank) =>
    severalOf(shares[rank] ?? 0, () => random.pick(companies, 1.4).id).map((company_id) => ({
      company_id,
      product_id: product.id,
    })),
  );
}

/** Assigns raw materials to products: some materials go into hundreds of products. */
export function makeLinks(products: Identified) {
  const random = new Random(13);
  const shares = shareByRank(SIZES.links, products.length, 0.6);
  return products.flatMap((material, rank) =>
    severalOf(shares[rank] ?? 0, () => random.pick(products, 1.3).id, material.id).map((application_id) => ({
      raw_material_id: material.id,
      application_id,
    })),
  );
}

/** Assigns followers to products. */
export const makeFollowers = (products: Identified, members: Identified) =>
  makeFollows(products, members, SIZES.followers, 14).map(({ id, user_id }) => ({ product_id: id, user_id }));

/** Assigns followers: the first entries have the most. @param total Number of follows. */
export function makeFollows(things: Identified, members: Identified, total: number, seed: number) {
  const random = new Random(seed);
  const shares = shareByRank(total, things.length, 0.8);
  return things.flatMap(({ id }, rank) =>
    severalOf(shares[rank] ?? 0, () => random.pick(members).id).map((user_id) => ({ id, user_id })),
  );
}

/** Draws a number of distinct values. @param except Value to skip. */
function severalOf(count: number, draw: () => string, except?: string): string[] {
  const found = new Set<string>();
  while (found.size < count) {
    const one = draw();
    if (one !== except) found.add(one);
  }
  return [...found];
}
