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

/** Root of toolbar, table and footer. */
export const place = style([wrapper, primitive({ position: 'relative' })]);

/** Line of the button that opens the toolbar, aligned to the end above the table. */
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

/** Fixes the column widths, whichever rows are rendered. */
export const fixedColumns = style(primitive({ tableLayout: 'fixed' }));

/** Disables scroll anchoring: JavaScript keeps the rows in place, in every browser alike. */
export const windowedBody = style(primitive({ overflowAnchor: 'none' }));

/** Spacer for rows that are not rendered. */
export const gapRow = style(primitive({ '@container': { [asRows]: { display: 'block' } } }));

export const gapCell = style(
  primitive({ padding: 0, border: 0, '@container': { [asRows]: { display: 'block' } } }),
);

/** The target extends beyond the checkbox, but not beyond the row. */
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

/** Pagination of a table, laid out as the line of LoadMore. */
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

/** Measured height of the toolbar in px, as its content may wrap. */
export const BAR_HEIGHT_PROPERTY = '--mr-table-bar-height';
/** Sticky offset of the toolbar; the column heads stick below it. */
const barTop = createVar();

/** Sticks with the column heads. In narrow containers it wraps and would cover too much, so it scrolls away. */
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

/** In narrow containers below the buttons, whose line it would break. */
export const chosen = style(primitive({ '@container': { [asRows]: { order: 1, flex: '1 1 100%' } } }));

/** In narrow containers beside the search, to save a line of its own. */
export const closeButton = style(
  primitive({ marginInlineStart: 'auto', '@container': { [asRows]: { order: -1 } } }),
);

export const columnsList = style(
  primitive({ display: 'grid', justifyItems: 'start', gap: space.sm, minInlineSize: '200px' }),
);

/** Sticks with the column heads, takes no space, and is hidden where they are. */
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
// On touch, a long press selects the cell instead of its text or link.
globalStyle(
  `${besideBar} tbody`,
  primitive({ '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } } }),
);

// The cells belong to the table, but only the tools know their highlight attributes.
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
// Cells are focusable unless they hold exactly one control.
globalStyle(inPlace('tr > :is(td, th):focus-visible'), primitive(focusRing('inside')));
// A row scrolled into view must not end up below the sticky heads.
globalStyle(inPlace('tbody > tr'), primitive({ scrollMarginBlock: `calc(${stickyTop} + 44px) 16px` }));
