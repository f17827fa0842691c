import { type EmbedMethod, type Finding, finding } from './finding';
import type { PageElement } from './read-page';

/** What comes of an element that its markup does not end: what follows on the page becomes a part of it. */
export function checkEnd(element: PageElement, way: EmbedMethod): Finding[] {
  if (element.end === 'closed') return [];
  // A script that ends with the page is never run.
  const status = element.name === 'script' && element.end === 'never' ? 'blocked' : 'restricted';
  return [finding('element-open', status, [way], { place: element.place, mend: closedMarkup(element) })];
}

/** The element as it is written, and its end; only that where more is written than is shown. */
function closedMarkup({ name, place, inFrame }: PageElement): string {
  const end = `</${name}>`;
  if (inFrame !== null || !place.text.endsWith('>')) return end;
  return place.text.replace(/\s*\/?>$/, '>') + end;
}
