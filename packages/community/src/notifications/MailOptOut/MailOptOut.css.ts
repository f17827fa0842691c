import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const address = style(feature({ fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' }));
