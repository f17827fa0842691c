import { type CardData, dataOf, SHEET } from './card';

/*
 * Floor: a hand-written custom element, with one request for all on the page. It supports one card, in one language and
 * theme, dispatches no events, and needs a page that allows writing markup.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(SHEET);
const hosts: HTMLElement[] = [];

const markup = ({ name, about, href, picture, facts }: CardData): string =>
  `<article class="card"><img src="${picture}" alt=""><div class="text"><div><h3><a href="${href}">${name}</a></h3><p>${about}</p></div><dl>${facts.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl><button>Follow</button></div><a class="foot" href="${href}">Product page</a></article>`;

const paint = async (): Promise<void> => {
  const cards = await dataOf(hosts.map(({ dataset }) => dataset.id ?? ''));
  hosts.forEach((host, at) => {
    const card = cards[at];
    if (!card) return;
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = markup(card);
  });
};

customElements.define(
  'floor-card',
  class extends HTMLElement {
    connectedCallback() {
      if (hosts.push(this) === 1) queueMicrotask(() => setTimeout(paint));
    }
  },
);
