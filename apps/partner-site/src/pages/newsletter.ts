import { html } from '../html';
import { product } from '../products';
import { snippet } from '../snippets';
import { page } from './layout';

/** Another publication, dark from edge to edge: its scheme is followed, and the last card wears its colours. */
export function newsletterPage(millrace: string): string {
  const stack = product('pem-electrolyser-stack');
  return page({
    title: 'Stack lifetime passes 80,000 hours | Kathode',
    styles: ['newsletter.css'],
    body: html`<header><p>Kathode</p><span>Every Thursday</span></header>
<main>
<div class="opening"><p>Electrolysis</p><h1>Stack lifetime passes 80,000 hours</h1><p>What changed in the membrane, and who makes the parts that had to follow.</p></div>
<div class="columns">
<article>
<p>The number stood on slides for years. In October a test bench logged it: one stack, one membrane, eighty thousand hours at two amperes per square centimetre, with a cell voltage that drifted by less than three microvolts an hour.</p>
${snippet({ widget: 'product', product: stack, form: 'element' }, millrace)}
<p>There is no single trick. A thinner membrane needs a flatter titanium felt, and the felt needs powder of a narrower cut than the printers used to sell.</p>
${snippet({ widget: 'value-chain', product: stack, form: 'block' }, millrace)}
</article>
<aside>
<section><h2>One long read</h2><p>Five numbers, and a plant you have not heard of.</p></section>
${snippet({ widget: 'product', product: product('titanium-felt'), form: 'element', className: 'ours' }, millrace)}
${snippet({ widget: 'product', product: product('high-purity-helium'), form: 'block', theme: 'light' }, millrace)}
</aside>
</div>
</main>
<footer>Kathode, independent since 2019</footer>`,
  });
}
