/** Rule of the widgets' style sheet. */
export interface StyleRule {
  /** Names of the elements that need it, with their layout: `product`, `product/strip`. */
  elements: string[];
  /** Short name of the only sector whose cards need it. */
  sector?: string;
  /** At-rule around it. */
  condition?: string;
  text: string;
}

/** Returns the rules that the cards of one response need, in cascade order. */
export function composeSheet(
  rules: readonly StyleRule[],
  cards: readonly { look: string; sectors: ReadonlySet<string> }[],
): string {
  const elements = new Set(cards.map((card) => card.look));
  const sectors = new Set(cards.flatMap((card) => [...card.sectors]));
  let sheet = '';
  let open = '';
  for (const { elements: needing, sector, condition = '', text } of rules) {
    if (!needing.some((name) => elements.has(name))) continue;
    if (sector !== undefined && !sectors.has(sector)) continue;
    if (condition !== open) {
      sheet += `${open && '}'}${condition && `${condition}{`}`;
      open = condition;
    }
    sheet += text;
  }
  return sheet + (open && '}');
}
