import { style } from '@vanilla-extract/css';
import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';

export const root = style(feature({ paddingBlock: vars.space['3xl'], maxInlineSize: '640px' }));
