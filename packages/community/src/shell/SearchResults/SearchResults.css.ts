import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const root = style(feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }));

/** Two columns of groups if there is room. */
export const groups = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    alignItems: 'start',
    gap: space.xl,
  }),
);

export const list = style(feature({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  feature({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

/** Name, with facts at the end of the line. */
export const line = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${space.sm}`,
  }),
);

export const fact = style(feature({ fontSize: font.size[13], color: color.text.secondary }));

/** Highlights matches, like the suggestions of a search box. */
export const mark = style(
  feature({
    background: 'none',
    color: 'inherit',
    fontWeight: font.weight.strong,
    boxShadow: `inset 0 -2px 0 ${color.mark.accent}`,
    '@media': { '(forced-colors: active)': { boxShadow: 'none', textDecoration: 'underline' } },
  }),
);
