import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const facts = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: `${space.sm} ${space.md}`,
    margin: 0,
  }),
);

export const fact = style(
  feature({ display: 'grid', gap: space.xxs, alignContent: 'start', minInlineSize: 0 }),
);

export const value = style(feature({ margin: 0, overflowWrap: 'anywhere' }));

export const words = style(
  feature({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '66ch' }),
);

/** Answers side by side if there is room, with their lines aligned. */
export const answers = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: `0 ${space.lg}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const answer = style(
  feature({
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.sm,
    borderBlockStart: `${size.hairline} solid ${color.rule.strong}`,
  }),
);

export const answerFacts = style(feature({ display: 'grid', gap: space.sm, margin: 0 }));

export const form = style(
  feature({ display: 'grid', gap: space.md, maxInlineSize: '680px', containerType: 'inline-size' }),
);

export const trio = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);
