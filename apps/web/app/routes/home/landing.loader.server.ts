import {
  type Client,
  catalogueQueries,
  isApiError,
  type Product,
  productQueries,
} from '@millrace/api-client';
import type { LandingData } from '@millrace/community';
import { SECTORS, type Sector } from '@millrace/domain';
import { QueryClient } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { guestClient } from '../../api.server';
import { toErrorResponse } from '../../loader-failures';

/** Cache lifetime of the data, which is the same for all guests. */
const FRESH_MS = 60_000;

/** Maximum number of products on each side of the drawings. */
const ENDS_MAX = 5;

/** Ids of the products on the slides; the plate above them shows another one. */
const SNAPSHOT_SECTORS: readonly Sector[] = ['photovoltaic', 'lithium-ion', 'carbon-fiber', 'green-hydrogen'];

let latest: { at: number; data: Promise<LandingData> } | undefined;

/** Loads the landing page's data, cached for a minute. */
export function loadLanding(context: AppLoadContext): Promise<LandingData> {
  if (latest && Date.now() - latest.at < FRESH_MS) return latest.data;
  const data = readLanding(guestClient(context), context.communities);
  latest = { at: Date.now(), data };
  // Failures are not cached: the next request tries again.
  data.catch(() => {
    latest = undefined;
  });
  return data;
}

async function readLanding(client: Client, communities: AppLoadContext['communities']): Promise<LandingData> {
  const read = productQueries(client);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = { limit: ENDS_MAX };
  const [sectors, ...found] = await Promise.all([
    queries.fetchQuery(catalogueQueries(client).sectors()).catch(toErrorResponse),
    ...SECTORS.map(async ({ key: sector }) => {
      const product = await queries.fetchQuery(read.detail(communities[sector])).catch(nullIfMissing);
      return product && { ...product, sector };
    }),
  ]);
  const hearts = found.filter((product) => product !== null);

  const loadChain = async (product: Product) => {
    const [materials, applications] = await Promise.all([
      queries.fetchInfiniteQuery(read.rawMaterials(product.id, page)).catch(toErrorResponse),
      queries.fetchInfiniteQuery(read.applications(product.id, page)).catch(toErrorResponse),
    ]);
    const inputs = materials.pages[0]?.items ?? [];
    const uses = applications.pages[0]?.items ?? [];
    return {
      product,
      inputs: inputs.map(
        ({ rawMaterial: id, rawMaterial_title: name, sector, supplierCount: suppliers }) => ({
          id,
          name,
          sector,
          suppliers,
        }),
      ),
      uses: uses.map(({ application: id, application_title: name, sector, supplierCount: suppliers }) => ({
        id,
        name,
        sector,
        suppliers,
      })),
    };
  };

  const linkCount = ({ counts }: Product) => counts.raw_materials + counts.applications;
  const onPlate = hearts.find((product) => linkCount(product) > 0);
  const onSlides = hearts.filter(
    (product) => product !== onPlate && SNAPSHOT_SECTORS.includes(product.sector) && linkCount(product) > 0,
  );
  const [plate, ...snapshots] = await Promise.all([
    onPlate ? loadChain(onPlate) : null,
    ...onSlides.map(loadChain),
  ]);
  return {
    communities: hearts.map(({ id, name, sector }) => ({ id, name, sector })),
    plate,
    catalogue: sectors.products > 0 ? { products: sectors.products, companies: sectors.companies } : null,
    sectorCounts: Object.fromEntries(sectors.results.map(({ id, products }) => [id, products])),
    snapshots: snapshots.filter((snapshot) => snapshot !== null),
  };
}

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  return toErrorResponse(error);
}
