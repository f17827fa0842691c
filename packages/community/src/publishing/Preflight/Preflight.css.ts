import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Wide enough for lines of code beside text. */
const WIDTH = '860px';

export const root = style(
  feature({
    display: 'grid',
    gap: space.lg,
    paddingBlock: space.xl,
    inlineSize: '100%',
    maxInlineSize: WIDTH,
    marginInline: 'auto',
    minInlineSize: 0,
  }),
);

export const form = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const submit = style(feature({ justifySelf: 'start' }));

export const report = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const verdicts = style(
  feature({
    display: 'grid',
    gap: space.md,
    margin: 0,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const verdict = style(feature({ display: 'grid', gap: space.xxs }));

export const verdictValue = style(feature({ margin: 0 }));

export const status = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    fontWeight: 570,
    color: color.text.secondary,
    selectors: {
      '&[data-state="works"]': { color: color.text.success },
      '&[data-state="restricted"]': { color: color.text.warning },
      '&[data-state="blocked"]': { color: color.text.danger },
    },
  }),
);

export const facts = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.md}` }),
);

/** A policy has no natural break points: it may break anywhere. */
export const source = style(
  feature({
    ...type.mono,
    display: 'block',
    minInlineSize: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  }),
);

export const place = style(feature({ color: color.text.secondary }));

export const fix = style(feature({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));

export const fixLine = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
    padding: space.sm,
    background: color.surface.sunk,
  }),
);
