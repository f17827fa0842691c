import type { Sector } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import type { ReactElement } from 'react';

/** What cards show of a product; the contract's `Product` has it all. */
export interface EmbedProduct {
  id: string;
  name: string;
  sector: Sector | null;
  /** Oldest first; addresses absolute or relative to the community. */
  original_images: readonly { value: string }[];
  counts: { suppliers: number; raw_materials: number; applications: number };
}

/** One raw material of a product; the contract's `RawMaterialEntry` has it all. */
export interface EmbedRawMaterial {
  rawMaterial_title: string;
  sector: Sector | null;
}

/** One application of a product; the contract's `ApplicationEntry` has it all. */
export interface EmbedApplication {
  application: string;
  application_title: string;
  sector: Sector | null;
  /** How many uses it has itself. */
  childApplications: number;
}

/** One supplier of a product; the contract's `Supplier` has it all. */
export interface EmbedSupplier {
  company_id: string;
  company_name: string;
  country: string | null;
  type: 'DISTRIBUTOR' | 'MANUFACTURER';
  sector?: Sector | null;
  /** Address absolute or relative to the community. */
  logo?: string | null;
}

/** What cards show of a company; the contract's `Company` has it all. */
export interface EmbedCompany {
  id: string;
  name: string;
  country: string | null;
  sector: Sector | null;
  /** Addresses absolute or relative to the community. */
  cover: string | null;
  followers: number;
}

/** What cards show of an event; the contract's `EventSummary` has it all. */
export interface EmbedEvent {
  id: string;
  eventName: string;
  location: string;
  country: string | null;
  /** IANA name of the zone of its place. */
  time_zone: string;
  /** In ms since 1970, as the end. */
  startDate: number;
  endDate: number;
  image: string | null;
  sector: Sector | null;
  exhibitor_count: number;
}

/** What cards show of a post; the contract's `Post` has it all. */
export interface EmbedPost {
  id: string;
  title: string;
  /** ISO 8601. */
  added: string;
  visibility: 'public' | 'private';
  user: { user_name: string; user_company_name: string | null; image?: string | null };
}

/** The beginning of a list, and how many there are in all. */
export interface EmbedList<Item> {
  items: readonly Item[];
  count: number;
}

/** What events have to do with. */
export type EmbedEventsAbout = { type: 'product' | 'company'; id: string } | { sector: Sector };

/** What the widgets ask of the API, as a guest sees it. Each answers `null` for what does not exist. */
export interface EmbedApi {
  /** One that was merged is what it was merged into, under another id. */
  product(id: string): Promise<EmbedProduct | null>;
  /** The first page of a product's raw materials, in the API's order. */
  materials(id: string): Promise<readonly EmbedRawMaterial[] | null>;
  /** A product's applications by name, so many at most. Default as many as a card can show. */
  applications(id: string, limit?: number): Promise<readonly EmbedApplication[] | null>;
  suppliers(id: string, limit: number): Promise<EmbedList<EmbedSupplier> | null>;
  /** One that was merged is what it was merged into, under another id. */
  company(id: string): Promise<EmbedCompany | null>;
  /** How many products a company supplies. */
  productCount(companyId: string): Promise<number | null>;
  event(id: string): Promise<EmbedEvent | null>;
  /** Those that have not ended, the next first. */
  events(about: EmbedEventsAbout, limit: number): Promise<EmbedList<EmbedEvent> | null>;
  /** Posts about a product or a company, newest first. */
  posts(about: { kind: 'product' | 'company'; id: string }): Promise<EmbedList<EmbedPost> | null>;
}

/** What a page asks of a card beside what it is about. */
export interface CardOptions {
  /** Rows of a list, from 1 to 20. */
  rows: number;
  /** Which part of a thing; what there is differs by element. Empty for all of it. */
  part: string;
  /** One of `EMBED_LAYOUTS`; empty for the usual one of the element. */
  layout: string;
}

/** What a card is made of on the server. */
export interface CardSource {
  /** What it is about, for a title. */
  title: string;
  /** The page of our own site that says more; absolute. */
  href: string;
  view: ReactElement;
  /** What its interactive view needs beside the nodes; 0 where it has none. */
  props: unknown;
}

/** Where a card leads, in what language it speaks, and how much of it is shown. */
export interface CardContext extends CardOptions {
  /** Origin of the community, without a slash at its end. */
  webUrl: string;
  messages: Messages;
}

/** An element as the server knows it. */
export interface ElementDefinition<Data> {
  /** As in `<millrace-name>` and `data-millrace="name"`. */
  name: string;
  /** True if it has an interactive view. */
  interactive: boolean;
  /** Whether it is one line high, not as high as a card. */
  low?: true;
  /** The data of one card; `null` where there is no such thing. */
  load(api: EmbedApi, id: string, options: CardOptions): Promise<Data | null>;
  card(data: Data, context: CardContext): CardSource;
  /** Every state of the element as it is painted, and as it can be afterwards: these choose the style rules. */
  samples(context: CardContext): { painted: ReactElement[]; live: ReactElement[] };
}
