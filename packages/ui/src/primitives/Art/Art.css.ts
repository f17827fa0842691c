import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const art = recipe({
  base: primitive({
    display: 'block',
    flex: 'none',
    objectFit: 'cover',
    selectors: { '&[data-state="blank"]': { background: vars.color.surface.sunk } },
  }),
  variants: {
    kind: {
      plate: primitive({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '4 / 3' }),
      thumb: primitive({ border: `1px solid ${vars.color.rule.hairline}` }),
      seal: {},
    },
  },
});
