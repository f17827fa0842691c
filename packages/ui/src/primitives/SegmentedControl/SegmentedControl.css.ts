import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { CONTAINERS } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, font, size, space } = vars;

/** Too narrow for a check mark in each of three segments. */
const narrow = `(max-width: ${CONTAINERS.narrow}px)`;

export const segments = recipe({
  base: primitive({ display: 'flex', minInlineSize: 0 }),
  variants: {
    width: {
      content: primitive({ justifySelf: 'start', maxInlineSize: '100%' }),
      full: {},
    },
  },
});

export const segment = recipe({
  base: primitive({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // The count wraps below the label if needed.
    flexWrap: 'wrap',
    alignContent: 'center',
    gap: '0 8px',
    paddingBlock: '4px',
    // The padding shrinks by the width of the check mark, so that a choice causes no layout shift.
    paddingInline: '22px',
    border: `1px solid ${color.control.border}`,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: font.family.ui,
    lineHeight: font.leading.data,
    textAlign: 'center',
    cursor: 'pointer',
    ...type.control,
    ...transition(['background-color', 'border-color', 'color']),
    selectors: {
      '& + &': { marginInlineStart: '-1px' },
      '&:first-child': {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&:last-child': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&:hover': { background: color.surface.sunk },
      '&:has(:checked)': {
        zIndex: vars.layer.raised,
        paddingInline: '34px 10px',
        borderColor: color.control.fill,
        background: color.control.fill,
        color: color.text.onFill,
      },
      '&:has(:focus-visible)': { ...focusRing(), zIndex: vars.layer.raised },
      '[data-state="invalid"] > * > &:not(:has(:checked))': { borderColor: color.mark.danger },
      '&:has(:disabled)': {
        borderColor: color.rule.hairline,
        background: color.surface.sunk,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
      '&:has(:disabled:checked)': { borderColor: color.text.muted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&:has(:disabled)': { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
        },
      },
      [narrow]: {
        paddingInline: space.sm,
        selectors: { '&:has(:checked)': { paddingInline: space.sm } },
      },
    },
  }),
  variants: {
    size: {
      small: primitive({ minBlockSize: size.control.small, fontSize: font.size[13] }),
      medium: primitive({ minBlockSize: size.control.medium, fontSize: font.size[14] }),
      large: primitive({ minBlockSize: size.control.large, fontSize: font.size[16] }),
    },
    width: { content: {}, full: primitive({ flex: 1 }) },
  },
});

/** Invisible native radio over the whole segment, with its keyboard behaviour. */
export const input = style(
  primitive({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const check = style(
  primitive({
    position: 'absolute',
    insetInlineStart: '11px',
    visibility: 'hidden',
    selectors: { ':checked ~ &': { visibility: 'visible' } },
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const count = style(primitive({ ...type.mono, ...type.numeric, fontWeight: font.weight.body }));
