import { PROPS, type TreeElement } from '../shared/payload';
import { escapeText, writeMarkup } from './write-markup';

/** A card of a batch. Its props are 0 if it is not interactive, or the page runs another version. */
export interface AnsweredCard {
  tree: TreeElement;
  props: unknown;
}

/** A console message: the card is missing or unavailable, or the version is deprecated. */
export interface Note {
  title: 'missing' | 'unavailable' | 'version';
  text: string;
}

/**
 * Writes a batch as HTML: in an `<m>` the style sheet as text, then a card or a note for each key in order, then
 * further notes.
 *
 * Loaders of kept releases read this format (`PROPS`, `m>*`, a note by its `title`): additions must be backward
 * compatible.
 */
export function writeBatch(css: string, parts: readonly (AnsweredCard | Note)[]): string {
  return `<m><p>${escapeText(css)}</p>${parts.map(writePart).join('')}`;
}

function writePart(part: AnsweredCard | Note): string {
  if ('text' in part) return writeMarkup(['p', ['title', part.title], part.text]);
  return writeMarkup(part.tree, part.props === 0 ? {} : { [PROPS]: JSON.stringify(part.props) });
}
