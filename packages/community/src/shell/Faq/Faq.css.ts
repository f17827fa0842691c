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

/** Within a page, whose rule it hangs from, lines stay short enough to read. */
export const list = style(feature({ maxInlineSize: '760px', borderBlockStart: 0 }));
