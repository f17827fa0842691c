import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style(feature({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs }));

export const text = style(feature({ flexGrow: 1, minInlineSize: 0 }));

export const title = style(feature({ fontWeight: vars.font.weight.strong }));
