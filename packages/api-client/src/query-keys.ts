import type { ContentKind, Sector, SupplierSort } from '@millrace/domain';

/** Which products a list holds. */
export interface ProductFilter {
  sector?: Sector;
  limit?: number;
}

/** Which suppliers a list holds, and in which order. */
export interface SupplierFilter {
  /** @default 'premium' */
  sort?: SupplierSort;
  limit?: number;
}

// Every key begins with the area, then the id: what is about one product can be made stale in one go.

/** A company that supplies a product, or a product that another is made of. */
export interface CatalogueLink {
  kind: 'supplier' | 'material';
  productId: string;
  /** The company, or the raw material. */
  otherId: string;
}

/** Keys of what is known of products. */
export const productKeys = {
  all: ['products'],
  lists: ['products', 'list'],
  list: (filter: ProductFilter = {}) => ['products', 'list', filter],
  /** All that is known of one product: the beginning of the keys below. */
  one: (id: string) => ['products', id],
  detail: (id: string) => ['products', id, 'detail'],
  suppliers: (id: string, filter?: SupplierFilter) => tail(['products', id, 'suppliers'], filter),
  supplierCount: (id: string) => ['products', id, 'supplierCount'],
  edits: (id: string, page?: { limit?: number }) => tail(['products', id, 'edits'], page),
  rawMaterials: (id: string, page?: { limit?: number }) => tail(['products', id, 'rawMaterials'], page),
  applications: (id: string, page?: { limit?: number }) => tail(['products', id, 'applications'], page),
  allApplications: (id: string) => ['products', id, 'applications', 'all'],
  potentialCustomers: (id: string, page?: { limit?: number }) =>
    tail(['products', id, 'potentialCustomers'], page),
  followers: (id: string, page?: { limit?: number }) => tail(['products', id, 'followers'], page),
  link: ({ kind, productId, otherId }: CatalogueLink) => ['products', productId, 'link', kind, otherId],
  activity: (id: string, page?: { limit?: number }) => tail(['products', id, 'activity'], page),
} as const;

/** Keys of what is known of companies. */
export const companyKeys = {
  all: ['companies'],
  one: (id: string) => ['companies', id],
  detail: (id: string) => ['companies', id, 'detail'],
  products: (id: string, page?: { limit?: number }) => tail(['companies', id, 'products'], page),
  employees: (id: string, page?: { limit?: number }) => tail(['companies', id, 'employees'], page),
  followers: (id: string, page?: { limit?: number }) => tail(['companies', id, 'followers'], page),
  edits: (id: string, page?: { limit?: number }) => tail(['companies', id, 'edits'], page),
  proposals: (id: string) => ['companies', id, 'proposals'],
  link: (id: string) => ['companies', id, 'link'],
} as const;

/** Keys of what is known of posts. */
export const postKeys = {
  all: ['posts'],
  one: (id: string) => ['posts', id],
  detail: (id: string) => ['posts', id, 'detail'],
  likes: (id: string) => ['posts', id, 'likes'],
  comments: (id: string) => ['posts', id, 'comments'],
  liked: (userId: string) => ['posts', 'liked', userId],
} as const;

/** Keys of feeds: each holds posts. */
export const feedKeys = {
  all: ['feeds'],
  global: ['feeds', 'global'],
  user: (id: string, content?: ContentKind) => ['feeds', 'user', id, ...(content ? [content] : [])],
  product: (id: string) => ['feeds', 'product', id],
  company: (id: string) => ['feeds', 'company', id],
  latest: (id: string) => ['feeds', 'latest', id],
  newestOfAll: ['newestPost'],
  newest: (kind: string, id: string | null, content: ContentKind | null = null) => [
    'newestPost',
    kind,
    id,
    content,
  ],
} as const;

/** Which events a list holds: those that have not ended, unless a month is asked for. */
export interface EventFilter {
  type?: 'product' | 'company' | 'user' | undefined;
  id?: string | undefined;
  /** Parted by commas. */
  ids?: string | undefined;
  /** An event with which they share a product or an exhibitor; in place of `type`. */
  related_to?: string | undefined;
  /** An event that is left out. */
  except?: string | undefined;
  /** A part of the name or the place. */
  text?: string | undefined;
  sector?: Sector | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** Such as `2027-02`. */
  month?: string | undefined;
  limit?: number | undefined;
}

/** Keys of what is known of events. */
export const eventKeys = {
  all: ['events'],
  lists: ['events', 'list'],
  list: (filter: EventFilter = {}) => ['events', 'list', filter],
  one: (id: string) => ['events', id],
  detail: (id: string) => ['events', id, 'detail'],
  allExhibitors: (id: string) => ['events', id, 'exhibitors'],
  exhibitors: (id: string, filter: object) => ['events', id, 'exhibitors', filter],
  allAttendees: (id: string) => ['events', id, 'attendees'],
  attendees: (id: string, filter: object) => ['events', id, 'attendees', filter],
} as const;

/** Keys of the calendars that one subscribes to. */
export const calendarKeys = {
  list: ['calendars', 'list'],
} as const;

/** Keys of one's plan. */
export const planKeys = {
  own: ['plans', 'own'],
  invoices: ['plans', 'invoices'],
  team: ['plans', 'team'],
  invitations: ['plans', 'invitations'],
} as const;

/** Keys of how one's company is looked at. */
export const analyticsKeys = {
  all: ['analytics'],
  own: (range: { from: string; to: string; by: string }) => ['analytics', 'own', range],
} as const;

/** Keys of one's sites with widgets, and of what becomes of these. */
export const publisherKeys = {
  all: ['publishers'],
  sites: ['publishers', 'sites'],
  report: (id: string, range: { from: string; to: string; by: string }) => [
    'publishers',
    'report',
    id,
    range,
  ],
} as const;

/** Keys of whom one follows. */
export const networkKeys = {
  all: ['network'],
  connection: (id: string) => ['network', 'connection', id],
  counters: ['network', 'counters'],
  vendors: (page?: { limit?: number }) => tail(['network', 'vendors'], page),
  customers: (page?: { limit?: number }) => tail(['network', 'customers'], page),
  connections: (page?: { limit?: number }) => tail(['network', 'connections'], page),
  block: (id: string) => ['network', 'block', id],
  blocks: ['network', 'blocks'],
} as const;

/** Keys of what moderators read. */
export const moderationKeys = {
  all: ['moderation'],
  cases: (status: 'open' | 'closed') => ['moderation', 'cases', status],
  one: (id: string) => ['moderation', 'case', id],
  linkCases: (status: 'open' | 'closed') => ['moderation', 'link-cases', status],
  duplicates: (status: 'open' | 'closed') => ['moderation', 'duplicates', status],
} as const;

/** Keys of one's conversations. */
export const chatKeys = {
  all: ['chats'],
  user: ['chats', 'user'],
  /** Every list of rooms: the beginning of the keys below. */
  allRooms: ['chats', 'rooms'],
  rooms: (search: string) => ['chats', 'rooms', search],
  messages: (chatId: string) => ['chats', 'messages', chatId],
} as const;
/** Key of what one is told. */
export const notificationKeys = { all: ['notifications'] } as const;

/** Keys of requests for quotes. */
export const quoteKeys = {
  all: ['quotes'],
  box: (box: 'sent' | 'received') => ['quotes', 'box', box],
  one: (id: string) => ['quotes', 'one', id],
} as const;

/** Keys of searches. */
export const searchKeys = {
  all: ['search'],
  products: (text: string, limit?: number) => ['search', 'products', text, { limit }],
  companies: (text: string, limit?: number) => ['search', 'companies', text, { limit }],
  productsAndCompanies: (text: string, limit?: number) => ['search', 'both', text, { limit }],
  ownCompany: (text: string, limit?: number) => ['search', 'ownCompany', text, { limit }],
  people: (text: string, limit?: number) => ['search', 'people', text, { limit }],
} as const;

/** Keys of one's own profile. */
export const meKeys = {
  all: ['me'],
  profile: ['me', 'profile'],
  security: ['me', 'security'],
  alerts: ['me', 'alerts'],
  push: ['me', 'push'],
  sessions: ['me', 'sessions'],
  recommendedProducts: ['me', 'recommendedProducts'],
  followedCompanies: ['me', 'followedCompanies'],
  followedProducts: (page?: { limit?: number }) => tail(['me', 'followedProducts'], page),
} as const;

/** Keys of what is known of other members. */
export const memberKeys = {
  all: ['members'],
  one: (id: string) => ['members', id],
} as const;

/** Keys of the session. */
export const sessionKeys = {
  all: ['session'],
  currentUser: ['session', 'currentUser'],
} as const;

// Without a filter the key is the beginning of the keys of every filter.
function tail(key: readonly string[], filter?: object): readonly (string | object)[] {
  return filter === undefined ? key : [...key, filter];
}
