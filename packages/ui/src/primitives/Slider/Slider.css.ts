import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color } = vars;
const forced = '(forced-colors: active)';

/** Half a thumb, by which the rail extends at both ends beyond the range of a thumb's centre. */
export const END = '6px';

export const slider = style(primitive({ inlineSize: '100%', minInlineSize: '160px' }));

export const head = style(
  primitive({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
);

export const output = style(
  primitive({ ...type.mono, ...type.numeric, marginInlineStart: 'auto', color: color.text.primary }),
);

/** Area that reacts to a press, as high as a control. */
export const track = style(
  primitive({
    position: 'relative',
    blockSize: vars.size.control.small,
    marginInline: END,
    // Vertical swipes scroll the page.
    touchAction: 'pan-y',
    cursor: 'pointer',
    selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
    '@media': { [media.touch]: { blockSize: '44px' } },
  }),
);

export const rail = style(
  primitive({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1px)',
    blockSize: '2px',
    insetInline: `calc(-1 * ${END})`,
    background: color.rule.hairline,
    '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
  }),
);

export const fill = style(
  primitive({
    // Thicker than the rail, so that it differs by more than colour.
    position: 'absolute',
    insetBlockStart: 'calc(50% - 2px)',
    blockSize: '4px',
    background: color.mark.accent,
    selectors: {
      '&:not([style])': { visibility: 'hidden' },
      '[data-disabled] &': { background: color.text.muted },
    },
    '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const thumb = style(
  primitive({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 11px)',
    inlineSize: '12px',
    blockSize: '22px',
    marginInlineStart: '-6px',
    border: `1px solid ${color.control.fill}`,
    borderRadius: vars.radius.control,
    background: color.control.fill,
    cursor: 'grab',
    selectors: {
      '&:not([style])': { visibility: 'hidden' },
      // Line that marks the value.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '4px',
        insetInlineStart: 'calc(50% - 0.5px)',
        inlineSize: '1px',
        background: color.text.onFill,
      },
      // Target larger than the visible thumb.
      '&::before': { content: '""', position: 'absolute', inset: '-1px -6px' },
      '&:hover, &[data-state="dragging"]': { background: color.control.fillHover },
      '&[data-state="dragging"]': { zIndex: vars.layer.raised, cursor: 'grabbing' },
      '&:has(:focus-visible)': { ...focusRing(), zIndex: vars.layer.raised },
      '[data-state="invalid"] &': { borderColor: color.mark.danger, background: color.mark.danger },
      '[data-state="invalid"] &::after': { background: color.text.onDanger },
      '[data-disabled] &': {
        borderColor: color.text.muted,
        background: color.surface.sunk,
        cursor: 'not-allowed',
      },
      '[data-disabled] &::after': { background: color.text.muted },
    },
    '@media': {
      [media.touch]: { selectors: { '&::before': { inset: '-12px -17px' } } },
      [forced]: {
        border: '1px solid ButtonText',
        background: 'ButtonFace',
        selectors: { '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

/** Invisible range input over the thumb, for keyboards and screen readers. */
export const input = style(
  primitive({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    pointerEvents: 'none',
  }),
);

export const marks = style(
  primitive({
    position: 'relative',
    blockSize: '6px',
    marginInline: END,
    // Ends at the thumb.
    marginBlockStart: '-8px',
    '@media': { [media.touch]: { marginBlockStart: '-14px' } },
  }),
);
globalStyle(`${marks}:has([data-part="mark-label"])`, primitive({ blockSize: '24px' }));

export const mark = style(
  primitive({
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: 0,
    blockSize: '6px',
    borderInlineStart: `1px solid ${color.control.border}`,
    selectors: { '&:not([style])': { visibility: 'hidden' } },
  }),
);

export const markLabel = recipe({
  base: primitive({
    ...type.mono,
    position: 'absolute',
    insetBlockStart: '8px',
    display: 'flex',
    inlineSize: 0,
    color: color.text.secondary,
    fontSize: vars.font.size[11],
    lineHeight: vars.font.leading.data,
    whiteSpace: 'nowrap',
  }),
  variants: {
    /** Labels at the ends stay within the rail. */
    place: {
      start: primitive({ insetInlineStart: `calc(-1 * ${END})`, justifyContent: 'start' }),
      middle: primitive({ justifyContent: 'center' }),
      end: primitive({ insetInlineStart: END, justifyContent: 'end' }),
    },
  },
});
