/** Node as plain arrays: its text, or its tag, attributes as a flat list of names and values, and children. */
export type Tree = string | TreeElement;

/** An element of a tree. */
export type TreeElement = [tag: string, attributes: string[], ...children: Tree[]];

/** Attribute that contains a card's props as JSON. */
export const PROPS = 'data-props';

/** Module of an element's interactive view, called by the loader once it has arrived. */
export interface Chunk {
  /**
   * Hydrates the nodes in a shadow root.
   *
   * @param host Element on the page; events are dispatched on it. Its shadow root contains only the nodes of the
   * card.
   * @param key Key of the card as requested, as attributes may have changed since. Default the element's current key.
   */
  hydrate(host: HTMLElement, key?: string): void;
}
