import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { font, space } = vars;

export const root = style(
  feature({ display: 'grid', gap: space.lg, maxInlineSize: '760px', paddingBlock: space.xl }),
);

export const summary = style(feature({ fontSize: font.size[18] }));
