/** Properties that decide how wide an element is, or what lies in it. */
const OF_WIDTH = new Set([
  ...['width', 'min-width', 'max-width', 'inline-size', 'min-inline-size', 'max-inline-size'],
  ...[
    'padding',
    'padding-left',
    'padding-right',
    'padding-inline',
    'padding-inline-start',
    'padding-inline-end',
  ],
  ...['margin', 'margin-left', 'margin-right', 'margin-inline', 'margin-inline-start', 'margin-inline-end'],
  ...['border', 'border-left', 'border-right', 'border-width', 'border-style', 'border-inline'],
  ...['border-left-width', 'border-right-width', 'border-left-style', 'border-right-style'],
  ...['display', 'float', 'position', 'box-sizing', 'font-size', 'font', 'zoom', 'writing-mode', 'all'],
  ...['flex', 'flex-basis', 'flex-grow', 'flex-shrink', 'flex-direction', 'flex-wrap', 'flex-flow'],
  ...['gap', 'column-gap', 'grid-gap', 'grid-column-gap', 'columns', 'column-count', 'column-width'],
  ...[
    'grid',
    'grid-template',
    'grid-template-columns',
    'grid-column',
    'grid-column-start',
    'grid-column-end',
  ],
  ...['grid-area', 'grid-auto-flow', 'justify-items', 'justify-self', 'align-items', 'align-self'],
  ...['place-items', 'place-self'],
]);

/** Whether a property bears on widths: itself, or by what others take from it. */
export const isOfWidth = (property: string): boolean =>
  property.startsWith('--') || OF_WIDTH.has(property.toLowerCase());
