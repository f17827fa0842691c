import { feature, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { CARD_HEIGHT_PX, cardHeight } from '../../styles/card-height';

const { color, font, size, space } = vars;

export const root = style(
  feature({
    display: 'grid',
    grid: 'auto 1fr auto / 100%',
    minBlockSize: cardHeight(CARD_HEIGHT_PX),
    containerType: 'inline-size',
    border: `1px solid ${color.rule.hairline}`,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    font: `${font.size[14]}/${font.leading.data} ${font.family.ui}`,
    color: color.text.secondary,
    background: color.surface.raised,
  }),
);

export const head = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.sm}`,
    padding: `${space.sm} ${space.md}`,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
  }),
);

/** Clamped to three lines: the figure shrinks. */
export const title = style(
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontSize: font.size[18],
    fontWeight: font.weight.heading,
    fontStretch: font.stretch.heading,
    color: color.text.primary,
  }),
);

/** Beside the title, or below it; never truncated, as a truncated number would be wrong. */
export const fact = style(feature({ fontSize: font.size[13] }));

/** Fills the height between head and foot. */
export const figure = style(
  feature({ boxSizing: 'border-box', blockSize: 0, minBlockSize: '100%', paddingBlock: space.sm }),
);

/** Browsers do not replace SVG colours in forced colours mode, so set them to contrast with its background. */
const forced = (colors: { fill: string } | { stroke: string }) =>
  feature({ '@media': { '(forced-colors: active)': colors } });
globalStyle(`${figure} text`, forced({ fill: 'CanvasText' }));
globalStyle(`${figure} path`, forced({ stroke: 'CanvasText' }));
globalStyle(`${figure} rect`, forced({ fill: 'CanvasText' }));
