/** Calls with every member, by index: a page may have replaced the methods of arrays, and their iterator. */
export const each = <Item>(list: ArrayLike<Item>, act: (item: Item, at: number) => void): void => {
  for (let at = 0; at < list.length; at++) act(list[at] as Item, at);
};

/** An entry of an observer; ours observe elements of HTML only. */
export type Entry = { target: HTMLElement; isIntersecting: boolean };

/** Options that inherit nothing, as a page may have polluted `Object.prototype`. */
export type Bare<T> = T & { __proto__: null };
