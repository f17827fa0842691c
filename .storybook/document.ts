import { documentClass } from '@millrace/ui/theme';
import { type Globals, isDark } from './globals';

/** Theme and contrast on the document, as an application writes them. */
export function dressDocument(globals: Globals): void {
  const root = document.documentElement;
  root.dataset.theme = isDark(globals) ? 'dark' : 'light';
  if (globals.theme?.startsWith('contrast')) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  document.body.classList.add(documentClass);
}
