import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const rowActions = style(
  feature({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs }),
);
