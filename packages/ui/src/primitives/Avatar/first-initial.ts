/**
 * The first letter of a name as its bearer reads it, with the marks that belong to it, in capitals. Empty for an empty
 * name.
 *
 * @see GAP-031
 */
export function firstInitial(name: string): string {
  const [first = ''] = name.trim().match(/^\p{L}\p{M}*|^\P{M}\p{M}*/u) ?? [];
  return first.toLocaleUpperCase('en');
}
