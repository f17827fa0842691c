import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const ended = style(feature({ color: vars.color.text.muted }));
