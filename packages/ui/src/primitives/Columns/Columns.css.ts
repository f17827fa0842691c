import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';

const wide = (template: string) =>
  primitive({ '@media': { [media.twoColumns]: { gridTemplateColumns: template } } });

export const columns = recipe({
  base: primitive({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    ratio: {
      halves: wide('repeat(2, minmax(0, 1fr))'),
      thirds: wide('repeat(3, minmax(0, 1fr))'),
      quarters: wide('repeat(4, minmax(0, 1fr))'),
      wideFirst: wide('minmax(0, 1.55fr) minmax(0, 1fr)'),
    },
  },
});
