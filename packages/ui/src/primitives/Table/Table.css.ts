import { createContainer, createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { stickyTop } from '../../styles/sticky.css';
import { type } from '../../styles/typography';
import { visuallyHidden } from '../../styles/visually-hidden';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;
const ruled = `1px solid ${color.rule.strong}`;

const tableContainer = createContainer('mr-table');
/** Each row is laid out as a name, a line of facts and one figure or action. */
export const asRows = `${tableContainer} ${container.tableRows}`;

/** Width of a row's checkbox in narrow containers. */
const indent = createVar();

const fade = keyframes({ from: { background: color.surface.added }, to: { background: 'transparent' } });

export const wrapper = style(
  primitive({ containerName: tableContainer, containerType: 'inline-size', minInlineSize: 0 }),
);

export const table = style(
  primitive({
    inlineSize: '100%',
    // Separate borders, as collapsed ones do not stick with sticky cells.
    borderCollapse: 'separate',
    fontSize: vars.font.size[14],
    lineHeight: vars.font.leading.data,
    textAlign: 'start',
    '@container': { [asRows]: { display: 'block' } },
  }),
);

export const head = style(primitive({ '@container': { [asRows]: { display: 'none' } } }));

export const body = style(
  primitive({ '@container': { [asRows]: { display: 'block', borderBlockStart: ruled } } }),
);

/** Fixed column widths, set by the reader; cells clip their text. */
export const ownColumns = style({});

const columnBase = style(
  primitive({
    ...type.label,
    position: 'sticky',
    insetBlockStart: stickyTop,
    zIndex: 2,
    blockSize: size.tableHead,
    paddingInlineEnd: space.sm,
    borderBlockEnd: ruled,
    background: color.surface.paper,
    textAlign: 'start',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    selectors: {
      '&:last-child': { paddingInlineEnd: 0 },
      '&[aria-sort]': { color: color.text.primary },
      [`${ownColumns} &`]: { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  }),
);

/** Classes by kind of cell. Without the recipes runtime, to keep rows of long tables cheap to render. */
export const column = styleVariants({
  text: [columnBase],
  number: [columnBase, primitive({ textAlign: 'end' })],
  index: [columnBase, primitive({ inlineSize: '36px' })],
  select: [columnBase, primitive({ inlineSize: '46px', paddingInline: '9px' })],
});

export const sortButton = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: '24px',
    ...transition(['color']),
    selectors: { '&:hover': { color: color.text.primary }, '&:focus-visible': focusRing() },
  }),
);

export const sortIcon = style(
  primitive({ flex: 'none', inlineSize: '13px', blockSize: '13px', fill: 'none', stroke: 'currentColor' }),
);

export const row = style(
  primitive({
    // The stretched link of the name covers the whole row.
    position: 'relative',
    ...transition(['background-color']),
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&[data-state="selected"]': { background: color.surface.selected },
      '&[data-state="added"]': { animation: `${fade} ${vars.duration.long} 2s both` },
      '&[data-state="leaving"]': { color: color.text.muted },
    },
    '@container': {
      [asRows]: {
        display: 'block',
        alignContent: 'center',
        minBlockSize: size.rowPhone,
        paddingBlock: '9px',
        paddingInlineStart: indent,
        borderBlockEnd: hairline,
        vars: { [indent]: '0px' },
        selectors: {
          '&[data-state="selected"]': { boxShadow: `inset 3px 0 0 ${color.mark.accent}` },
          '[dir="rtl"] &[data-state="selected"]': { boxShadow: `inset -3px 0 0 ${color.mark.accent}` },
          '&:has(> [data-place="select"])': { vars: { [indent]: '44px' } },
          '&:has([data-part="art"] > [data-kind="seal"])': { paddingInlineStart: `calc(${indent} + 38px)` },
          '&:has([data-part="art"] > [data-kind="thumb"])': { paddingInlineStart: `calc(${indent} + 50px)` },
          '&:has([data-part="art"] > [data-component="Avatar"])': {
            paddingInlineStart: `calc(${indent} + 46px)`,
          },
          '&:has(> [data-place="figure"])': { paddingInlineEnd: '64px' },
          '&:has(> [data-place="action"])': { paddingInlineEnd: '56px' },
        },
      },
    },
  }),
);

const atTheEnd = {
  display: 'block',
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  translate: '0 -50%',
} as const;

const cellBase = style(
  primitive({
    blockSize: size.row,
    // Two lines fit without making the row higher.
    paddingBlock: '3px',
    paddingInlineEnd: space.sm,
    borderBlockEnd: hairline,
    verticalAlign: 'middle',
    selectors: {
      '&:last-child': { paddingInlineEnd: 0 },
      [`${ownColumns} &`]: { overflow: 'hidden', overflowWrap: 'anywhere' },
      // The border is on the first cell: a positioned pseudo-element in the row would break its columns.
      '[data-state="selected"] > &:first-child': {
        paddingInlineStart: '6px',
        borderInlineStart: `3px solid ${color.mark.accent}`,
      },
    },
    '@container': {
      [asRows]: {
        blockSize: 'auto',
        padding: 0,
        border: 0,
        selectors: { '[data-state="selected"] > &:first-child': { padding: 0, border: 0 } },
      },
    },
  }),
);

export const cellKind = styleVariants({
  text: [cellBase],
  number: [cellBase, primitive({ ...type.numeric, textAlign: 'end', whiteSpace: 'nowrap' })],
  index: [cellBase, primitive({ ...type.mono, inlineSize: '36px', color: color.text.muted })],
  select: [cellBase, primitive({ inlineSize: '46px', paddingInline: '9px' })],
});

/** Additional styles beside the kind. */
export const cellPlace = styleVariants({
  // Very long words break, but the column does not shrink below the width of ordinary ones.
  name: primitive({
    minInlineSize: '168px',
    '@container': { [asRows]: { display: 'block', minInlineSize: 0 } },
  }),
  facts: primitive({
    '@container': {
      [asRows]: {
        display: 'inline',
        color: color.text.secondary,
        fontSize: vars.font.size[13],
        textAlign: 'start',
        // Figures wrap, too.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        selectors: { '[data-place="facts"]:not(:empty) ~ &:not(:empty)::before': { content: '", "' } },
      },
    },
  }),
  figure: primitive({ '@container': { [asRows]: { ...atTheEnd, textAlign: 'end' } } }),
  action: primitive({
    position: 'relative',
    zIndex: 1,
    inlineSize: '1%',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [asRows]: { ...atTheEnd, inlineSize: 'auto' } },
  }),
  hidden: primitive({ '@container': { [asRows]: { display: 'none' } } }),
  // Above the stretched link of the name.
  select: primitive({
    position: 'relative',
    zIndex: 1,
    '@container': {
      [asRows]: { ...atTheEnd, insetInlineEnd: 'auto', insetInlineStart: 0, inlineSize: '44px' },
    },
  }),
});

export const name = style(
  primitive({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }),
);

export const nameText = style(
  primitive({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: vars.font.weight.strong,
  }),
);

/** Follows the last word of the name; wraps if it does not fit. */
export const nameBadge = style(
  primitive({ display: 'inline-block', marginInline: '3px', verticalAlign: 'middle' }),
);

export const nameArt = style(
  primitive({
    flex: 'none',
    selectors: { '[data-state="leaving"] &': { opacity: 0.5 } },
    '@container': {
      [asRows]: {
        position: 'absolute',
        insetInlineStart: indent,
        insetBlockStart: '50%',
        translate: '0 -50%',
      },
    },
  }),
);

export const rowLink = style(
  primitive({
    outline: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      // Specificity is doubled to override the link's own ring.
      '&&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing('inside'),
    },
  }),
);

export const actionLabel = style(primitive({ '@container': { [asRows]: visuallyHidden } }));

export const actionTarget = style(
  primitive({
    '@container': { [asRows]: { inlineSize: '44px', blockSize: '44px', padding: 0 } },
  }),
);

/** Text for the line of facts only, such as the unit that is otherwise in the column head. */
export const unit = style(primitive({ display: 'none', '@container': { [asRows]: { display: 'inline' } } }));

/** Content for columns only, such as avatars beside a count. */
export const wideOnly = style(primitive({ '@container': { [asRows]: { display: 'none' } } }));
