/** Least ratios of WCAG 2.2 AA: for text, and for what one must see to use a control or to read a graphic. */
const text = 4.5;
const graphic = 3;

export interface ContrastPair {
  /** Role of the colour, below `color`. */
  colour: string;
  /** Role of what it stands on. */
  ground: string;
  least: number;
}

const paper = ['surface.paper', 'surface.raised', 'surface.sunk'];
const tints = ['tint.accent', 'tint.success', 'tint.warning', 'tint.danger'];

/** Which grounds each colour may stand on. */
const grounds: readonly (readonly [colour: string, on: readonly string[], least: number])[] = [
  ['text.primary', [...paper, 'surface.selected', 'surface.added', ...tints], text],
  ['text.secondary', [...paper, 'surface.selected', 'surface.added'], text],
  ['text.muted', paper, text],
  ['text.accent', [...paper, 'surface.selected', ...tints], text],
  ['text.success', [...paper, 'tint.success'], text],
  ['text.warning', [...paper, 'tint.warning'], text],
  ['text.danger', [...paper, 'tint.danger'], text],
  ['text.onFill', ['control.fill', 'control.fillHover'], text],
  ['text.onPremium', ['mark.premium'], text],
  ['text.onInverse', ['surface.inverse'], text],
  ['text.onDanger', ['mark.danger'], text],
  ['text.onPlate', ['surface.plate'], text],
  ['control.border', paper, graphic],
  ['control.fill', paper, graphic],
  ['focus', paper, graphic],
  ['rule.strong', paper, graphic],
  ['mark.accent', paper, graphic],
  ['mark.success', paper, graphic],
  ['mark.warning', paper, graphic],
  ['mark.danger', paper, graphic],
];

/** What the contrast test checks in every theme, and the page on colours shows. */
export const contrastPairs: readonly ContrastPair[] = grounds.flatMap(([colour, on, least]) =>
  on.map((ground) => ({ colour, ground, least })),
);
