import {
  extendTouchTarget,
  feature,
  focusRing,
  media,
  stickyOffset,
  transition,
  type,
} from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const header = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: '62px',
    paddingInline: `${space.sm} 20px`,
    borderBlockEnd: `${size.rule} solid ${color.rule.strong}`,
    '@media': {
      '(max-width: 1023px)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        rowGap: 0,
        paddingBlockEnd: space.xs,
        paddingInline: space.xs,
      },
    },
  }),
);

/** Inline it fills its container, and container queries replace media queries. */
export const inline = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    blockSize: '100%',
    minBlockSize: '320px',
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.paper,
  }),
);

export const inlineHeader = style(
  feature({
    boxSizing: 'border-box',
    // The toolbar mounts once the tree is drawn; its space is reserved, to prevent layout shift.
    minBlockSize: `calc(${size.control.medium} + 2 * ${space.xs} + 1px)`,
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

export const tools = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    '@media': {
      '(max-width: 1023px)': { gridColumn: '1 / -1', justifyContent: 'flex-end' },
      [media.phone]: { justifyContent: 'space-between', gap: '6px' },
    },
  }),
);

export const search = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    flex: '0 1 300px',
    inlineSize: '300px',
    minInlineSize: '44px',
    blockSize: size.control.medium,
    marginInlineEnd: space.xs,
    paddingInline: space.sm,
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    selectors: { '&:focus-within': { ...focusRing(), outlineOffset: '-1px' } },
    '@media': {
      '(max-width: 1023px)': { marginInlineEnd: 'auto' },
      [media.phone]: {
        position: 'relative',
        flex: '1 1 44px',
        inlineSize: 'auto',
        margin: 0,
        gap: 0,
        borderColor: 'transparent',
        background: 'none',
        selectors: {
          // When open, it takes the whole line.
          '&:focus-within, &:has(input:not(:placeholder-shown))': {
            position: 'absolute',
            insetInline: space.xs,
            zIndex: 1,
            borderColor: color.control.border,
            background: color.surface.raised,
          },
        },
      },
    },
  }),
);

export const searchIcon = style(
  feature({
    flex: 'none',
    cursor: 'text',
    '@media': {
      [media.phone]: {
        selectors: {
          // When closed, it is an icon: all of it opens the field.
          [`${search}:not(:focus-within, :has(input:not(:placeholder-shown))) &::after`]: {
            content: '""',
            position: 'absolute',
            inset: '-1px',
          },
        },
      },
    },
  }),
);

export const searchInput = style(
  feature({
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    border: 0,
    background: 'none',
    outline: 'none',
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
    '@media': {
      [media.phone]: { fontSize: font.size[16], paddingInlineStart: space.xs },
    },
  }),
);

export const searchPosition = style(
  feature({ ...type.mono, flex: 'none', color: color.text.secondary, whiteSpace: 'nowrap' }),
);

export const group = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    blockSize: size.control.medium,
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
  }),
);

globalStyle(
  `${group} > button[data-component]`,
  feature({
    flex: 'none',
    inlineSize: '36px',
    minBlockSize: 0,
    blockSize: '100%',
    border: 0,
    borderRadius: 0,
    aspectRatio: 'auto',
    '@media': { [media.touch]: { inlineSize: '44px' } },
  }),
);

// A global style cannot contain selectors, so the target is extended here.
globalStyle(
  `${group} > button[data-component]::after`,
  feature({ '@media': { [media.touch]: { content: '""', position: 'absolute', inset: '-1px 0' } } }),
);

export const zoomValue = style(
  feature({
    ...type.mono,
    flex: 'none',
    inlineSize: '56px',
    borderInline: `1px solid ${color.rule.hairline}`,
    lineHeight: '34px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { inlineSize: '42px' } },
  }),
);

export const viewButton = style(
  feature({
    ...type.control,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    blockSize: '100%',
    paddingInline: '11px',
    fontSize: font.size[14],
    ...transition(['background-color', 'color']),
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing(),
      '& + &': { borderInlineStart: `1px solid ${color.control.border}` },
      '&[aria-pressed="true"]': { background: color.surface.inverse, color: color.text.onInverse },
    },
    '@media': {
      ...extendTouchTarget('-1px 0'),
      [media.phone]: { paddingInline: 0, inlineSize: '44px', justifyContent: 'center' },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

/** Labels beside icons are hidden if there is no space; the button keeps its accessible name. */
export const word = style(feature({ '@media': { '(max-width: 1199px)': { display: 'none' } } }));

export const compact = style(
  feature({
    '@media': { '(max-width: 1199px)': { paddingInline: 0, inlineSize: size.control.medium } },
  }),
);

export const body = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    selectors: {
      '&[data-state="details"]': {
        gridTemplateColumns: 'minmax(0, 1fr) 344px',
        '@media': {
          [media.phone]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateRows: 'minmax(0, 11fr) minmax(0, 9fr)',
          },
        },
        '@container': {
          '(max-width: 719px)': {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
          },
        },
      },
    },
  }),
);

/** Two trees with a common root; stacked if they do not fit side by side. */
export const ways = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridRow: 2,
    minBlockSize: 0,
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
      },
    },
  }),
);

export const way = style(
  feature({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    minBlockSize: 0,
    selectors: { '& + &': { borderInlineStart: `1px solid ${color.rule.hairline}` } },
  }),
);

export const stage = style(
  feature({ minInlineSize: 0, minBlockSize: 0, selectors: { '&[hidden]': { display: 'none' } } }),
);

export const tableArea = style(
  feature({
    minInlineSize: 0,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Scroll targets must not end up below the sticky heads.
    scrollPaddingBlockStart: vars.size.tableHead,
    padding: `0 ${space.lg} ${space.lg}`,
    vars: { [stickyOffset]: '0px' },
    '@media': { [media.phone]: { paddingInline: space.md } },
  }),
);

/** Takes the focus of its button. */
export const tableFoot = style(feature({ outline: 'none' }));

globalStyle(`${inlineHeader} > *`, feature({ flexWrap: 'wrap' }));
