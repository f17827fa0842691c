import { isMarkup, visibleText } from './visible-text';

/**
 * The text of what is on a clipboard: of markup what its readers see, be it markup for the clipboard or the source of a
 * page. Editors of code bring along markup that shows the source.
 */
export function readPasted(clipboard: Pick<DataTransfer, 'getData'>): string {
  const markup = clipboard.getData('text/html');
  const text = markup === '' ? clipboard.getData('text/plain') : visibleText(markup);
  return isMarkup(text) ? visibleText(text) : text;
}
