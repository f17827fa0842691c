/** Joins class names, skipping empty ones. By index, as widgets run on pages that may have replaced array methods. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name) joined += joined ? ` ${name}` : name;
  }
  return joined;
}
