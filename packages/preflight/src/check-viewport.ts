import { type Finding, finding } from './finding';
import type { Page } from './read-page';

/** Checks for a viewport: without it phones use a desktop width, and the card is too small to read. */
export function checkViewport({ elements }: Page): Finding[] {
  const hasViewport = elements.some(
    ({ name, attributes }) => name === 'meta' && attributes.name?.trim().toLowerCase() === 'viewport',
  );
  if (hasViewport) return [];
  const mend = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return [finding('viewport-missing', 'restricted', ['script', 'frame'], { mend })];
}
