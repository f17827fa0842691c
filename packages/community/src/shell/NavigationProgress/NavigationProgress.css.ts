import { feature, moving } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const grow = keyframes({ from: { scale: '0.1 1' }, to: { scale: '0.9 1' } });

/** The delay avoids a flash on fast navigations. */
export const root = style(
  feature({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.layer.toast,
    blockSize: '3px',
    overflow: 'hidden',
    pointerEvents: 'none',
    animation: `${appear} 1ms 150ms both`,
  }),
);

export const line = style(
  feature({
    blockSize: '100%',
    background: vars.color.mark.accent,
    transformOrigin: '0 50%',
    selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
    '@media': {
      ...moving({ animation: `${grow} 8s 150ms cubic-bezier(0.1, 0.7, 0.2, 1) both` }),
      '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
    },
  }),
);
