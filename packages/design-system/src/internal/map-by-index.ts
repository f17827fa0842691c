/** Maps an array like `map`. Cards are hydrated on other sites, whose scripts may have patched the array methods. */
export function mapByIndex<Item, Result>(items: readonly Item[], read: (item: Item) => Result): Result[] {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at++) results[at] = read(items[at] as Item);
  return results;
}
