import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from '../styles/breakpoints';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';

const properties = defineProperties({
  '@layer': layers.primitives,
  conditions: { any: {}, wide: { '@media': media.twoColumns } },
  defaultCondition: 'any',
  properties: {
    gap: vars.space,
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexWrap: ['wrap', 'nowrap'],
  },
});

/** Atomic classes for the layout primitives, and for nothing else. */
export const layout = createSprinkles(properties);
export type Space = keyof typeof vars.space;
