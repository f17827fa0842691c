import { page } from './layout';
import { sameCards } from './same-cards';

/** Cards on a page without a style or a script of its own. */
export function blankPage(millrace: string): string {
  return page({
    title: 'Nothing else | Glass & Fibre Monthly',
    styles: [],
    body: sameCards(millrace),
  });
}
