import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, layer, shadow, space } = vars;

/** Fills the pane; the minimum height applies if the pane has no height of its own. */
export const frame = style(
  feature({ position: 'relative', display: 'flex', flex: '1 1 24rem', minBlockSize: 0 }),
);

export const scroller = style(
  feature({ flex: '1 1 0', minInlineSize: 0, paddingBlock: space.xs, paddingInlineEnd: space.xxs }),
);

export const head = style(feature({ display: 'flex', justifyContent: 'center', paddingBlock: space.xs }));

export const beginning = style(
  feature({
    paddingBlock: space.sm,
    color: color.text.secondary,
    fontSize: font.size[13],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

/** Above the log, only as wide as its button. */
export const below = style(
  feature({
    position: 'absolute',
    insetBlockEnd: space.sm,
    insetInline: 0,
    zIndex: layer.raised,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
);

export const belowButton = style(
  feature({
    boxShadow: shadow.float,
    pointerEvents: 'auto',
  }),
);

/** Bordered buttons have no background. */
export const nothingNew = style(feature({ background: color.surface.raised }));
