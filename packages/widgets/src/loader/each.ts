/** Iterates by index: a page may have replaced array methods and iterators. */
export const each = <Item>(list: ArrayLike<Item>, act: (item: Item, at: number) => void): void => {
  for (let at = 0; at < list.length; at++) act(list[at] as Item, at);
};

/** Entry of an observer; ours only observe HTML elements. */
export type Entry = { target: HTMLElement; isIntersecting: boolean };

/** Options without a prototype, since a page may have polluted `Object.prototype`. */
export type Bare<T> = T & { __proto__: null };
