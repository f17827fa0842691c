import { html } from '../html';
import { products } from '../products';
import { snippet } from '../snippets';
import { journal, page } from './layout';

/** Fifty cards on one page. */
export function manyPage(millrace: string): string {
  return page({
    title: 'Fifty materials to watch | Glass & Fibre Monthly',
    styles: ['journal.css'],
    body: journal(
      'Markets',
      html`<main class="list"><h1>Fifty materials to watch</h1>
${products.map(
  (one, at) =>
    html`<section><h2>${String(at + 1)}</h2>${snippet({ widget: 'product', product: one, form: at % 2 === 0 ? 'element' : 'block' }, millrace)}</section>`,
)}</main>`,
    ),
  });
}
