import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import { inLayer } from './layers.css';
import { daylight } from './palette';

/** A nested element may ask for the light theme inside a dark page, so colours are set there again. */
globalStyle(
  ':root, :host, [data-theme="light"], :host([data-theme="light"])',
  inLayer('theme', {
    colorScheme: 'light',
    vars: {
      ...assignVars(vars.color, colorValues(daylight)),
      [vars.shadow.float]: '0 1px 0 oklch(0.22 0.02 262 / 0.08), 0 8px 24px oklch(0.22 0.02 262 / 0.12)',
    },
  }),
);
