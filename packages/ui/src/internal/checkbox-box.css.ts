import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus';
import { primitive } from '../styles/layers';
import { vars } from '../theme/contract.css';

const { color } = vars;

const chosen = '&:checked, &[type="checkbox"]:indeterminate';

/** Box of a plain checkbox, in which the check mark is drawn. */
export const checkboxBox = style(
  primitive({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    border: `1px solid ${color.control.border}`,
    borderRadius: '1px',
    background: color.surface.raised,
    cursor: 'inherit',
    selectors: {
      '&:focus-visible': focusRing(),
      [chosen]: {
        borderColor: color.control.fill,
        background: color.control.fill,
      },
      '&[type="checkbox"]:not([role]):checked::before': {
        content: '""',
        inlineSize: '9px',
        blockSize: '5px',
        borderStyle: 'solid',
        borderColor: color.text.onFill,
        borderWidth: '0 0 2px 2px',
        rotate: '-45deg',
        translate: '0 -1px',
      },
      '&[type="checkbox"]:not([role]):indeterminate::before': {
        content: '""',
        inlineSize: '10px',
        blockSize: '2px',
        background: color.text.onFill,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&, &::before': { forcedColorAdjust: 'none' },
          '&': { borderColor: 'ButtonText', background: 'ButtonFace' },
          [chosen]: { borderColor: 'Highlight', background: 'Highlight' },
          '&[type="checkbox"]:not([role]):indeterminate::before': { background: 'HighlightText' },
          '&[type="checkbox"]:not([role]):checked::before': { borderColor: 'HighlightText' },
        },
      },
    },
  }),
);
