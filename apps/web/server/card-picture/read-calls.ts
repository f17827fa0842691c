/**
 * Replaces every call of a CSS function, the inner ones first.
 *
 * @param write Receives the arguments, in which inner calls are already replaced.
 */
export function replaceCalls(css: string, name: string, write: (parts: string[]) => string): string {
  const start = css.lastIndexOf(`${name}(`);
  if (start < 0) return css;
  const parts = [''];
  let depth = 0;
  let at = start + name.length + 1;
  for (; at < css.length && !(css[at] === ')' && depth === 0); at += 1) {
    const character = css[at] ?? '';
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  // The last call is innermost; continue before it.
  return replaceCalls(
    css.slice(0, start) + write(parts.map((part) => part.trim())) + css.slice(at + 1),
    name,
    write,
  );
}
