/** Keeps a card's place, also if the page resets the element, and gives the card that height. */
export const roomRule = (heightPx: number): string =>
  `:host,slot{--mr-card-height:${heightPx}px;display:block;min-height:${heightPx}px}`;
