/** Minimum contrast ratios of WCAG 2.2 AA: for text, and for graphics and parts of controls. */
const text = 4.5;
const graphic = 3;

export interface ContrastPair {
  /** Role of the foreground colour, below `color`. */
  colour: string;
  /** Role of the background. */
  ground: string;
  least: number;
}

const paper = ['surface.paper', 'surface.raised', 'surface.sunk'];
/** Backgrounds of rows: selected and newly added ones keep their texts, controls and marks. */
const rows = [...paper, 'surface.selected', 'surface.added'];
const tints = ['tint.accent', 'tint.success', 'tint.warning', 'tint.danger'];

/** Backgrounds allowed for each colour. */
const grounds: readonly (readonly [colour: string, on: readonly string[], least: number])[] = [
  ['text.primary', [...rows, ...tints], text],
  ['text.secondary', rows, text],
  ['text.muted', rows, text],
  ['text.accent', [...rows, ...tints], text],
  ['text.success', [...rows, 'tint.success'], text],
  ['text.warning', [...rows, 'tint.warning'], text],
  ['text.danger', [...rows, 'tint.danger'], text],
  ['text.onFill', ['control.fill', 'control.fillHover'], text],
  ['text.onPremium', ['mark.premium'], text],
  ['text.onInverse', ['surface.inverse'], text],
  ['text.onDanger', ['mark.danger', 'text.danger'], text],
  ['surface.paper', ['rule.strong'], text],
  ['text.onPlate', ['surface.plate'], text],
  ['control.border', rows, graphic],
  // The hover shade of a filled control may differ: its label or border identifies it.
  ['control.fill', rows, graphic],
  ['focus', rows, graphic],
  ['rule.strong', rows, graphic],
  ['mark.accent', [...rows, 'tint.accent'], graphic],
  ['mark.success', [...rows, 'tint.success'], graphic],
  ['mark.warning', [...rows, 'tint.warning'], graphic],
  ['mark.danger', [...rows, 'tint.danger'], graphic],
];

/** Colour pairs that the contrast test checks in every theme, and that the colour page shows. */
export const contrastPairs: readonly ContrastPair[] = grounds.flatMap(([colour, on, least]) =>
  on.map((ground) => ({ colour, ground, least })),
);
