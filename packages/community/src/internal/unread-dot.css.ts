import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** Unread dot at the corner of a 20 px icon that is centred in a positioned element. */
export const unreadDot = style(
  feature({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 12px)',
    insetInlineStart: 'calc(50% + 3px)',
    inlineSize: '10px',
    blockSize: '10px',
    border: `2px solid ${color.surface.paper}`,
    borderRadius: radius.full,
    background: color.mark.accent,
    boxSizing: 'content-box',
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
