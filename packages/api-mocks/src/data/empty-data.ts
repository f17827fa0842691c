import type { MockData } from './mock-data';
import { rowsById } from './rows-by-id';

/** Creates the same products and companies without suppliers, links, followers, activities, posts or notifications. */
export function emptyData(data: MockData): MockData {
  const none = () => rowsById<never>(() => []);
  for (const [id, product] of data.products) {
    data.products.set(id, {
      ...product,
      description: '',
      kind: null,
      synonyms: {},
      identifiers: { cas: [], ec: [], hs: [], formula: null, part_numbers: [] },
      original_images: [],
      crop_images: [],
      followers: 0,
      following: false,
      counts: { suppliers: 0, raw_materials: 0, applications: 0, potential_customers: 0 },
    });
  }
  return {
    ...data,
    suppliers: none(),
    rawMaterials: none(),
    applications: none(),
    potentialCustomers: none(),
    followers: none(),
    activities: none(),
    companyProducts: none(),
    companyFollowers: none(),
    employees: none(),
    documents: none(),
    edits: none(),
    proposals: none(),
    savedSearches: [],
    quotes: new Map(),
    vendors: [],
    customers: [],
    people: new Map(),
    connections: new Set(),
    notifications: [],
    notificationsReadAt: null,
    events: [],
    exhibitors: none(),
    attendees: none(),
    calendars: [],
    publisherSites: [],
    invoices: [],
    team: [],
    posts: [],
    chatRooms: [],
    chatMessages: none(),
    likers: none(),
    comments: none(),
    cases: [],
    imports: [],
    blocks: [],
  };
}
