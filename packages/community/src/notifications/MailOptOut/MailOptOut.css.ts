import { style } from '@vanilla-extract/css';
import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';

export const address = style(feature({ fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' }));
