import { feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

export const lines = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));
