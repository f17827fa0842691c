import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { moving } from '../../styles/motion';
import { vars } from '../../theme/contract.css';

const { color, size } = vars;

const forced = '(forced-colors: active)';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const pulse = keyframes({ '50%': { opacity: 0.45 } });

const square = (edge: string) => ({ inlineSize: edge, blockSize: edge });

export const bar = recipe({
  base: primitive({
    display: 'block',
    flex: 'none',
    background: color.rule.hairline,
    // The delay is no motion, so it also applies under reduced motion.
    animation: `${appear} 0s 150ms both`,
    '@media': {
      ...moving({
        animation: `${appear} 0s 150ms both, ${pulse} 1.6s 150ms ease-in-out infinite`,
      }),
      [forced]: { background: 'GrayText', forcedColorAdjust: 'none' },
    },
  }),
  variants: {
    shape: {
      text: primitive({ blockSize: '12px' }),
      seal: primitive(square('28px')),
      thumb: primitive({ inlineSize: '40px', blockSize: '28px' }),
      avatar: primitive({ ...square(size.avatar.medium), borderRadius: vars.radius.full }),
      plate: primitive({ inlineSize: '100%', aspectRatio: '4 / 3' }),
    },
    width: {
      figure: primitive({ inlineSize: '8%' }),
      word: primitive({ inlineSize: '16%' }),
      name: primitive({ inlineSize: '38%' }),
      line: primitive({ inlineSize: '60%' }),
      full: primitive({ inlineSize: '100%' }),
    },
  },
});

export const row = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    blockSize: size.row,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    '@media': { [media.phone]: { blockSize: size.rowPhone } },
  }),
);

globalStyle(`${row} > :last-child`, primitive({ marginInlineStart: 'auto' }));

/** Figure at the end of a row. */
export const atTheEnd = style(primitive({ marginInlineStart: 'auto' }));
