import type { EmbedApi, EmbedCompany, EmbedEvent, EmbedPost, EmbedProduct } from '../shared/element';

/** Ids of two products, and of what has to do with the first. */
export const preformId = 'd53ae804-391b-573e-ba6d-76a128774728';
export const heliumId = '8606572b-1e9b-5a3d-a3a6-253eeb674aee';

export const companyId = '0c318b67-1c2c-5fe7-9b6c-0908e2291d1f';
export const eventId = '86275098-68be-5a6b-baaf-dc3118201fa5';
/** A product that was merged into the first. */
export const mergedId = '33333333-3333-5333-8333-333333333333';
export const gyroscopeId = '44444444-4444-5444-8444-444444444444';
export const navigationId = '55555555-5555-5555-8555-555555555555';

const products: Record<string, EmbedProduct> = {
  [preformId]: {
    id: preformId,
    name: 'Preform silica glass',
    sector: 'optical-fiber',
    original_images: [],
    counts: { suppliers: 38, raw_materials: 13, applications: 8 },
  },
  [heliumId]: {
    id: heliumId,
    name: 'High-purity helium, 5.0',
    sector: 'semiconductor',
    original_images: [],
    counts: { suppliers: 22, raw_materials: 6, applications: 1_231 },
  },
  [navigationId]: {
    id: navigationId,
    name: 'Inertial navigation unit',
    sector: null,
    original_images: [],
    counts: { suppliers: 0, raw_materials: 1, applications: 0 },
  },
};

const company: EmbedCompany = {
  id: companyId,
  name: 'Kvarnholm Optik AB',
  country: 'Sweden',
  sector: 'optical-fiber',
  cover: '/files/kvarnholm.webp',
  followers: 1_204,
};

const event: EmbedEvent = {
  id: eventId,
  eventName: 'Fibre Days Gothenburg',
  location: 'Gothenburg',
  country: 'Sweden',
  time_zone: 'Europe/Stockholm',
  startDate: Date.UTC(2027, 2, 17, 8),
  endDate: Date.UTC(2027, 2, 20, 16),
  image: null,
  sector: 'optical-fiber',
  exhibitor_count: 31,
};

/** A post of which a guest may, or may not, be told. */
const post = (at: number, visibility: EmbedPost['visibility'] = 'public'): EmbedPost => ({
  id: `66666666-6666-5666-8666-66666666666${at}`,
  title: visibility === 'public' ? `Furnace ${at} is lit` : 'For partners only',
  added: '2026-11-20T08:15:00.000Z',
  visibility,
  user: { user_name: 'Astrid Hallberg', user_company_name: 'Kvarnholm Optik AB' },
});

/** A product under another name. */
export function productNamed(name: string, overrides: Partial<EmbedProduct> = {}): EmbedProduct {
  return {
    id: preformId,
    name,
    sector: 'optical-fiber',
    original_images: [],
    counts: { suppliers: 38, raw_materials: 24, applications: 17 },
    ...overrides,
  };
}

/** An API with two products, the first of which has a value chain, that counts what it is asked. */
export function demoApi(overrides: Partial<EmbedApi> = {}): EmbedApi & { asked: string[] } {
  const asked: string[] = [];
  const api: EmbedApi = {
    product: async (id) => products[id === mergedId ? preformId : id] ?? null,
    materials: async (id) =>
      id === preformId
        ? [
            { rawMaterial_title: 'Silicon tetrachloride, 6N', sector: 'optical-fiber' },
            { rawMaterial_title: 'High-purity helium, 5.0', sector: 'semiconductor' },
          ]
        : [],
    applications: async (id) =>
      ({
        [preformId]: [
          {
            application: gyroscopeId,
            application_title: 'Fiber-optic gyroscope',
            sector: 'carbon-fiber' as const,
            childApplications: 1,
          },
        ],
        [gyroscopeId]: [
          {
            application: navigationId,
            application_title: 'Inertial navigation unit',
            sector: null,
            childApplications: 0,
          },
        ],
      })[id] ?? [],
    suppliers: async (id, limit) => ({
      items: Array.from({ length: id === preformId ? limit : 0 }, (_, at) => ({
        company_id: companyId,
        company_name: `Supplier ${at + 1}`,
        country: at === 0 ? 'Sweden' : null,
        type: at === 0 ? ('MANUFACTURER' as const) : ('DISTRIBUTOR' as const),
      })),
      count: id === preformId ? 38 : 0,
    }),
    company: async (id) => (id === companyId ? company : null),
    productCount: async () => 12,
    event: async (id) => (id === eventId ? event : null),
    events: async () => ({ items: [event], count: 1 }),
    posts: async () => ({ items: [post(1), post(2, 'private'), post(3)], count: 2 }),
    ...overrides,
  };
  const counted =
    <Rest extends unknown[], Answer>(name: string, call: (id: string, ...rest: Rest) => Promise<Answer>) =>
    (id: string, ...rest: Rest) => {
      asked.push(`${name} ${id}`);
      return call(id, ...rest);
    };
  return {
    ...api,
    asked,
    product: counted('product', api.product),
    materials: counted('materials', api.materials),
    applications: counted('applications', api.applications),
    suppliers: counted('suppliers', api.suppliers),
    company: counted('company', api.company),
  };
}
