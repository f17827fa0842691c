import { type EmbedMethod, type Finding, finding } from './finding';
import type { PageElement } from './read-page';

/** Checks that an element has an end tag: otherwise the content after it becomes part of it. */
export function checkEnd(element: PageElement, way: EmbedMethod): Finding[] {
  if (element.end === 'closed') return [];
  // A script that only ends with the page never runs.
  const status = element.name === 'script' && element.end === 'never' ? 'blocked' : 'restricted';
  return [finding('element-open', status, [way], { place: element.place, mend: closedMarkup(element) })];
}

/** Returns the markup of the element with its end tag; only the end tag if the markup is truncated. */
function closedMarkup({ name, place, inFrame }: PageElement): string {
  const end = `</${name}>`;
  if (inFrame !== null || !place.text.endsWith('>')) return end;
  return place.text.replace(/\s*\/?>$/, '>') + end;
}
