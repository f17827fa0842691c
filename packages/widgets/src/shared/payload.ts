/** A node as plain arrays: its text, or its tag, its attributes as a flat list of names and values, its children. */
export type Tree = string | TreeElement;

/** An element of a tree. */
export type TreeElement = [tag: string, attributes: string[], ...children: Tree[]];

/** The attribute of a card in which its props travel, as JSON. */
export const PROPS = 'data-props';

/** What the loader calls once the interactive view of an element has arrived. */
export interface Chunk {
  /**
   * Takes over the nodes in a shadow root.
   *
   * @param host The element on the page; events are dispatched on it. Its shadow root holds the nodes of the card and
   *   nothing else.
   * @param key Of the card as it was asked for, where attributes may have changed since. Default that of the element.
   */
  hydrate(host: HTMLElement, key?: string): void;
}
