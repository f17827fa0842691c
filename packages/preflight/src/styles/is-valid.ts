import { lexer } from 'css-tree';

/** Longer ones are not looked at, and taken as they are. */
const VALUE_MAX = 500;

const known = new Map<string, boolean>();
const KNOWN_MAX = 5_000;

/** Whether browsers take a value for a property, or pass the declaration over, as they do with hacks for old ones. */
export function isValid(property: string, value: string): boolean {
  if (value === '') return property.startsWith('--');
  if (property.startsWith('--') || value.length > VALUE_MAX || /var\(/i.test(value)) return true;
  const key = `${property}:${value}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const taken = lexer.matchProperty(property, value).error?.name !== 'SyntaxMatchError';
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, taken);
  return taken;
}
