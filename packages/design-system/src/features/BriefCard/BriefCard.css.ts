import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { CARD_HEIGHT_PX } from '../../styles/card-height';
import { feature } from '../../styles/layers.css';
import { sector } from '../../styles/sector.css';
import { vars } from '../../theme/contract.css';

/*
 * This sheet travels with the card to pages of others, within a kilobyte that holds the card as well. So it sets
 * little.
 */
const { color, font, size, space } = vars;

const hairline = `1px solid ${color.rule.hairline}`;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Measures the room that the card is given. */
export const root = style(
  feature({
    display: 'grid',
    minBlockSize: `${CARD_HEIGHT_PX}px`,
    font: `${font.size[14]}/${font.leading.ui} ${font.family.ui}`,
    color: color.text.secondary,
    containerType: 'inline-size',
  }),
);

export const card = style(
  feature({
    display: 'grid',
    grid: '1fr auto / 1fr 1fr',
    border: hairline,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    background: color.surface.raised,
    '@container': { [container.narrow]: { grid: '1fr auto auto / 100%' } },
  }),
);

/** Takes the height that the text beside or below it leaves. */
export const plate = style(
  feature({ inlineSize: '100%', blockSize: 0, minBlockSize: '100%', objectFit: 'cover' }),
);

export const body = style(
  feature({
    display: 'grid',
    grid: 'auto / 100%',
    alignContent: 'space-between',
    gap: space.sm,
    overflow: 'hidden',
    padding: space.md,
  }),
);

export const name = style(
  feature({
    ...oneLine,
    color: color.text.primary,
    fontSize: font.size[22],
    fontWeight: font.weight.heading,
    fontStretch: font.stretch.heading,
  }),
);

export const facts = style(
  feature({
    display: 'grid',
    grid: 'auto / 1fr auto',
    borderBlockEnd: hairline,
    lineHeight: '30px',
  }),
);
globalStyle(`${facts} > *`, feature({ ...oneLine, borderBlockStart: hairline }));
globalStyle(
  `${facts} dd`,
  feature({
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: font.weight.strong,
  }),
);
