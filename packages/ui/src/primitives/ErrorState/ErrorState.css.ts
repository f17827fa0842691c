import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const sign = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    marginBlockEnd: vars.space.xs,
    border: `1px solid ${vars.color.mark.danger}`,
    color: vars.color.mark.danger,
  }),
);
