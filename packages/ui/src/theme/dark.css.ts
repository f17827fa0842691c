import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import { inLayer } from './in-layer';
import { night } from './palette';
import { SHADOWS } from './shadows';

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, colorValues(night)),
    ...assignVars(vars.shadow, SHADOWS.dark),
  },
};

globalStyle('[data-theme="dark"], :host([data-theme="dark"])', inLayer('theme', dark));

globalStyle(
  ':root:not([data-theme]), :host(:not([data-theme]))',
  inLayer('theme', { '@media': { '(prefers-color-scheme: dark)': dark } }),
);
