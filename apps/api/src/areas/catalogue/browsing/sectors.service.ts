import type { components } from '@millrace/api-client';
import { SECTORS, type Sector } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { ALL_DOCUMENTS, countDocuments, searchFilters } from '../../operations/search';
import { orderChain } from './order-chain';
import {
  countCatalogue,
  countNextEvents,
  countProductsBySector,
  findNewestPosts,
  findNextEvents,
  findSectorChain,
  findTopCompanies,
  findTopProducts,
} from './sectors.repository';

type SectorList = components['schemas']['SectorList'];
type SectorOverview = components['schemas']['SectorOverview'];

/** Number of entries of each kind in a sector's overview. */
const SHOWN = { products: 8, companies: 8, events: 6, posts: 6 } as const;

/** Counts companies by sector. */
export const countSectorCompanies = async (db: Context['db'], sector: Sector): Promise<number> =>
  (
    await countDocuments(db, {
      kind: 'company',
      words: null,
      filters: searchFilters({ sector: [sector] }),
      shown: ALL_DOCUMENTS,
    })
  ).count;

/** Returns the counts of each sector. */
export async function listSectors({ db }: Pick<Context, 'db'>): Promise<SectorList> {
  const products = new Map((await countProductsBySector(db)).map(({ sector, count }) => [sector, count]));
  const events = new Map((await countNextEvents(db)).map(({ sector, count }) => [sector, count]));
  const results: SectorList['results'] = [];
  for (const { key } of SECTORS) {
    results.push({
      id: key,
      products: products.get(key) ?? 0,
      companies: await countSectorCompanies(db, key),
      events: events.get(key) ?? 0,
    });
  }
  return { results, count: results.length, ...(await countCatalogue(db)) };
}

/** Reads the overview of a sector: counts, value chain, and the IDs of the entries to show. */
export async function readSector(
  { db }: Pick<Context, 'db'>,
  sector: Sector,
): Promise<
  Pick<SectorOverview, 'products' | 'companies' | 'events' | 'chain'> & {
    ids: Record<'supplied' | 'wanted' | 'companies' | 'events' | 'posts', string[]>;
  }
> {
  const products = (await countProductsBySector(db)).find((one) => one.sector === sector);
  const events = (await countNextEvents(db)).find((one) => one.sector === sector);
  const found = await findSectorChain(db, sector);
  const { levels, links } = orderChain(
    found.nodes.map(({ id }) => id),
    found.links,
  );
  return {
    products: products?.count ?? 0,
    companies: await countSectorCompanies(db, sector),
    events: events?.count ?? 0,
    chain: {
      nodes: found.nodes.map((node) => ({ ...node, level: Math.min(LEVEL_MAX, levels.get(node.id) ?? 0) })),
      links,
    },
    ids: {
      supplied: await findTopProducts(db, sector, 'supplied', SHOWN.products),
      wanted: await findTopProducts(db, sector, 'wanted', SHOWN.products),
      companies: await findTopCompanies(db, sector, SHOWN.companies),
      events: await findNextEvents(db, sector, SHOWN.events),
      posts: await findNewestPosts(db, sector, SHOWN.posts),
    },
  };
}

const LEVEL_MAX = 20;
