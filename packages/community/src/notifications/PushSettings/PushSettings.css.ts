import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(feature({ paddingBlockEnd: vars.space.xl }));

/** Limited to a comfortable line length, as the forms of the page are. */
export const body = style(feature({ display: 'grid', gap: space.lg, maxInlineSize: '680px' }));
