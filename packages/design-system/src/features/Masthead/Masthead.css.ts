import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const masthead = style(
  feature({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.masthead,
    borderBlockEnd: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.paper,
  }),
);

export const inner = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.lg,
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    minBlockSize: size.masthead,
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    '@media': {
      // The search box takes a line of its own, as three things do not fit beside each other.
      [media.phone]: { flexWrap: 'wrap', columnGap: space.xs, rowGap: 0, paddingBlock: space.xxs },
    },
  }),
);

export const home = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    color: 'inherit',
    textDecoration: 'none',
  }),
);

export const search = style(
  feature({
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '520px',
    '@media': {
      [media.phone]: { order: 3, flexBasis: '100%', maxInlineSize: 'none', paddingBlockEnd: space.xs },
    },
  }),
);

export const nav = style(
  feature({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' }),
);
