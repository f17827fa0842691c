import { EMBED_WIDTH_MIN_PX } from '@millrace/domain';
import type { Snippets } from './find-snippets';
import { type Finding, finding, type Way } from './finding';
import { around, type Page, type PageElement } from './read-page';

/** Whether cards have the width that they need, as far as markup tells. */
export function judgeLayout(page: Page, { cards, frames }: Snippets): Finding[] {
  const narrow = [
    ...cards.flatMap(({ element }) => judgeWidth(element, 'script')),
    ...frames.flatMap(({ element }) => judgeWidth(element, 'frame')),
  ];
  return [...new Map(narrow.map((found) => [keyOf(found), found])).values(), ...judgeViewport(page)];
}

const keyOf = ({ ways, place }: Finding): string => `${ways[0]} ${place?.line} ${place?.text}`;

function judgeWidth(element: PageElement, way: Way): Finding[] {
  const tight = [element, ...around(element)].find((one) => widthOf(one) < EMBED_WIDTH_MIN_PX);
  if (!tight) return [];
  const values = { widthPx: String(widthOf(tight)), leastPx: String(EMBED_WIDTH_MIN_PX) };
  return [
    finding('narrow', 'restricted', [way], {
      place: tight.place,
      mend: `min-width: ${EMBED_WIDTH_MIN_PX}px`,
      values,
    }),
  ];
}

/** Those whose attribute browsers heed. */
const SIZED = new Set(['iframe', 'amp-iframe', 'table', 'td', 'th', 'col']);

/** The width in px that markup gives an element; without end where it gives none. */
function widthOf({ name, attributes }: PageElement): number {
  const inStyle = [
    ...(attributes.style ?? '').matchAll(/(?:^|;)\s*(?:max-)?width\s*:\s*(\d+(?:\.\d+)?)px/gi),
  ].map(([, width]) => Number(width));
  const attribute = SIZED.has(name) ? /^\s*(\d+)(?:px)?\s*$/.exec(attributes.width ?? '') : null;
  return Math.min(Number.POSITIVE_INFINITY, ...inStyle, ...(attribute ? [Number(attribute[1])] : []));
}

/** Without it telephones draw the page as wide as a desktop's, and the card in it too small to read. */
function judgeViewport({ elements }: Page): Finding[] {
  const hasViewport = elements.some(
    ({ name, attributes }) => name === 'meta' && attributes.name?.trim().toLowerCase() === 'viewport',
  );
  if (hasViewport) return [];
  const mend = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return [finding('viewport-missing', 'restricted', ['script', 'frame'], { mend })];
}
