import { container, feature, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { CARD_HEIGHT_PX } from '../../styles/card-height';

/*
 * This sheet travels with the card to pages of others, within a kilobyte that holds the card as well. So it sets
 * little, and its declarations stand in the order that compresses best.
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
    containerType: 'inline-size',
    color: color.text.secondary,
  }),
);

export const card = style(
  feature({
    display: 'grid',
    grid: '1fr auto / 1fr 1fr',
    border: hairline,
    background: color.surface.raised,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    '@container': { [container.narrow]: { grid: '1fr auto auto / 100%' } },
  }),
);

/** Takes the height that the text beside or below it leaves. */
export const plate = style(
  feature({ inlineSize: '100%', objectFit: 'cover', blockSize: 0, minBlockSize: '100%' }),
);

export const body = style(
  feature({
    overflow: 'hidden',
    gap: space.sm,
    padding: space.md,
    alignContent: 'space-between',
    display: 'grid',
    grid: 'auto / 100%',
  }),
);

/** Only as wide as the name: so it begins where the card does, in whatever direction it is written. */
export const name = style(
  feature({
    ...oneLine,
    color: color.text.primary,
    fontWeight: font.weight.heading,
    fontSize: font.size[22],
    fontStretch: font.stretch.heading,
    maxInlineSize: '100%',
    inlineSize: 'fit-content',
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
    fontWeight: font.weight.strong,
    textAlign: 'end',
  }),
);
