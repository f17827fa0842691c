import { feature, focusRing, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const bell = style(
  feature({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '44px',
    minBlockSize: '44px',
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
    // On phones the bottom bar links to the page instead.
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const dot = style(
  feature({
    borderRadius: '50%',
    background: color.mark.accent,
    position: 'absolute',
    insetBlockStart: '9px',
    insetInlineEnd: '9px',
    inlineSize: '10px',
    blockSize: '10px',
    border: `2px solid ${color.surface.paper}`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

export const tools = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minBlockSize: '32px',
    paddingBlockEnd: space.xs,
  }),
);

/** Scrollable popover of the bell. */
export const panel = style(
  feature({
    inlineSize: `min(400px, calc(100vw - 2 * ${space.xl}))`,
    maxBlockSize: 'min(560px, 70dvh)',
    overflowY: 'auto',
  }),
);
