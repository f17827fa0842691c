import { isLetterBoundary } from '../text/letter-boundary';
import { findAddresses } from './find-addresses';
import type { Mention } from './posts';

/**
 * Returns the mentions that begin and end between letters and outside of links and email addresses. A mention elsewhere
 * would tear a character or a link apart.
 */
export function wellPlacedMentions<Placed extends Pick<Mention, 'start' | 'length'>>(
  text: string,
  mentions: readonly Placed[],
): readonly Placed[] {
  if (mentions.length === 0) return mentions;
  const addresses = findAddresses(text);
  const isInside = (at: number) => addresses.some(({ start, end }) => start < at && at < end);
  const placed = mentions.filter(({ start, length }) =>
    [start, start + length].every((at) => isLetterBoundary(text, at) && !isInside(at)),
  );
  return placed.length === mentions.length ? mentions : placed;
}

/** True if an offset is inside of a link or an email address. */
export const isInAddress = (text: string, at: number): boolean =>
  findAddresses(text).some(({ start, end }) => start < at && at < end);
