import { media } from './breakpoints';

/**
 * Extends the touch target of a small element to 44 px by a pseudo-element with a negative inset: spread it into
 * `@media` of a positioned element.
 * @param inset such as `-4px`, relative to the padding box.
 */
export function extendTouchTarget(inset: string) {
  const rule = { selectors: { '&::after': { content: '""', position: 'absolute' as const, inset } } };
  return { [media.touch]: rule };
}
