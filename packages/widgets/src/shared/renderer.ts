import type { CardOptions, EmbedApi } from './element';
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

/** Where a card leads, in what language it speaks, and how much of it is shown. */
export interface RenderContext extends CardOptions {
  /** Origin of the community, without a slash at its end. */
  webUrl: string;
  language: string;
  /** As the page asked for it: what was merged since is another. */
  id: string;
}

/** The states of an element, as trees. */
export interface Samples {
  painted: TreeElement[];
  live: TreeElement[];
}

/** The views of one version. A server runs the renderers of all kept versions. */
export interface Renderer {
  /**
   * Names of the elements, whether each has an interactive view, whether it is one line high, how many rows it shows at
   * most, and its layouts, the usual one first. Versions without layouts name none.
   */
  elements: readonly {
    name: string;
    interactive: boolean;
    low: boolean;
    rowsMax?: number | undefined;
    layouts?: readonly string[] | undefined;
  }[];
  /** Height of every card, in px; and of a row of a list, of which five make a card. */
  heightPx: number;
  rowHeightPx: number;
  /** The name of the platform. */
  brand: string;
  /** Returns the message of a frame without a card. Called on the current release only. */
  explainMissingCard(language: string, why: 'gone' | 'busy'): string;
  /** Returns the supported language for a requested one. */
  toLanguage(wanted: string): string;
  /**
   * Returns the custom properties of a query such as `?accent=0a7d5a`; null for invalid values, so that nothing else
   * reaches a style sheet.
   *
   * @param name Of the element that has it.
   */
  themeProperties(name: string, query: { get(name: string): string | null }): Record<string, string> | null;
  /** The data of one card; `null` where there is no such thing. */
  load(name: string, api: EmbedApi, id: string, options: CardOptions): Promise<unknown>;
  render(name: string, data: unknown, context: RenderContext): RenderedCard;
  samples(name: string, layout: string): Samples;
}
