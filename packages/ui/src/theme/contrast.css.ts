import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inLayer } from './in-layer';
import { withMoreContrast } from './more-contrast';

const { text, rule, control } = withMoreContrast(vars.color);

const moreContrast = {
  vars: {
    [vars.color.text.secondary]: text.secondary,
    [vars.color.text.muted]: text.muted,
    [vars.color.rule.hairline]: rule.hairline,
    [vars.color.rule.strong]: rule.strong,
    [vars.color.control.border]: control.border,
  },
};

globalStyle('[data-contrast="more"]', inLayer('theme', moreContrast));
globalStyle(
  ':root:not([data-contrast]), :host(:not([data-contrast]))',
  inLayer('theme', { '@media': { '(prefers-contrast: more)': moreContrast } }),
);
