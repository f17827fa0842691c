import { style } from '@vanilla-extract/css';
import { media } from '../styles/breakpoints';
import { base, primitive } from '../styles/layers';
import { transition } from '../styles/motion';
import { vars } from '../theme/contract.css';
import { checkboxBox } from './checkbox-box.css';

const { color, font } = vars;

/** Label around a checkbox, radio or switch: the whole line is the target. */
export const choice = style(
  base({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '32px',
    color: color.text.primary,
    fontSize: font.size[14],
    lineHeight: font.leading.data,
    // URLs have no break opportunities.
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { color: color.text.muted, cursor: 'not-allowed' },
      // Aligns the box with the first line.
      '&:has([data-part="detail"], [data-part="error"])': { alignItems: 'flex-start', paddingBlock: '7px' },
    },
    '@media': {
      [media.touch]: {
        minBlockSize: '44px',
        selectors: { '&:has([data-part="detail"], [data-part="error"])': { paddingBlock: '13px' } },
      },
    },
  }),
);

export const choiceDetail = style(
  primitive({
    display: 'block',
    marginBlockStart: '2px',
    color: color.text.secondary,
    fontSize: font.size[12],
    lineHeight: 1.4,
    selectors: { ':has(:disabled) > * > &': { color: 'inherit' } },
  }),
);

export const choiceError = style(
  primitive({
    display: 'flex',
    gap: '6px',
    marginBlockStart: '2px',
    color: color.text.danger,
    fontSize: font.size[12],
    fontWeight: '540',
    lineHeight: 1.4,
  }),
);

/** Box of any choice; a check mark, dot or knob is drawn in it. */
export const choiceBox = style([
  checkboxBox,
  primitive({
    selectors: {
      '&[aria-invalid="true"]': { borderColor: color.mark.danger },
      '&[aria-readonly="true"], &[type="checkbox"][aria-readonly="true"]:indeterminate': {
        borderColor: color.rule.hairline,
        background: 'transparent',
      },
      '&:disabled': { borderColor: color.rule.hairline, background: color.surface.sunk },
      '&[type="radio"]': { borderRadius: vars.radius.full },
      '&[type="radio"]:checked::before': {
        content: '""',
        inlineSize: '6px',
        blockSize: '6px',
        borderRadius: vars.radius.full,
        background: color.text.onFill,
      },
      // Read-only state, in ink.
      '&[type="checkbox"]:not([role])[aria-readonly="true"]::before': {
        borderColor: color.text.primary,
      },
      '&[type="checkbox"]:not([role])[aria-readonly="true"]:indeterminate::before': {
        background: color.text.primary,
      },
      '&[role="switch"]': {
        placeItems: 'center start',
        inlineSize: '34px',
        borderRadius: '2px',
        padding: '2px',
      },
      '&[role="switch"]::before': {
        content: '""',
        inlineSize: '12px',
        blockSize: '12px',
        background: color.text.secondary,
        ...transition(['translate']),
      },
      '&[role="switch"]:checked::before': { translate: '16px', background: color.text.onFill },
      '[dir="rtl"] &[role="switch"]:checked::before': { translate: '-16px' },
      '&[role="switch"][aria-readonly="true"]:checked::before': { background: color.text.primary },
      '&:disabled:checked::before, &[role="switch"]:disabled::before': {
        borderColor: color.text.muted,
        background: color.text.muted,
      },
      '&[type="checkbox"]:not([role]):disabled:checked::before': {
        borderColor: color.text.muted,
        background: 'none',
      },
      '&[type="checkbox"]:not([role]):disabled:indeterminate::before': { background: color.text.muted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[type="radio"]:checked::before, &[role="switch"]:checked::before': {
            background: 'HighlightText',
          },
          '&[role="switch"]:not(:checked)::before': { background: 'ButtonText' },
          '&[aria-invalid="true"]': { borderColor: 'ButtonText' },
          '&[aria-readonly="true"], &[type="checkbox"][aria-readonly="true"]:indeterminate': {
            borderColor: 'ButtonText',
            background: 'ButtonFace',
          },
          '&[type="checkbox"]:not([role])[aria-readonly="true"]::before': { borderColor: 'ButtonText' },
          '&[type="checkbox"]:not([role])[aria-readonly="true"]:indeterminate::before, &[role="switch"][aria-readonly="true"]:checked::before':
            { background: 'ButtonText' },
          // One colour for all disabled states.
          '&:disabled, &[type="checkbox"]:disabled:indeterminate': {
            borderColor: 'GrayText',
            background: 'ButtonFace',
          },
          '&[type]:disabled::before': { background: 'GrayText' },
          '&[type="checkbox"]:not([role]):disabled:checked::before': {
            borderColor: 'GrayText',
            background: 'none',
          },
        },
      },
    },
  }),
]);
