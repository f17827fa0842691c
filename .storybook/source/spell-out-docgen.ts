/** A type made of a list, as `react-docgen` leaves it: it knows no `typeof`. */
const OF_LIST =
  /\{\s*(["'`])name\1:\s*(["'`])unknown\[number\]\2,\s*\1raw\1:\s*(["'`])\(typeof (\w+)\)\[number\]\3\s*\}/g;

/**
 * Writes the values of lists into what `react-docgen` found out of props, so that Controls offers them as a choice.
 *
 * @param code A module with `__docgenInfo`.
 * @param lists The values of each list, by its name.
 */
export function spellOutDocgen(code: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return code.replaceAll(OF_LIST, (found, _name, _text, _raw, list: string) => {
    const values = lists.get(list);
    if (!values) return found;
    const elements = values.map((value) => ({ name: 'literal', value }));
    return JSON.stringify({ name: 'union', raw: values.join(' | '), elements });
  });
}
