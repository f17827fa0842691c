import { html } from '../html';
import { page } from './layout';
import { sameCards } from './same-cards';

/** A page that has replaced what scripts rely on, and resets every style. */
export function hostilePage(millrace: string): string {
  return page({
    title: 'Everything reset | Glass & Fibre Monthly',
    styles: ['hostile.css'],
    scripts: ['hostile.js'],
    body: html`<main>
<h1>Everything reset</h1>
${sameCards(millrace)}
<p>Nothing of this page reaches into the cards, and nothing of theirs reaches out.</p>
</main>`,
  });
}
