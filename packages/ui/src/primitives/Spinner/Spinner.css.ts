import { keyframes, style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { moving } from '../../styles/motion';
import { vars } from '../../theme/contract.css';

const turn = keyframes({ to: { rotate: '1turn' } });

export const root = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.text.secondary,
    fontSize: vars.font.size[13],
  }),
);

export const wheel = style(
  primitive({
    flex: 'none',
    inlineSize: '14px',
    blockSize: '14px',
    border: '2px solid color-mix(in oklab, currentColor 30%, transparent)',
    borderBlockStartColor: 'currentColor',
    borderRadius: vars.radius.full,
    '@media': moving({ animation: `${turn} 0.8s linear infinite` }),
  }),
);
