import { feature, media, transition, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onPlate } from './plate-colors.css';
import { sectorOnPlate } from './sector-on-plate';

const { color, font, space } = vars;

export const plate = style(
  feature({
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: '100%',
    overflow: 'hidden',
    contain: 'strict',
    cursor: 'grab',
    touchAction: 'none',
    overscrollBehavior: 'none',
    selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
  }),
);

/** Drawing with its legend below, so that nothing covers a product. */
export const frame = style(
  feature({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100%',
    minInlineSize: 0,
    minBlockSize: 0,
  }),
);

export const foot = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.xs} ${space.md}`,
    borderBlockStart: `1px solid ${onPlate.faint}`,
    // Reserves its space, to prevent layout shift once the tree is drawn.
    selectors: { '&[hidden]': { display: 'flex', visibility: 'hidden' } },
    '@media': {
      [media.phone]: {
        // The panel needs the space.
        selectors: { '[data-state="details"] > * > * > &': { display: 'none' } },
      },
    },
  }),
);

export const canvas = style(
  feature({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none' }),
);

export const probe = style(
  feature({ position: 'absolute', inlineSize: 0, blockSize: 0, overflow: 'hidden' }),
);

/** Transformed with the tree: labels are positioned inside it, so that panning moves a single element. */
export const labels = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 0,
    blockSize: 0,
    transformOrigin: '0 0',
    outline: 'none',
  }),
);

export const heads = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '48px',
    overflow: 'hidden',
    background: color.surface.plate,
    pointerEvents: 'none',
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const head = style(
  feature({
    position: 'absolute',
    insetBlockStart: '14px',
    insetInlineStart: 0,
    display: 'grid',
    whiteSpace: 'nowrap',
    lineHeight: '14px',
  }),
);

export const headTitle = style(
  feature({
    unicodeBidi: 'plaintext',
    fontSize: font.size[13],
    fontWeight: 620,
    fontStretch: '94%',
    color: color.text.onFill,
  }),
);

export const headFact = style(feature({ unicodeBidi: 'plaintext', ...type.mono, fontSize: font.size[11] }));

export const minimap = style(
  feature({
    position: 'relative',
    flex: 'none',
    inlineSize: '136px',
    blockSize: '72px',
    overflow: 'hidden',
    border: `1px solid ${onPlate.plug}`,
    background: `color-mix(in oklab, ${color.surface.plate} 86%, black)`,
    cursor: 'crosshair',
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': {
      [media.phone]: {
        inlineSize: '104px',
        blockSize: '56px',
      },
    },
  }),
);

export const minimapCanvas = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    touchAction: 'none',
  }),
);

export const minimapWindow = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    border: `1px solid ${color.text.onFill}`,
    background: onPlate.faint,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { background: 'none' } },
  }),
);

export const legend = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    fontSize: font.size[12],
    lineHeight: '15px',
    pointerEvents: 'none',
  }),
);

export const legendItem = style(feature({ display: 'flex', alignItems: 'center', gap: '9px' }));

const sample = {
  inlineSize: '26px',
  blockSize: '15px',
  borderInlineStart: `3px solid ${sectorOnPlate(color.sector['optical-fiber'])}`,
} as const;

/** Swatch of a group's colour. */
export const legendColor = style(
  feature({ inlineSize: '12px', blockSize: '12px', borderRadius: '50%', forcedColorAdjust: 'none' }),
);

export const legendBranch = style(feature({ ...sample, background: onPlate.branch }));
export const legendEnd = style(feature(sample));
export const legendPlug = style(
  feature({
    ...type.mono,
    inlineSize: '26px',
    border: `1px solid ${onPlate.plug}`,
    fontSize: '10px',
    lineHeight: '13px',
    textAlign: 'center',
  }),
);

/** Status message over the plate that does not cover the drawing. */
export const overlay = style(
  feature({
    position: 'absolute',
    insetBlockStart: '64px',
    insetInline: 0,
    marginInline: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${space.md})`,
    padding: '10px 16px',
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.raised,
    boxShadow: vars.shadow.float,
    color: color.text.primary,
    fontWeight: font.weight.label,
    pointerEvents: 'none',
    ...transition(['opacity']),
  }),
);

/** Centred on an empty plate. */
export const message = style(
  feature({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: 'max(24px, 12%)',
    translate: '0 -50%',
    maxInlineSize: 'min(420px, calc(100% - 48px))',
    paddingInline: space.lg,
    background: color.surface.raised,
    color: color.text.primary,
    cursor: 'auto',
    '@media': {
      [media.phone]: {
        insetBlockStart: 'auto',
        insetBlockEnd: '24px',
        insetInline: '24px',
        translate: 'none',
      },
    },
  }),
);

globalStyle(`[dir="rtl"] ${labels}`, feature({ transformOrigin: '100% 0' }));
