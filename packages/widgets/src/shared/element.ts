import type { Sector } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import type { ReactElement } from 'react';

/** Fields of a product that cards show; the contract's `Product` has all. */
export interface EmbedProduct {
  id: string;
  name: string;
  sector: Sector | null;
  /** Oldest first; URLs absolute or relative to the community. */
  original_images: readonly { value: string }[];
  counts: { suppliers: number; raw_materials: number; applications: number };
}

/** Raw material of a product; the contract's `RawMaterialEntry` has all fields. */
export interface EmbedRawMaterial {
  rawMaterial_title: string;
  sector: Sector | null;
}

/** Application of a product; the contract's `ApplicationEntry` has all fields. */
export interface EmbedApplication {
  application: string;
  application_title: string;
  sector: Sector | null;
  /** Number of its own applications. */
  childApplications: number;
}

/** Supplier of a product; the contract's `Supplier` has all fields. */
export interface EmbedSupplier {
  company_id: string;
  company_name: string;
  country: string | null;
  type: 'DISTRIBUTOR' | 'MANUFACTURER';
  sector?: Sector | null;
  /** URL, absolute or relative to the community. */
  logo?: string | null;
}

/** Fields of a company that cards show; the contract's `Company` has all. */
export interface EmbedCompany {
  id: string;
  name: string;
  country: string | null;
  sector: Sector | null;
  /** URLs, absolute or relative to the community. */
  cover: string | null;
  followers: number;
}

/** Fields of an event that cards show; the contract's `EventSummary` has all. */
export interface EmbedEvent {
  id: string;
  eventName: string;
  location: string;
  country: string | null;
  /** IANA time zone of its place. */
  time_zone: string;
  /** In ms since 1970, like the end. */
  startDate: number;
  endDate: number;
  image: string | null;
  sector: Sector | null;
  exhibitor_count: number;
}

/** Fields of a post that cards show; the contract's `Post` has all. */
export interface EmbedPost {
  id: string;
  title: string;
  /** ISO 8601. */
  added: string;
  visibility: 'public' | 'private';
  user: { user_name: string; user_company_name: string | null; image?: string | null };
}

/** First rows of a list, and its total. */
export interface EmbedList<Item> {
  items: readonly Item[];
  count: number;
}

/** Subject of events. */
export type EmbedEventsAbout = { type: 'product' | 'company'; id: string } | { sector: Sector };

/** API reads of the widgets, as a guest. Each returns `null` if there is no such entry. */
export interface EmbedApi {
  /** For a merged product, returns the one that it was merged into, which has another id. */
  product(id: string): Promise<EmbedProduct | null>;
  /** First page of a product's raw materials, in the API's order. */
  materials(id: string): Promise<readonly EmbedRawMaterial[] | null>;
  /** Applications of a product by name, up to a limit. Default as many as a card can show. */
  applications(id: string, limit?: number): Promise<readonly EmbedApplication[] | null>;
  suppliers(id: string, limit: number): Promise<EmbedList<EmbedSupplier> | null>;
  /** For a merged company, returns the one that it was merged into, which has another id. */
  company(id: string): Promise<EmbedCompany | null>;
  /** Number of products that a company supplies. */
  productCount(companyId: string): Promise<number | null>;
  event(id: string): Promise<EmbedEvent | null>;
  /** Events that have not ended, next first. */
  events(about: EmbedEventsAbout, limit: number): Promise<EmbedList<EmbedEvent> | null>;
  /** Posts about a product or a company, newest first. */
  posts(about: { kind: 'product' | 'company'; id: string }): Promise<EmbedList<EmbedPost> | null>;
}

/** Display options that a page requests for a card. */
export interface CardOptions {
  /** Rows of a list, from 1 to 20. */
  rows: number;
  /** Part of the subject; depends on the element. Empty for all of it. */
  part: string;
  /** One of `EMBED_LAYOUTS`; empty for the element's default. */
  layout: string;
}

/** Content of a card on the server. */
export interface CardSource {
  /** Title of the card. */
  title: string;
  /** Absolute URL of the page on our site. */
  href: string;
  view: ReactElement;
  /** Data for the interactive view beyond the nodes; 0 if there is none. */
  props: unknown;
}

/** Context of rendering: link target, language and display options. */
export interface CardContext extends CardOptions {
  /** Origin of the community, without a trailing slash. */
  webUrl: string;
  messages: Messages;
}

/** Server-side definition of an element. */
export interface ElementDefinition<Data> {
  /** Name in `<millrace-name>` and `data-millrace="name"`. */
  name: string;
  /** True if it has an interactive view. */
  interactive: boolean;
  /** True if it is one line high instead of a card's height. */
  low?: true;
  /** Loads the data of one card; `null` if there is no such subject. */
  load(api: EmbedApi, id: string, options: CardOptions): Promise<Data | null>;
  card(data: Data, context: CardContext): CardSource;
  /** All states of the element, initial and after interaction: they determine the style rules. */
  samples(context: CardContext): { painted: ReactElement[]; live: ReactElement[] };
}
