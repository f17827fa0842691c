import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { stickyOffset, stickyTop } from '../../styles/sticky.css';
import { extendTouchTarget } from '../../styles/touch';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';
import { asRows, wrapper } from '../Table/Table.css';

const { color, size, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;

/** Holds tools, table and foot. */
export const place = style([wrapper, primitive({ position: 'relative' })]);

/** The line of the button that opens the tools, above the end of the table. */
export const toolsLine = style(
  primitive({ display: 'flex', justifyContent: 'end', '@media': { print: { display: 'none' } } }),
);

export const toolsIcon = style(
  primitive({
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'square',
  }),
);

/** The columns stay as wide as they are, whichever rows are rendered. */
export const fixedColumns = style(primitive({ tableLayout: 'fixed' }));

/** Rows keep their places by script, in every browser alike. */
export const windowedBody = style(primitive({ overflowAnchor: 'none' }));

/** The room of rows that are not rendered. */
export const gapRow = style(primitive({ '@container': { [asRows]: { display: 'block' } } }));

export const gapCell = style(
  primitive({ padding: 0, border: 0, '@container': { [asRows]: { display: 'block' } } }),
);

/** The target around the box is larger than the box, not higher than the row. */
export const selectBox = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '32px',
    cursor: 'pointer',
    '@container': { [asRows]: { inlineSize: '44px' } },
    '@media': { [media.touch]: { blockSize: '44px' } },
  }),
);

export const fullRow = style(primitive({ '@container': { [asRows]: { display: 'block' } } }));

export const fullCell = style(
  primitive({ borderBlockEnd: hairline, '@container': { [asRows]: { display: 'block' } } }),
);

/** The pages of a table, as the line of LoadMore. */
export const pager = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    paddingBlockStart: '10px',
    color: color.text.secondary,
    fontSize: vars.font.size[13],
    fontVariantNumeric: 'tabular-nums',
  }),
);

globalStyle(`${pager} > :first-child`, primitive({ marginInlineEnd: 'auto' }));
globalStyle(
  `${pager} > button[aria-disabled="true"]`,
  primitive({ borderColor: color.rule.hairline, color: color.text.muted, cursor: 'not-allowed' }),
);

/** How high the bar is, in px: it is measured, as its lines wrap. */
export const BAR_HEIGHT_PROPERTY = '--mr-table-bar-height';
/** Where it sticks; the heads stick below it. */
const barTop = createVar();

/** Stays in sight with the heads. On narrow ground, where it has several lines, it would take too much of it. */
export const bar = style(
  primitive({
    position: 'sticky',
    insetBlockStart: stickyTop,
    zIndex: 4,
    background: color.surface.paper,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: space.xs,
    borderBlockEnd: hairline,
    '@container': { [asRows]: { position: 'static' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const findGroup = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    flex: '1 1 280px',
    maxInlineSize: '420px',
    '@container': { [asRows]: { order: -2, flexBasis: 'calc(100% - 56px)', maxInlineSize: 'none' } },
  }),
);

export const findText = style(primitive({ flex: 1, minInlineSize: '120px' }));

export const count = style(
  primitive({ ...type.mono, color: color.text.secondary, selectors: { '&:empty': { display: 'none' } } }),
);

/** On narrow ground below the buttons, whose line it would break. */
export const chosen = style(primitive({ '@container': { [asRows]: { order: 1, flex: '1 1 100%' } } }));

/** On narrow ground beside the search, as a line of its own would be empty but for it. */
export const closeButton = style(
  primitive({ marginInlineStart: 'auto', '@container': { [asRows]: { order: -1 } } }),
);

export const columnsList = style(
  primitive({ display: 'grid', justifyItems: 'start', gap: space.sm, minInlineSize: '200px' }),
);

/** Sticks with the heads, takes no room, and is gone where they are. */
export const handles = style(
  primitive({
    position: 'sticky',
    insetBlockStart: stickyTop,
    zIndex: 3,
    blockSize: 0,
    '@container': { [asRows]: { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const handle = style(
  primitive({
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: '13px',
    blockSize: size.tableHead,
    marginInlineStart: '-7px',
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '6px',
        insetInlineStart: '6px',
        inlineSize: '1px',
        background: color.rule.hairline,
      },
      '&:hover::before, &:active::before': {
        insetBlock: 0,
        inlineSize: '3px',
        background: color.mark.accent,
      },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': {
      ...extendTouchTarget('-6px -16px'),
      '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
    },
  }),
);

const inPlace = (selector: string) => `${place} ${selector}`;

const besideBar = `${place}:has(> ${bar})`;

globalStyle(besideBar, primitive({ vars: { [barTop]: stickyTop } }));
globalStyle(
  `${besideBar} > :not(${bar})`,
  primitive({
    vars: { [stickyOffset]: `calc(${barTop} + var(${BAR_HEIGHT_PROPERTY}, 0px))` },
    '@container': { [asRows]: { vars: { [stickyOffset]: barTop } } },
  }),
);
// A finger that holds a cell chooses it, and neither its text nor its link.
globalStyle(
  `${besideBar} tbody`,
  primitive({ '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } } }),
);

// The cells are the table's; what they are marked as is known here alone.
globalStyle(
  inPlace('[data-range]'),
  primitive({
    background: color.surface.selected,
    '@media': { '(forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
  }),
);
globalStyle(
  inPlace('[data-found]'),
  primitive({ outline: `1px dashed ${color.mark.accent}`, outlineOffset: '-2px' }),
);
globalStyle(
  inPlace('[data-found="current"]'),
  primitive({
    outline: `2px solid ${color.mark.accent}`,
    outlineOffset: '-2px',
    background: color.surface.added,
  }),
);
// Cells take the focus where they hold no control of their own, or several.
globalStyle(inPlace('tr > :is(td, th):focus-visible'), primitive(focusRing('inside')));
// A row that is gone to does not end below the heads.
globalStyle(inPlace('tbody > tr'), primitive({ scrollMarginBlock: `calc(${stickyTop} + 44px) 16px` }));
