/** Returns a rule that reserves the card's height, even if the page resets the element, and applies it to the card. */
export const roomRule = (heightPx: number): string =>
  `:host,slot{--mr-card-height:${heightPx}px;display:block;min-height:${heightPx}px}`;
