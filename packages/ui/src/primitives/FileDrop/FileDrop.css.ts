import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { visuallyHidden } from '../../styles/visually-hidden';
import { vars } from '../../theme/contract.css';

const { color, font, space } = vars;

export const fileDrop = style(
  primitive({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, inlineSize: '100%' }),
);

/** The whole drop zone is the label of the visually hidden file input. */
export const zone = style(
  primitive({
    ...type.body,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minBlockSize: '88px',
    padding: space.md,
    border: `1px dashed ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.secondary,
    textAlign: 'center',
    cursor: 'pointer',
    ...transition(['background-color', 'border-color']),
    selectors: {
      '&:hover': { borderColor: color.text.primary },
      '&:has(:focus-visible)': focusRing(),
      '&[data-state="invalid"]': {
        borderColor: color.mark.danger,
        borderInlineStart: `3px solid ${color.mark.danger}`,
      },
      '&[data-state="target"]': {
        borderStyle: 'solid',
        borderColor: color.text.accent,
        background: color.surface.selected,
        color: color.text.accent,
      },
      '&[data-state="disabled"]': {
        borderColor: color.rule.hairline,
        background: color.surface.sunk,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-state="disabled"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const input = style(primitive({ ...visuallyHidden, opacity: 0 }));

export const choose = style(
  primitive({
    color: color.text.accent,
    fontWeight: font.weight.control,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: {
      '[data-state="disabled"] &, [data-state="target"] &': { color: 'inherit', textDecoration: 'none' },
    },
  }),
);

/** Hidden on touch devices, which have no drag and drop. */
export const more = style(primitive({ '@media': { '(pointer: coarse)': { display: 'none' } } }));

export const list = style(primitive({ borderBlockStart: `1px solid ${color.rule.hairline}` }));

export const row = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.sm,
    // As high with a progress line as without.
    minBlockSize: '60px',
    paddingBlock: '6px',
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

export const thumb = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.raised,
    color: color.text.secondary,
    objectFit: 'cover',
    selectors: { '[data-state="failed"] > &': { color: color.text.danger } },
  }),
);

export const name = style(
  primitive({
    display: 'block',
    overflow: 'hidden',
    fontSize: font.size[14],
    lineHeight: font.leading.data,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const facts = style(
  primitive({
    ...type.caption,
    ...type.numeric,
    display: 'block',
    marginBlockStart: '2px',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-part="file"][data-state="done"] &': { color: color.text.success },
      ':is([data-part="file"], [data-part="refused"])[data-state="failed"] &': {
        color: color.text.danger,
        fontWeight: '540',
      },
    },
  }),
);

export const progress = style(primitive({ display: 'grid', marginBlockStart: '4px' }));

export const acts = style(
  primitive({
    display: 'flex',
    marginInlineEnd: '-4px',
    '@media': { [media.touch]: { marginInlineEnd: `calc(-1 * ${space.sm})` } },
  }),
);
