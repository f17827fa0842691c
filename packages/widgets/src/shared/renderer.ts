import type { CardOptions, EmbedApi } from './element';
import type { TreeElement } from './payload';

/** Rendered card, with the class names and attributes of the views. */
export interface RenderedCard {
  /** Title of the card. */
  title: string;
  /** Absolute URL of the page on our site. */
  href: string;
  tree: TreeElement;
  props: unknown;
}

/** Context of rendering: link target, language and display options. */
export interface RenderContext extends CardOptions {
  /** Origin of the community, without a trailing slash. */
  webUrl: string;
  language: string;
  /** Requested id, which differs from the subject's after a merge. */
  id: string;
}

/** States of an element, as trees. */
export interface Samples {
  painted: TreeElement[];
  live: TreeElement[];
}

/** Views of one version. A server runs the renderers of all kept versions. */
export interface Renderer {
  /**
   * Elements: name, whether there is an interactive view, whether it is one line high, maximum number of rows, and
   * layouts, the default first. Versions before layouts list none.
   */
  elements: readonly {
    name: string;
    interactive: boolean;
    low: boolean;
    rowsMax?: number | undefined;
    layouts?: readonly string[] | undefined;
  }[];
  /** Height of a card in px; and of a row of a list, of which five make a card. */
  heightPx: number;
  rowHeightPx: number;
  /** Name of the platform. */
  brand: string;
  /** Returns the message of a frame without a card. Called on the current release only. */
  explainMissingCard(language: string, why: 'gone' | 'busy'): string;
  /** Returns the supported language for a requested one. */
  toLanguage(wanted: string): string;
  /**
   * Returns the custom properties of a query such as `?accent=0a7d5a`; null for invalid values, so that nothing else
   * reaches a style sheet.
   *
   * @param name Name of the element.
   */
  themeProperties(name: string, query: { get(name: string): string | null }): Record<string, string> | null;
  /** Loads the data of one card; `null` if there is no such subject. */
  load(name: string, api: EmbedApi, id: string, options: CardOptions): Promise<unknown>;
  render(name: string, data: unknown, context: RenderContext): RenderedCard;
  samples(name: string, layout: string): Samples;
}
