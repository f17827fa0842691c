import { html } from '../html';
import { product } from '../products';
import { snippet } from '../snippets';
import { journal, page } from './layout';

/** An article with a card and a value chain between its paragraphs, and a card in its margin. */
export function articlePage(millrace: string): string {
  const preform = product('preform-silica-glass');
  const helium = product('high-purity-helium');
  const content = html`<main class="columns">
<article>
<p class="kicker">Process</p>
<h1>Why the helium price moved the draw tower</h1>
<p class="standfirst">Three preform makers rebuilt their consolidation step around a gas they can no longer take for granted.</p>
<p class="byline">By Margit Olander, 20 November 2026</p>
<p>For twenty years nobody in the draw hall asked what the helium cost. It came on a lorry, passed through the furnace and left through the roof. Since spring the purchasing lead sits in the process meeting.</p>
<p>The gas has two tasks. It carries heat into the soot body while the pores are open, and it leaves through the glass once they close. Argon manages the first and not the second.</p>
<div class="embed">${snippet({ widget: 'product', product: preform, form: 'element' }, millrace)}</div>
<h2>Recover, dilute or slow down</h2>
<p>One works chose recovery: a membrane unit behind the furnace now returns four fifths of the flow. Another dilutes and accepts a longer cycle. Both say that the chain behind them moved first.</p>
<div class="embed">${snippet({ widget: 'value-chain', product: preform, form: 'element' }, millrace)}</div>
<p>What buyers notice is less dramatic than the headline. Ask which gas the body was consolidated in, and ask what it was a year ago.</p>
</article>
<aside>
${snippet({ widget: 'product', product: helium, form: 'block' }, millrace)}
<section class="advertisement"><small>Advertisement</small><h2>Burners that hold a flat flame</h2><p>Quartz and metal burners for OVD lathes, in four weeks.</p><button type="button">See the range</button></section>
<section class="read"><h2>Most read</h2><ul><li>Chlorine drying, one year on</li><li>A second source of germanium tetrachloride</li><li>What the new cable standard asks of the glass</li></ul></section>
</aside>
</main>`;
  return page({
    title: 'Why the helium price moved the draw tower | Glass & Fibre Monthly',
    styles: ['journal.css'],
    body: journal('Process', content),
  });
}
