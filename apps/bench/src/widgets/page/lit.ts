import { html, LitElement, unsafeCSS } from 'lit';
import { type CardData, dataOf, idsOn, SHEET } from './card';

class LitCard extends LitElement {
  static override styles = unsafeCSS(SHEET);
  static override properties = { card: { attribute: false } };
  declare card: CardData | undefined;

  override render() {
    if (!this.card) return '';
    const { name, about, href, picture, facts } = this.card;
    return html`<article class="card"><img src=${picture} alt=""><div class="text"><div><h3><a href=${href}>${name}</a></h3><p>${about}</p></div><dl>${facts.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl><button>Follow</button></div><a class="foot" href=${href}>Product page</a></article>`;
  }
}
customElements.define('lit-card', LitCard);
dataOf(idsOn(document)).then((cards) => {
  for (const [at, host] of document.querySelectorAll<LitCard>('lit-card').entries()) host.card = cards[at];
});
