import { media } from './breakpoints';

/**
 * Lets a finger hit 44 px of what is drawn smaller, by a pseudo-element as much larger as said: to be spread into
 * `@media` of what has a position.
 * @param inset such as `-4px`, of the border's inner edge.
 */
export function extendTouchTarget(inset: string) {
  const rule = { selectors: { '&::after': { content: '""', position: 'absolute' as const, inset } } };
  return { [media.touch]: rule };
}
