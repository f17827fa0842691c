import {
  aCompany,
  anEvent,
  aProduct,
  applications,
  companyProducts,
  eventSummaries,
  posts,
  rawMaterials,
  suppliers,
} from '@millrace/api-mocks';
import type { EmbedApi } from '../../packages/widgets/src/shared/element';

/** Lists are longer than what cards show of them. */
const LONG = 9;

const page = <Item>(items: readonly Item[]) => ({ items, count: items.length });

/** What widgets ask of the API, answered by the mocks of the contract. */
export const mockApi: EmbedApi = {
  product: async (id) => (id === aProduct().id ? aProduct() : null),
  materials: async () => rawMaterials(LONG),
  applications: async (id) => (id === aProduct().id ? applications(LONG) : applications(3)),
  suppliers: async (_id, limit) => ({ items: suppliers(limit), count: 11 }),
  company: async (id) => (id === aCompany().id ? aCompany() : null),
  productCount: async () => companyProducts(LONG).length,
  event: async (id) => (id === anEvent().id ? anEvent() : null),
  events: async (_about, limit) => page(eventSummaries(limit)),
  posts: async () => page(posts(LONG)),
};

const away = async () => {
  throw new Error('The API is away.');
};

/** An API that answers nothing. */
export const absentApi: EmbedApi = {
  product: away,
  materials: away,
  applications: away,
  suppliers: away,
  company: away,
  productCount: away,
  event: away,
  events: away,
  posts: away,
};
