/** A rule of the widgets' style sheet. */
export interface StyleRule {
  /** Names of the elements that need it, with their layout: `product`, `product/strip`. */
  elements: string[];
  /** Short name of the one sector whose cards need it. */
  sector?: string;
  /** The at-rule around it. */
  condition?: string;
  text: string;
}

/** The rules that the cards of one answer need, in the order of the cascade. */
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
