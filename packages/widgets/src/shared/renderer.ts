import type { EmbedApi } from './element';
import type { TreeElement } from './payload';

/** A card as a renderer gives it, with the class names and attributes of the views. */
export interface RenderedCard {
  /** What it is about, for a title. */
  title: string;
  /** The page of our own site that says more; absolute. */
  href: string;
  tree: TreeElement;
  props: unknown;
}

/** The states of an element, as trees. */
export interface Samples {
  painted: TreeElement[];
  live: TreeElement[];
}

/** The views of one version. A server runs the renderers of all versions that pages still ask for. */
export interface Renderer {
  /** Names of the elements, and whether each has an interactive view. */
  elements: readonly { name: string; interactive: boolean }[];
  /** Height of every card, in px. */
  heightPx: number;
  /** The name of the platform. */
  brand: string;
  /** The language that a wish gets. */
  languageOf(wanted: string): string;
  /** The data of one card; `null` where there is no such thing. */
  load(name: string, api: EmbedApi, id: string): Promise<unknown>;
  render(name: string, data: unknown, context: { webUrl: string; language: string }): RenderedCard;
  samples(name: string): Samples;
}
