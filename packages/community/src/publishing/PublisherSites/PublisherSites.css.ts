import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(feature({ display: 'grid', gap: space.xl, paddingBlock: space.xl }));

/** Limited to a comfortable line length, as the forms of the page are. */
export const body = style(
  feature({ display: 'grid', gap: space.lg, maxInlineSize: '760px', minInlineSize: 0 }),
);

export const form = style(feature({ display: 'grid', gap: space.sm, justifyItems: 'start' }));

/** Wide enough for most site addresses. */
export const address = style(feature({ inlineSize: '100%', maxInlineSize: '480px' }));
