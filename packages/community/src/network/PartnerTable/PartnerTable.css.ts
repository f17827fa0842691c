import { style } from '@vanilla-extract/css';
import { feature } from '@millrace/ui/styles';
import { type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: vars.color.text.muted, unicodeBidi: 'isolate' }),
);
