import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  feature({
    display: 'grid',
    gap: vars.space.lg,
    inlineSize: '100%',
    maxInlineSize: '760px',
    marginInline: 'auto',
    paddingBlock: vars.space.xl,
  }),
);

/** As a section it spans the page's width, below its rule; the text keeps its line length. */
export const list = style(feature({ borderBlockStart: 0 }));
