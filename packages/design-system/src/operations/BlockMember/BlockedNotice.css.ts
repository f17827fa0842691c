import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const line = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);
