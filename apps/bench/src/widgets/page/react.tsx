import { createRoot } from 'react-dom/client';
import { dataOf, idsOn } from './card';
import { ReactCard } from './ReactCard';
import { shadowOf } from './shadow';

dataOf(idsOn(document)).then((cards) => {
  for (const [at, host] of document.querySelectorAll<HTMLElement>('[data-id]').entries()) {
    const card = cards[at];
    if (card) createRoot(shadowOf(host)).render(<ReactCard {...card} />);
  }
});
