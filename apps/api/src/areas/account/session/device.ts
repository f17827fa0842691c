import Bowser from 'bowser';

const LENGTH = 100;

/** Returns browser and system, such as "Firefox on Windows". @returns Null if it is no known browser. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 1000));
  const named = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return named.length === 0 ? null : named.join(' on ').slice(0, LENGTH);
}
