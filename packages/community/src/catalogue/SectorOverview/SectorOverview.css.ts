import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space['2xl'] }));

export const head = style(
  feature({ display: 'grid', justifyItems: 'start', gap: space.sm, minInlineSize: 0 }),
);

/** Coloured band of the sector, as in the head of a product. */
export const band = style(
  feature({
    inlineSize: '100%',
    blockSize: size.band,
    background: color.sector.none,
    selectors: sectorBands(),
  }),
);

function sectorBands() {
  return Object.fromEntries(
    Object.entries(color.sector).map(([sector, background]) => [
      `[data-sector="${sector}"] > &`,
      { background },
    ]),
  );
}

export const facts = style(
  feature({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.md}`, alignItems: 'center' }),
);

/** One column for each step; stacked on narrow windows. */
export const chain = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
  }),
);

export const step = style(
  feature({
    display: 'grid',
    alignContent: 'start',
    gap: space.xs,
    minInlineSize: 0,
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
  }),
);

export const stepTitle = style(feature({ margin: 0, fontSize: font.size[12], color: color.text.secondary }));

export const list = style(feature({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

/** A name, with a fact at the end of the line. */
export const item = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${space.sm}`,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const fact = style(feature({ fontSize: font.size[13], color: color.text.secondary }));

export const post = style(
  feature({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

export const pair = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    alignItems: 'start',
    gap: space['2xl'],
  }),
);
