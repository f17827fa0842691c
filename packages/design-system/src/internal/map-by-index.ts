/** Does what `map` does. Cards come to life on pages of others, which may have replaced the methods of arrays. */
export function mapByIndex<Item, Result>(items: readonly Item[], read: (item: Item) => Result): Result[] {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at++) results[at] = read(items[at] as Item);
  return results;
}
