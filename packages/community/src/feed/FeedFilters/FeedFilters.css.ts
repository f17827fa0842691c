import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    // The first post has a rule of its own.
    paddingBlockEnd: space.md,
  }),
);

export const tabs = style(feature({ minInlineSize: 0 }));
