import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Limited to a comfortable line length, as articles are. */
export const root = style(
  feature({
    display: 'grid',
    gap: space.xl,
    maxInlineSize: '760px',
    paddingBlock: space.xl,
    minInlineSize: 0,
  }),
);

export const head = style(feature({ display: 'grid', gap: space.sm }));

export const form = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const results = style(feature({ minInlineSize: 0 }));

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  feature({
    display: 'grid',
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const excerpt = style(feature({ ...type.prose, margin: 0 }));

export const mark = style(
  feature({
    background: color.surface.selected,
    color: 'inherit',
    fontWeight: vars.font.weight.strong,
    boxShadow: `inset 0 -1px 0 ${color.mark.accent}`,
  }),
);

export const tools = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);
