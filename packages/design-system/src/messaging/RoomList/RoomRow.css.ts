import { feature, focusRing, pageStart, transition, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style(
  feature({
    ...transition(['background-color']),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${size.avatar.medium} minmax(0, 1fr) auto`,
    gridAutoRows: '20px',
    alignContent: 'center',
    columnGap: '10px',
    minBlockSize: '68px',
    paddingBlock: space.xs,
    paddingInline: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    boxSizing: 'content-box',
    lineHeight: '20px',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
      '&[aria-current]': {
        background: color.surface.selected,
        boxShadow: `inset 3px 0 0 ${color.mark.accent}`,
      },
      '[dir="rtl"] &[aria-current]': { boxShadow: `inset -3px 0 0 ${color.mark.accent}` },
    },
    '@media': {
      // Forced colours remove backgrounds and shadows.
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

globalStyle(
  `${row} > :is([data-component="Avatar"], [data-part="avatars"])`,
  feature({ gridRow: '1 / span 3', alignSelf: 'start' }),
);

export const name = style(
  feature({
    ...oneLine,
    ...pageStart,
    gridColumn: 2,
    fontWeight: font.weight.strong,
    fontStretch: font.stretch.control,
  }),
);

export const company = style(
  feature({
    ...oneLine,
    ...pageStart,
    gridColumn: '2 / -1',
    color: color.text.secondary,
    fontSize: font.size[13],
  }),
);

export const moment = style(
  feature({ ...type.mono, gridColumn: 3, color: color.text.secondary, lineHeight: '20px' }),
);

export const said = style(
  feature({
    ...oneLine,
    gridColumn: 2,
    color: color.text.secondary,
    fontSize: font.size[13],
    // Keeps the start of a text visible if its direction differs from that of the page.
    unicodeBidi: 'plaintext',
    textAlign: pageStart.textAlign,
    selectors: {
      ...pageStart.selectors,
      [`${row}[data-state="unread"] &`]: { color: color.text.primary, fontWeight: font.weight.strong },
    },
  }),
);

/** Marks at the end of the last message. */
export const marks = style(
  feature({
    gridColumn: 3,
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'end',
    gap: space.xxs,
    color: color.text.secondary,
  }),
);

export const count = style(
  feature({
    minInlineSize: '20px',
    paddingInline: '5px',
    borderRadius: radius.control,
    background: color.control.fill,
    color: color.text.onFill,
    fontSize: font.size[12],
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '20px',
    textAlign: 'center',
    selectors: {
      // Muted: still counted, but not highlighted.
      '&[data-muted="true"]': { background: color.surface.sunk, color: color.text.secondary },
    },
    '@media': {
      '(forced-colors: active)': {
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  }),
);
