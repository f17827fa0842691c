import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(feature({ display: 'grid', gap: vars.space.sm }));
