import { PROPS, type TreeElement } from '../shared/payload';
import { escapeText, writeMarkup } from './write-markup';

/** A card of an answer. Its props are 0 where it has nothing to press, or a version that the page does not run. */
export interface AnsweredCard {
  tree: TreeElement;
  props: unknown;
}

/** What the console is to say, and why: there is no card, or none for the moment, or the version ends. */
export interface Note {
  title: 'missing' | 'unavailable' | 'version';
  text: string;
}

/**
 * The answer to a batch, as markup: in an `<m>` the style sheet of its cards as text, and for every key of the request, in
 * its order, a card or a note; after them what else the console is to say.
 *
 * Loaders of kept releases read it for as long as they work (`PROPS`, `m>*`, a note by its `title`): what is added must
 * leave them as they are.
 */
export function writeAnswer(css: string, parts: readonly (AnsweredCard | Note)[]): string {
  return `<m><p>${escapeText(css)}</p>${parts.map(writePart).join('')}`;
}

function writePart(part: AnsweredCard | Note): string {
  if ('text' in part) return writeMarkup(['p', ['title', part.title], part.text]);
  return writeMarkup(part.tree, part.props === 0 ? {} : { [PROPS]: JSON.stringify(part.props) });
}
