import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inLayer } from './in-layer';
import { measures, phoneMeasures, stillMeasures, touchMeasures } from './measures';

const { color: _color, shadow: _shadow, ...shared } = vars;

globalStyle(':root, :host', inLayer('theme', { vars: assignVars(shared, measures) }));

globalStyle(
  ':root, :host',
  inLayer('theme', {
    '@media': {
      '(max-width: 767px), (pointer: coarse)': {
        vars: assignVars(vars.size.control, touchMeasures.control),
      },
      '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.duration, stillMeasures.duration) },
      '(max-width: 767px)': {
        vars: {
          [vars.size.masthead]: phoneMeasures.masthead,
          [vars.size.pageMargin]: phoneMeasures.pageMargin,
        },
      },
    },
  }),
);
