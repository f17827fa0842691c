import { feature, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { CARD_HEIGHT_PX } from '../../styles/card-height';

const { color, font, size, space } = vars;

export const root = style(
  feature({
    display: 'grid',
    grid: 'auto 1fr auto / 100%',
    minBlockSize: `${CARD_HEIGHT_PX}px`,
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
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    blockSize: '52px',
    paddingInline: space.md,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
  }),
);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two lines at most, which the head has room for. */
export const title = style(
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: font.size[18],
    fontWeight: font.weight.heading,
    fontStretch: font.stretch.heading,
    color: color.text.primary,
  }),
);

/** Gives way first, and wholly: the title says what the card is. */
export const fact = style(feature({ ...oneLine, flexShrink: 99, fontSize: font.size[13] }));

/** Takes the height that head and foot leave. */
export const figure = style(
  feature({ boxSizing: 'border-box', blockSize: 0, minBlockSize: '100%', paddingBlock: space.sm }),
);

/** In forced colours a drawing keeps its own, which were chosen for another ground. */
const forced = (colors: { fill: string } | { stroke: string }) =>
  feature({ '@media': { '(forced-colors: active)': colors } });
globalStyle(`${figure} text`, forced({ fill: 'CanvasText' }));
globalStyle(`${figure} path`, forced({ stroke: 'CanvasText' }));
globalStyle(`${figure} rect`, forced({ fill: 'CanvasText' }));
