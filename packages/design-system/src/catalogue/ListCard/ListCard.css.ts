import { feature, pageStart, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { CARD_HEIGHT_PX, LIST_ROW_HEIGHT_PX } from '../../styles/card-height';

/* As the sheet of BriefCard, it travels with the card. */
const { color, font, size, space } = vars;

const hairline = `1px solid ${color.rule.hairline}`;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const root = style(
  feature({
    boxSizing: 'border-box',
    display: 'grid',
    grid: 'auto 1fr auto / 100%',
    minBlockSize: `${CARD_HEIGHT_PX}px`,
    border: hairline,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    font: `${font.size[14]}/20px ${font.family.ui}`,
    color: color.text.secondary,
    background: color.surface.raised,
  }),
);

export const head = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    blockSize: '66px',
    paddingInline: space.md,
  }),
);

export const title = style(
  feature({
    ...oneLine,
    fontSize: font.size[18],
    lineHeight: '24px',
    fontWeight: font.weight.heading,
    fontStretch: font.stretch.heading,
    color: color.text.primary,
  }),
);

/** A number that is cut off says nothing: the title gives way. */
export const fact = style(feature({ ...oneLine, flexShrink: 0, fontSize: font.size[13] }));

export const list = style(feature({ listStyle: 'none' }));

export const row = style(
  feature({
    boxSizing: 'border-box',
    display: 'grid',
    grid: 'auto / 100%',
    alignContent: 'center',
    blockSize: `${LIST_ROW_HEIGHT_PX}px`,
    borderBlockStart: hairline,
    paddingInline: space.md,
    selectors: { '&:hover': { background: color.surface.selected } },
  }),
);

/** How far a row stands in, by its level. */
export const levels = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([level]) =>
  feature({ paddingInlineStart: `${16 + 20 * (level ?? 0)}px` }),
);

export const name = style(
  feature({ ...oneLine, ...pageStart, color: color.text.primary, fontWeight: font.weight.strong }),
);

export const detail = style(feature({ ...oneLine, ...pageStart, fontSize: font.size[13] }));

export const empty = style(feature({ borderBlockStart: hairline, padding: space.md }));
