/** Oldest supported Safari: March 2024. */
export const SAFARI = 17.4;

/** Newer features that may be used all the same, with their fallback behaviour. @type {Map<string, string>} */
export const exceptions = new Map([
  ['-webkit-touch-callout', 'of iPhones alone, which the data counts as another browser'],
  ['field-sizing', 'text areas: useMeasuredGrowth measures; the field of mentions scrolls'],
  ['forced-color-adjust', 'Safari has no forced colours'],
  ['overflow-anchor', 'switches off what Safari does not do'],
  ['scrollbar-gutter', 'what stands beside moves when a classic scrollbar comes'],
  ['scrollbar-width', 'a scrollbar is seen while there is more'],
  ['text-size-adjust', 'the builds write it with its prefix'],
  ['text-wrap: pretty', 'lines break as without'],
  ['user-select', 'the builds write it with its prefix'],
  ['CanvasTextDrawingStyles.fontStretch', 'text counts as wider than it is, and labels break a little early'],
]);
