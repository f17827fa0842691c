/** Joins the class names that are there. By index, as cards stand on pages that may have replaced methods of arrays. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name) joined += joined ? ` ${name}` : name;
  }
  return joined;
}
