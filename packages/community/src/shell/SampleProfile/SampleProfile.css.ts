import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const column = style(feature({ display: 'grid', gap: space.lg, maxInlineSize: '680px' }));

export const composer = style(feature({ display: 'grid', gap: space.sm }));

export const send = style(feature({ justifySelf: 'end' }));
