import type { Release } from '../release/release';

/** How long before its end a version says so, in ms: 60 days. */
export const WARNED_FOR_MS = 60 * 24 * 3_600_000;

/**
 * What the console of a page is to say of the version that it runs.
 *
 * @param release `undefined` for one that is kept no more.
 * @param now In ms since 1970.
 */
export function warningOf(release: Release | undefined, now: number): string | null {
  const remedy = 'Take the script from /embed/v1/millrace.js, or pin a newer version.';
  if (!release) return `Millrace: this version of the widgets has ended; cards are for looking at. ${remedy}`;
  const { until, version } = release;
  if (until === undefined || until - now > WARNED_FOR_MS) return null;
  const day = new Date(until).toISOString().slice(0, 10);
  return `Millrace: version ${version} of the widgets works until ${day}. ${remedy}`;
}
