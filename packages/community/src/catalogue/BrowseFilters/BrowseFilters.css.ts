import { container, feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

const beside = '(min-width: 1024px)';

/** Filters beside the results from 1024 px on, above them below that. */
export const layout = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    alignItems: 'start',
    '@media': {
      [beside]: { gridTemplateColumns: '236px minmax(0, 1fr)', columnGap: space['2xl'] },
    },
  }),
);

export const form = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const find = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: space.xs }),
);

/** Button that toggles the filters on narrow windows. */
export const toggle = style(feature({ justifySelf: 'start', '@media': { [beside]: { display: 'none' } } }));

export const groups = style(
  feature({
    display: 'none',
    gap: space.lg,
    selectors: { '&[data-open="true"]': { display: 'grid' } },
    '@media': { [beside]: { display: 'grid' } },
  }),
);

export const group = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    gap: space.xxs,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
);

export const legend = style(
  feature({
    inlineSize: '100%',
    padding: 0,
    paddingBlockEnd: space.xxs,
    marginBlockEnd: space.xxs,
    fontSize: font.size[12],
    color: color.text.secondary,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

export const value = style(
  feature({
    inlineSize: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '32px',
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
);

export const count = style(
  feature({ fontFamily: font.family.mono, fontSize: font.size[12], color: color.text.secondary }),
);

export const chosen = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** Column of results. */
export const results = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

/** Head of the results: active filters and sort order. */
export const bar = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: space.sm,
  }),
);

/** Row of the results; without columns it leaves room for the control at its end. */
export const resultRow = style(
  feature({ '@container': { [container.tableRows]: { paddingInlineEnd: '124px' } } }),
);
