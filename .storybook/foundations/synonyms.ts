/** Other words by which the search finds pages of the foundations, by the names of their files. */
export const FOUNDATION_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  Art: ['Illustration', 'Picture', 'Placeholder image'],
  Colour: ['Color', 'Palette', 'Contrast'],
  DesignTools: ['Figma', 'Tokens Studio', 'Variables'],
  Icons: ['Iconography', 'Glyph', 'SVG'],
  Layout: ['Breakpoint', 'Grid', 'Responsive'],
  Motion: ['Animation', 'Transition', 'Easing'],
  Sectors: ['Industry colours', 'Category colours'],
  Shape: ['Radius', 'Corner', 'Elevation', 'Border'],
  Space: ['Spacing', 'Padding', 'Margin', 'Gap'],
  ThemeKit: ['Branding', 'Custom theme', 'White label'],
  Type: ['Typography', 'Font', 'Text style'],
  Voice: ['Tone', 'Writing', 'Content guidelines'],
};
