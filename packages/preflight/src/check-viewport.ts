import { type Finding, finding } from './finding';
import type { Page } from './read-page';

/** Without it telephones draw the page as wide as a desktop's, and the card in it too small to read. */
export function checkViewport({ elements }: Page): Finding[] {
  const hasViewport = elements.some(
    ({ name, attributes }) => name === 'meta' && attributes.name?.trim().toLowerCase() === 'viewport',
  );
  if (hasViewport) return [];
  const mend = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return [finding('viewport-missing', 'restricted', ['script', 'frame'], { mend })];
}
