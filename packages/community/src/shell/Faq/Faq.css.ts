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

/** Within a page it is as wide as that, and hangs from its rule; prose keeps its own measure. */
export const list = style(feature({ borderBlockStart: 0 }));
