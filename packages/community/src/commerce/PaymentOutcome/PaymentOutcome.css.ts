import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space.lg, justifyItems: 'start' }));

export const facts = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${space.xs} ${space.lg}`,
    inlineSize: '100%',
    margin: 0,
    paddingBlock: space.md,
    borderBlock: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const label = style(feature({ color: color.text.secondary }));

export const value = style(feature({ margin: 0, fontVariantNumeric: 'tabular-nums' }));

export const tools = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));
