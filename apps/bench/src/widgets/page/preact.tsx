import { createElement, render } from 'preact';
import { dataOf, idsOn } from './card';
import { ReactCard } from './ReactCard';
import { shadowOf } from './shadow';

dataOf(idsOn(document)).then((cards) => {
  for (const [at, host] of document.querySelectorAll<HTMLElement>('[data-id]').entries()) {
    const card = cards[at];
    // Typed for React, and bundled with Preact in its place.
    if (card) render(createElement(ReactCard as never, card), shadowOf(host));
  }
});
