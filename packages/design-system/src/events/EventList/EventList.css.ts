import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Where a day has no room for a name: those that have something stand below each other. */
const cramped = '(max-width: 1099px)';

export const list = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: `${space.lg} ${space.lg}`,
    margin: 0,
    paddingBlock: space.md,
    paddingInline: 0,
    listStyle: 'none',
  }),
);

export const filters = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.sm,
    paddingBlock: space.md,
    '@media': {
      '(max-width: 1000px)': { gridTemplateColumns: '1fr 1fr' },
      [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
  }),
);
// What is looked for most stands above the rest.
globalStyle(
  `${filters} > :first-child:not(input), ${filters} > input + *`,
  feature({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }),
);

/** Opens the further filters of a phone. */
export const opener = style(
  feature({
    display: 'none',
    '@media': {
      [media.phone]: { display: 'inline-flex' },
      '(scripting: none)': { display: 'none' },
    },
    selectors: { [`${filters}[data-state="open"] &`]: { gridColumn: '1 / -1', justifySelf: 'start' } },
  }),
);

/** In line with the others where there is room. */
export const moreFilters = style(
  feature({
    display: 'contents',
    '@media': { [media.phone]: { display: 'grid', gridColumn: '1 / -1', gap: space.sm } },
  }),
);
globalStyle(
  `${filters}[data-state="folded"] > ${moreFilters}`,
  feature({ '@media': { [`${media.phone} and (scripting: enabled)`]: { display: 'none' } } }),
);
globalStyle(
  `${filters}[data-state="open"] > [type="submit"]`,
  feature({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }),
);

export const calendarHead = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.sm,
  }),
);

export const calendar = style(
  feature({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '@media': { [cramped]: { display: 'block' } },
  }),
);

/** Points along the line of reading. */
export const arrow = style({});

globalStyle(`[dir="rtl"] ${arrow} > svg`, feature({ transform: 'scaleX(-1)' }));

export const weekday = style(
  feature({
    ...type.label,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
    textAlign: 'start',
    '@media': { [cramped]: { display: 'none' } },
  }),
);

export const day = style(
  feature({
    blockSize: '96px',
    padding: space.xs,
    border: `1px solid ${color.rule.hairline}`,
    verticalAlign: 'top',
    selectors: { '&[data-state="outside"]': { background: color.surface.sunk } },
    '@media': {
      [cramped]: {
        display: 'none',
        blockSize: 'auto',
        borderInline: 0,
        paddingInline: 0,
        selectors: { '&[data-state="filled"]': { display: 'block' } },
      },
    },
  }),
);

export const dayNumber = style(feature({ ...type.mono, display: 'block', color: color.text.secondary }));

export const weekdayInLine = style(
  feature({ display: 'none', '@media': { [cramped]: { display: 'inline' } } }),
);

export const entries = style(
  feature({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  feature({ fontSize: font.size[13], lineHeight: font.leading.data, overflowWrap: 'anywhere' }),
);

export const rows = style(feature({ '@media': { [cramped]: { display: 'block' } } }));
