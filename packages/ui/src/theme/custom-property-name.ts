/** Returns the public name of a token, without leading dashes: `['text', 'onFill']` is `mr-text-on-fill`. */
export function customPropertyName(path: readonly string[]): string {
  const kebab = path.map((segment) => segment.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return ['mr', ...kebab].join('-');
}
