import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: vars.color.text.muted, unicodeBidi: 'isolate' }),
);

export const linkedProducts = style(feature({ color: vars.color.text.secondary }));
