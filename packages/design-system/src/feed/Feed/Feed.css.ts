import { feature, stickyTop } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const feed = style(feature({ maxInlineSize: '680px', overflowWrap: 'anywhere' }));

export const head = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    paddingBlockEnd: vars.space.lg,
  }),
);
// Empty items add no gap.
globalStyle(`${head} > :empty`, feature({ position: 'absolute' }));

/** Sticky below the masthead, and overlays the posts instead of taking space. */
export const notice = style(
  feature({
    position: 'sticky',
    insetBlockStart: `calc(${stickyTop} + ${vars.space.sm})`,
    zIndex: vars.layer.raised,
    display: 'flex',
    justifyContent: 'center',
    blockSize: 0,
    overflow: 'visible',
  }),
);

export const noticeButton = style(feature({ boxShadow: vars.shadow.float }));

export const end = style(
  feature({ margin: 0, paddingBlock: vars.space.lg, color: vars.color.text.secondary, textAlign: 'center' }),
);
