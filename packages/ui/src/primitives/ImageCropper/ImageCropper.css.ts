import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';
import { PICTURE_HEIGHT_PX, VIEW_HEIGHT_PX } from './image-cropper-props';

const { color, space } = vars;

/** Background of the picture; its height is fixed before the picture loads. */
export const view = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    blockSize: `${VIEW_HEIGHT_PX}px`,
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.sunk,
    // Pictures keep left and right in every reading direction.
    direction: 'ltr',
  }),
);

export const failure = style(primitive({ ...type.small, padding: space.md, color: color.text.danger }));

export const size = style(primitive({ ...type.mono, ...type.numeric, color: color.text.secondary }));

/** No wider than the view, however wide the picture. */
export const stage = style(primitive({ minInlineSize: 0, maxInlineSize: '100%' }));

export const cropper = style(primitive({ position: 'relative', maxInlineSize: '100%' }));

/*
 * Styles for the elements of react-image-crop. Its own style sheet is not in a cascade layer and would override a
 * host's theme, so these rules replace it.
 */
const part = (name: string) => `${cropper} .ReactCrop__${name}`;

globalStyle(
  `${part('child-wrapper')} > img`,
  primitive({ inlineSize: '100%', maxBlockSize: `${PICTURE_HEIGHT_PX}px` }),
);
// Hidden until the size of the picture is known.
globalStyle(`${cropper}:not([style]) .ReactCrop__child-wrapper > img`, primitive({ inlineSize: 'auto' }));
globalStyle(
  `${part('child-wrapper')} > img, ${part('crop-selection')}`,
  primitive({ touchAction: 'none', userSelect: 'none' }),
);
globalStyle(
  part('crop-mask'),
  primitive({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }),
);
globalStyle(
  part('crop-selection'),
  primitive({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    // Two contrasting lines, so that one is visible on any picture.
    outline: `1px solid ${color.text.onFill}`,
    boxShadow: `0 0 0 2px ${color.control.fill}`,
    cursor: 'move',
  }),
);
globalStyle(
  `${part('crop-selection')}:focus-visible`,
  primitive({ ...focusRing(), boxShadow: `inset 0 0 0 2px ${color.text.onFill}` }),
);

const third = { content: '""', position: 'absolute', background: color.text.onFill, opacity: 0.5 } as const;
const thirds = {
  vt: { insetBlock: 0, inlineSize: '1px', edge: 'insetInlineStart' },
  hz: { insetInline: 0, blockSize: '1px', edge: 'insetBlockStart' },
} as const;
for (const [axis, { edge, ...line }] of Object.entries(thirds)) {
  const lines = part(`rule-of-thirds-${axis}`);
  globalStyle(`${lines}::before`, primitive({ ...third, ...line, [edge]: 'calc(100% / 3)' }));
  globalStyle(`${lines}::after`, primitive({ ...third, ...line, [edge]: 'calc(200% / 3)' }));
}

// Only the corner handles keep the aspect ratio.
globalStyle(
  `${part('drag-bar')}, ${part('drag-handle')}:is(.ord-n, .ord-e, .ord-s, .ord-w)`,
  primitive({ display: 'none' }),
);
globalStyle(
  part('drag-handle'),
  primitive({
    position: 'absolute',
    inlineSize: '12px',
    blockSize: '12px',
    border: `1px solid ${color.text.onFill}`,
    background: color.control.fill,
    '@media': {
      [media.touch]: { inlineSize: '20px', blockSize: '20px' },
      '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
// Target larger than the visible handle.
globalStyle(
  `${part('drag-handle')}::before`,
  primitive({
    content: '""',
    position: 'absolute',
    inset: '-7px',
    '@media': { [media.touch]: { inset: '-13px' } },
  }),
);
const corners = {
  nw: { insetBlockStart: 0, insetInlineStart: 0, translate: '-50% -50%', cursor: 'nwse-resize' },
  ne: { insetBlockStart: 0, insetInlineEnd: 0, translate: '50% -50%', cursor: 'nesw-resize' },
  se: { insetBlockEnd: 0, insetInlineEnd: 0, translate: '50% 50%', cursor: 'nwse-resize' },
  sw: { insetBlockEnd: 0, insetInlineStart: 0, translate: '-50% 50%', cursor: 'nesw-resize' },
} as const;
for (const [corner, rule] of Object.entries(corners)) {
  globalStyle(`${part('drag-handle')}.ord-${corner}`, primitive(rule));
}
globalStyle(`${cropper}[data-disabled] *`, primitive({ cursor: 'not-allowed' }));
