/**
 * Whether something has not been done yet in this tab, and marks it as done. Where the browser keeps nothing, it is
 * never done: better not at all than with every page.
 */
export function onceASession(name: string): boolean {
  const key = `millrace:${name}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'done');
    return true;
  } catch {
    return false;
  }
}
