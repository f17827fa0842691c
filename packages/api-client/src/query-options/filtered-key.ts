/**
 * Appends a filter to a query key. Without a filter the key is the prefix of all filtered keys, so that they can
 * be invalidated at once.
 */
export function filteredKey(key: readonly string[], filter?: object): readonly (string | object)[] {
  return filter === undefined ? key : [...key, filter];
}
