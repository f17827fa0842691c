import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const back = style(feature({ margin: 0, paddingBlock: vars.space.md }));

export const backLink = style(
  feature({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs, minBlockSize: '24px' }),
);
