import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import { inLayer } from './layers.css';
import { night } from './palette';

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, colorValues(night)),
    // A shadow alone does not part two dark grounds: what floats gets a ring as well.
    [vars.shadow.float]: '0 0 0 1px oklch(0.36 0.016 262), 0 12px 32px oklch(0.08 0.01 262 / 0.6)',
  },
};

globalStyle('[data-theme="dark"], :host([data-theme="dark"])', inLayer('theme', dark));

globalStyle(
  ':root:not([data-theme]), :host(:not([data-theme]))',
  inLayer('theme', { '@media': { '(prefers-color-scheme: dark)': dark } }),
);
