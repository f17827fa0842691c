import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { moving, transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

/** Distance that the progress line of a loading button travels, in multiples of its own length: to the other end. */
const way = createVar();
const run = keyframes({ to: { translate: way } });

const { color, space, size, font } = vars;

/** A loading button keeps its look; only disabled buttons turn grey. */
const disabled = '&:disabled';
const hover = '&:hover:not(:disabled, [data-state="loading"])';

/** In forced-colours mode the primary button swaps text and background, to differ from the others. */
const filledInSystemColors = {
  forcedColorAdjust: 'none',
  borderColor: 'ButtonText',
  background: 'ButtonText',
  color: 'ButtonFace',
  selectors: {
    [hover]: { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
    '&:focus-visible': { outlineColor: 'CanvasText' },
    [disabled]: { borderColor: 'GrayText', background: 'ButtonFace', color: 'GrayText' },
    '&[data-state="loading"]::after': { background: 'ButtonFace' },
  },
} as const;

export const button = recipe({
  base: primitive({
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: space.xs,
    // Minimum width, so that a label of three letters is still a large enough target.
    minInlineSize: size.control.small,
    maxInlineSize: '100%',
    paddingBlock: '3px',
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text.primary,
    fontFamily: font.family.ui,
    fontSize: font.size[14],
    lineHeight: font.leading.data,
    letterSpacing: font.tracking.normal,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    ...type.control,
    ...transition(['background-color', 'border-color', 'color']),
    selectors: {
      [hover]: { borderColor: color.text.primary, background: color.surface.sunk },
      '&:focus-visible': focusRing(),
      '&[aria-pressed="true"]': {
        borderColor: color.text.accent,
        background: color.surface.selected,
        color: color.text.accent,
      },
      [disabled]: {
        borderColor: color.rule.hairline,
        background: color.surface.sunk,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
      // Progress line at the bottom edge; label and width stay.
      '&[data-state="loading"]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInlineStart: 0,
        inlineSize: '42%',
        blockSize: '3px',
        background: 'currentColor',
        '@media': {
          ...moving({ animation: `${run} 1.2s ease-in-out infinite alternate` }),
          '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
        },
      },
      '&[data-state="loading"]': { overflow: 'hidden', cursor: 'progress', vars: { [way]: '138%' } },
      '[dir="rtl"] &[data-state="loading"]': { vars: { [way]: '-138%' } },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
  variants: {
    tone: {
      primary: primitive({
        borderColor: color.control.fill,
        background: color.control.fill,
        color: color.text.onFill,
        selectors: {
          [hover]: { borderColor: color.control.fillHover, background: color.control.fillHover },
          [disabled]: {
            borderColor: color.rule.hairline,
            background: color.surface.sunk,
            color: color.text.muted,
          },
        },
        '@media': { '(forced-colors: active)': filledInSystemColors },
      }),
      secondary: {},
      quiet: primitive({
        borderColor: 'transparent',
        selectors: {
          [hover]: { borderColor: 'transparent' },
          [disabled]: { borderColor: 'transparent', background: 'none' },
        },
      }),
      danger: primitive({
        borderColor: `color-mix(in oklab, ${color.text.danger} 55%, ${color.surface.paper})`,
        color: color.text.danger,
        selectors: {
          [disabled]: { borderColor: color.rule.hairline, color: color.text.muted },
          [hover]: {
            borderColor: color.text.danger,
            background: color.text.danger,
            color: color.text.onDanger,
          },
        },
      }),
    },
    size: {
      small: primitive({
        minBlockSize: size.control.small,
        gap: '6px',
        paddingInline: '10px',
        fontSize: font.size[13],
      }),
      medium: primitive({ minBlockSize: size.control.medium, paddingInline: '14px' }),
      large: primitive({
        minBlockSize: size.control.large,
        paddingInline: '22px',
        fontSize: font.size[16],
      }),
    },
    shape: {
      text: {},
      /** Square, for an icon without a label. */
      icon: primitive({ padding: 0, aspectRatio: '1' }),
    },
    width: {
      content: {},
      full: primitive({ inlineSize: '100%' }),
    },
  },
});
