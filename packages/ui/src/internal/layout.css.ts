import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from '../styles/breakpoints';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';
import { INLINE_ALIGNS, INLINE_JUSTIFIES, INLINE_WRAPS } from './layout-props';

const properties = defineProperties({
  '@layer': layers.primitives,
  conditions: { any: {}, wide: { '@media': media.twoColumns } },
  defaultCondition: 'any',
  properties: {
    gap: vars.space,
    alignItems: INLINE_ALIGNS,
    justifyContent: INLINE_JUSTIFIES,
    flexWrap: INLINE_WRAPS,
  },
});

/** Atomic classes, for the layout primitives only. */
export const layout = createSprinkles(properties);
export type Space = keyof typeof vars.space;
