import type { EmbedApi } from '../../../../packages/widgets/src/index';
import type { CardData } from './page/card';

const WORDS = [
  'Preform',
  'silica',
  'glass',
  'powder',
  'membrane',
  'wafer',
  'helium',
  'titanium',
  'carbon',
  'film',
];

/** Returns a number that distinguishes the entries of a page. */
const numberOf = (id: string): number => Number.parseInt(id.slice(0, 6), 16);
const nameOf = (id: string): string =>
  [0, 3, 7].map((step) => WORDS[Math.floor(numberOf(id) / (step + 1)) % WORDS.length]).join(' ');
const countsOf = (id: string) => ({
  suppliers: numberOf(id) % 97,
  raw_materials: numberOf(id) % 31,
  applications: numberOf(id) % 57,
});

/** API that responds at once to every request. */
export const catalogue: EmbedApi = {
  product: async (id) => ({
    id,
    name: nameOf(id),
    sector: 'optical-fiber',
    original_images: [],
    counts: countsOf(id),
  }),
  materials: async (id) =>
    [1, 2, 3].map((step) => ({ rawMaterial_title: nameOf(`${id}${step}`), sector: 'semiconductor' })),
  applications: async (id) =>
    [1, 2, 3].map((step) => ({
      application: id,
      application_title: `${nameOf(id)} ${step}`,
      sector: null,
      childApplications: 0,
    })),
  suppliers: async (id, limit) => ({
    items: Array.from({ length: limit }, (_, at) => ({
      company_id: id,
      company_name: `${nameOf(id)} Works ${at + 1}`,
      country: 'Sweden',
      type: 'MANUFACTURER',
    })),
    count: 38,
  }),
  company: async (id) => ({
    id,
    name: `${nameOf(id)} AB`,
    country: 'Sweden',
    sector: 'optical-fiber',
    cover: null,
    followers: numberOf(id) % 1_999,
  }),
  productCount: async () => 12,
  event: async (id) => ({
    id,
    eventName: `${nameOf(id)} Days`,
    location: 'Gothenburg',
    country: 'Sweden',
    time_zone: 'Europe/Stockholm',
    startDate: Date.UTC(2027, 2, 17, 8),
    endDate: Date.UTC(2027, 2, 20, 16),
    image: null,
    sector: 'optical-fiber',
    exhibitor_count: numberOf(id) % 41,
  }),
  events: async () => ({ items: [], count: 0 }),
  posts: async () => ({ items: [], count: 0 }),
};

/** Same products, for hand-written cards. */
export const cardsOf = (ids: readonly string[]): CardData[] =>
  ids.map((id) => ({
    id,
    name: nameOf(id),
    about: 'Optical Fiber',
    href: `/product/${nameOf(id).toLowerCase().replaceAll(' ', '-')}/${id}`,
    picture: `/art/v2/optical-fiber/plate/${nameOf(id).toLowerCase().replaceAll(' ', '-')}.svg`,
    facts: [
      ['Connected Suppliers', String(countsOf(id).suppliers)],
      ['Raw Materials & Equipment', String(countsOf(id).raw_materials)],
      ['Product Applications', String(countsOf(id).applications)],
    ],
  }));
