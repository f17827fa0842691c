/**
 * Appends a filter to a query key. Without one the key is the beginning of the keys of every filter, so that all of
 * them can be invalidated at once.
 */
export function filteredKey(key: readonly string[], filter?: object): readonly (string | object)[] {
  return filter === undefined ? key : [...key, filter];
}
