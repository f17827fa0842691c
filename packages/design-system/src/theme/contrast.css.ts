import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inLayer } from './layers.css';

/** For readers who ask for more contrast: greys become ink, hairlines become rules. Works in both themes. */
const moreContrast = {
  vars: {
    [vars.color.text.secondary]: vars.color.text.primary,
    [vars.color.text.muted]: vars.color.text.primary,
    [vars.color.rule.hairline]: vars.color.control.border,
    [vars.color.control.border]: vars.color.rule.strong,
    [vars.color.rule.strong]: vars.color.text.primary,
  },
};

globalStyle('[data-contrast="more"]', inLayer('theme', moreContrast));
globalStyle(
  ':root:not([data-contrast]), :host(:not([data-contrast]))',
  inLayer('theme', { '@media': { '(prefers-contrast: more)': moreContrast } }),
);
