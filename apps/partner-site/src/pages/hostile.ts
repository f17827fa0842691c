import { html } from '../html';
import { product } from '../products';
import { snippet } from '../snippets';
import { page } from './layout';

/** A page that has replaced what scripts rely on, and resets every style. */
export function hostilePage(millrace: string): string {
  const preform = product('preform-silica-glass');
  return page({
    title: 'Everything reset | Glass & Fibre Monthly',
    styles: ['hostile.css'],
    scripts: ['hostile.js'],
    body: html`<main>
<h1>Everything reset</h1>
<div>${snippet({ widget: 'product', product: preform, form: 'element' }, millrace)}</div>
<div>${snippet({ widget: 'value-chain', product: preform, form: 'block' }, millrace)}</div>
<div>${snippet({ widget: 'suppliers', product: preform, form: 'element' }, millrace)}</div>
<div>${snippet({ widget: 'follow', product: preform, form: 'element' }, millrace)}</div>
<div>${snippet({ widget: 'feed', product: preform, form: 'block' }, millrace)}</div>
<p>Nothing of this page reaches into the cards, and nothing of theirs reaches out.</p>
</main>`,
  });
}
