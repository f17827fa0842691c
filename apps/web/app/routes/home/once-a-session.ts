/**
 * True on the first call per key in this tab's session, and marks it as done. False if storage is unavailable, as never
 * is better than on every page.
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
