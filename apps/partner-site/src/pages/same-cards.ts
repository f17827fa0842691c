import { type Html, html } from '../html';
import { product } from '../products';
import { snippet } from '../snippets';

/** What stands on the hostile page and on the blank one, to be held against each other. */
export function sameCards(millrace: string): Html {
  const preform = product('preform-silica-glass');
  return html`<div>${snippet({ widget: 'product', product: preform, form: 'element' }, millrace)}</div>
<div>${snippet({ widget: 'value-chain', product: preform, form: 'block' }, millrace)}</div>
<div>${snippet({ widget: 'suppliers', product: preform, form: 'element' }, millrace)}</div>
<div>${snippet({ widget: 'follow', product: preform, form: 'element' }, millrace)}</div>
<div>${snippet({ widget: 'feed', product: preform, form: 'block' }, millrace)}</div>`;
}
