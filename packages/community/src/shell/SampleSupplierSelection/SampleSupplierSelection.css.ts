import { style } from '@vanilla-extract/css';
import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';

export const root = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);
