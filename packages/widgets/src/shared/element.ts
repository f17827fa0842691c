import type { Messages } from '@millrace/design-system/cards';
import type { Sector } from '@millrace/domain';
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
  application_title: string;
  sector: Sector | null;
}

/** What the widgets ask of the API, as a guest sees it. Each answers `null` for what does not exist. */
export interface EmbedApi {
  product(id: string): Promise<EmbedProduct | null>;
  /** The first page of a product's raw materials, in the API's order. */
  materials(id: string): Promise<readonly EmbedRawMaterial[] | null>;
  /** The first page of a product's applications, in the API's order. */
  applications(id: string): Promise<readonly EmbedApplication[] | null>;
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

/** Where a card leads, and in what language it speaks. */
export interface CardContext {
  /** Origin of the community, without a slash at its end. */
  webUrl: string;
  messages: Messages;
}

/** An element as the server knows it. */
export interface ElementDefinition<Data> {
  /** As in `<millrace-name>` and `data-millrace="name"`. */
  name: string;
  /** Whether it has an interactive view. */
  interactive: boolean;
  /** The data of one card; `null` where there is no such thing. */
  load(api: EmbedApi, id: string): Promise<Data | null>;
  card(data: Data, context: CardContext): CardSource;
  /** Every state of the element as it is painted, and as it can be afterwards: these choose the style rules. */
  samples(context: CardContext): { painted: ReactElement[]; live: ReactElement[] };
}
