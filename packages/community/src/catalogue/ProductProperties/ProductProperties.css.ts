import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style(feature({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));
