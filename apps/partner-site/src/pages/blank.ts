import { html } from '../html';
import { product } from '../products';
import { snippet } from '../snippets';
import { page } from './layout';

/** One card on a page without a style or a script of its own. */
export function blankPage(millrace: string): string {
  return page({
    title: 'Nothing else | Glass & Fibre Monthly',
    styles: [],
    body: html`<div>${snippet({ widget: 'product', product: product('preform-silica-glass'), form: 'element' }, millrace)}</div>`,
  });
}
