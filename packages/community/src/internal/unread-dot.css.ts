import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** At the upper edge of an icon of 20 px that stands in the middle of what has a position: something is unread. */
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
