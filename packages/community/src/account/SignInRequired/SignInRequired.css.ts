import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(feature({ paddingBlock: vars.space['3xl'], maxInlineSize: '640px' }));
