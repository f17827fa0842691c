import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

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
    // In a calendar the button fits into the line of the fields.
    selectors: { '&[data-view="calendar"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' } },
    '@media': {
      '(max-width: 1000px)': {
        gridTemplateColumns: '1fr 1fr',
        selectors: { '&[data-view="calendar"]': { gridTemplateColumns: '1fr 1fr' } },
      },
      [media.phone]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        selectors: { '&[data-view="calendar"]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
      },
    },
  }),
);
// The most used field is on a line above the rest.
globalStyle(
  `${filters} > :first-child:not(input), ${filters} > input + *`,
  feature({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }),
);

/** Opens the further filters on phones. */
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

/** In line with the others where it fits. */
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
