import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import { inLayer } from './in-layer';
import { daylight } from './palette';
import { SHADOWS } from './shadows';

/** A nested element may set the light theme inside a dark page, so the colours are set there again. */
globalStyle(
  ':root, :host, [data-theme="light"], :host([data-theme="light"])',
  inLayer('theme', {
    colorScheme: 'light',
    vars: {
      ...assignVars(vars.color, colorValues(daylight)),
      ...assignVars(vars.shadow, SHADOWS.light),
    },
  }),
);
