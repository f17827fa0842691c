import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);
