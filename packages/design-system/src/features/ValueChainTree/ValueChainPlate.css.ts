import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { LABEL_FONT } from '../../internal/wrap-label';
import { media } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';
import { moving, transition } from '../../styles/motion';
import { sector } from '../../styles/sector.css';
import { type } from '../../styles/typography';
import { visuallyHidden } from '../../styles/visually-hidden';
import { vars } from '../../theme/contract.css';
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

export const canvas = style(
  feature({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none' }),
);

export const probe = style(
  feature({ position: 'absolute', inlineSize: 0, blockSize: 0, overflow: 'hidden' }),
);

/** Moves with the tree: labels lie in it at their places, so that panning moves one element. */
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

const running = keyframes({
  from: { backgroundPosition: '-60px 100%' },
  to: { backgroundPosition: '180px 100%' },
});

export const label = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    contain: 'layout style',
    paddingInlineStart: '6px',
    borderInlineStart: `4px solid ${sectorOnPlate(sector)}`,
    color: color.text.onPlate,
    fontFamily: font.family.ui,
    whiteSpace: 'pre',
    cursor: 'pointer',
    outline: '0 solid transparent',
    selectors: {
      '&[data-branch]': { background: onPlate.branch },
      '&[data-branch]:hover': { outline: `1px solid ${color.text.onPlate}` },
      '&[data-path]': {
        background: onPlate.path,
        outline: `1.5px solid ${color.text.onFill}`,
        color: color.text.onFill,
      },
      '&[data-path]:not([data-branch])': { background: 'none', outline: 'none' },
      '&[data-state="cycle"]': {
        borderInlineStartStyle: 'dashed',
        background: 'none',
        outline: `1px dashed ${onPlate.plug}`,
      },
      '&[data-state="loading"]': {
        backgroundImage: `linear-gradient(${color.mark.premium}, ${color.mark.premium})`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: '60px 2px',
        backgroundPosition: '0 100%',
        '@media': moving({ animation: `${running} 1.1s linear infinite` }),
      },
      '&[data-found]': { boxShadow: `0 2px 0 ${color.mark.premium}` },
      '&[aria-selected="true"]': {
        background: color.text.onFill,
        outline: `3px solid ${color.mark.premium}`,
        color: color.text.onPremium,
      },
      '&:focus-visible': { outline: `3px solid ${color.text.onFill}`, outlineOffset: '2px' },
      // The root stands beside its bar, its text where a heading would.
      '&[data-root]': {
        inlineSize: '152px',
        paddingInlineStart: 0,
        border: 0,
        background: 'none',
        color: color.text.onFill,
        whiteSpace: 'normal',
        translate: '0 -50%',
      },
      '&[data-root][aria-selected="true"], &[data-root][data-path]': { outline: 'none' },
      '&[data-root]:focus-visible': { outline: `3px solid ${color.text.onFill}`, outlineOffset: '4px' },
      '&:dir(rtl)': { transformOrigin: '100% 0' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-branch]': { outline: '1px solid CanvasText' },
          '&[aria-selected="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const labelTitle = style(
  feature({
    inlineSize: 'fit-content',
    fontSize: `${LABEL_FONT.sizePx}px`,
    fontWeight: LABEL_FONT.weight,
    fontStretch: LABEL_FONT.stretch,
    lineHeight: '13.5px',
    // A name keeps the direction of its own script.
    unicodeBidi: 'plaintext',
    userSelect: 'text',
    selectors: {
      '&:dir(rtl)': { textAlign: 'right' },
      '[aria-selected="true"] > &': { fontWeight: 640 },
      '[data-root] > &': {
        ...type.heading,
        fontSize: font.size[22],
        lineHeight: '1.1',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 5,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
    },
  }),
);

export const labelFact = style(
  feature({
    ...type.mono,
    inlineSize: 'fit-content',
    marginBlockStart: '1px',
    fontSize: '10.5px',
    lineHeight: '12px',
    userSelect: 'text',
    selectors: {
      '[data-state="failed"] > &, [data-state="cycle"] > &': { color: color.mark.premium },
      '[data-state="failed"] > &': { textDecoration: 'underline', userSelect: 'none' },
      '[aria-selected="true"][data-state="failed"] > &, [aria-selected="true"][data-state="cycle"] > &': {
        color: 'inherit',
      },
      '[data-root] > &': { marginBlockStart: '8px', fontSize: '11px' },
      '[data-root][data-state="failed"] > &': { color: color.mark.premium },
    },
  }),
);

/** Beside the label: how many are still folded in it, or in how many places the product stands. */
export const labelPlug = style(
  feature({
    ...type.mono,
    position: 'absolute',
    insetInlineStart: 'calc(100% + 6px)',
    insetBlockStart: 'calc(50% - 9px)',
    minInlineSize: '22px',
    blockSize: '18px',
    paddingInline: '3px',
    border: `1px solid ${onPlate.plug}`,
    background: color.surface.plate,
    color: color.text.onPlate,
    fontSize: '10px',
    lineHeight: '16px',
    textAlign: 'center',
    userSelect: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '100%',
        insetBlockStart: '50%',
        inlineSize: '6px',
        borderBlockStart: `1px solid ${onPlate.plug}`,
      },
      '&[data-part="jump"]': {
        insetInlineStart: 'auto',
        insetInlineEnd: '-7px',
        insetBlockStart: '-9px',
        borderColor: color.mark.premium,
        color: color.mark.premium,
        borderRadius: '9px',
        cursor: 'alias',
      },
      '&[data-part="jump"]::before': { content: 'none' },
      '&[data-part="jump"]:hover': { background: color.mark.premium, color: color.text.onPremium },
      '&[hidden]': { display: 'none' },
      '[data-root] > &': { display: 'none' },
    },
  }),
);

export const heads = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '48px',
    overflow: 'hidden',
    background: `color-mix(in oklab, ${color.surface.plate} 88%, transparent)`,
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
  feature({ fontSize: font.size[13], fontWeight: 620, fontStretch: '94%', color: color.text.onFill }),
);

export const headFact = style(feature({ ...type.mono, fontSize: font.size[11] }));

export const minimap = style(
  feature({
    position: 'absolute',
    insetBlockEnd: '20px',
    insetInlineStart: '20px',
    inlineSize: '152px',
    blockSize: '134px',
    overflow: 'hidden',
    border: `1px solid ${onPlate.plug}`,
    background: `color-mix(in oklab, ${color.surface.plate} 86%, black)`,
    cursor: 'crosshair',
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': {
      [media.phone]: {
        insetBlock: '10px auto',
        insetInlineStart: '10px',
        inlineSize: '80px',
        blockSize: '72px',
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
  }),
);

export const legend = style(
  feature({
    position: 'absolute',
    insetBlockEnd: '20px',
    insetInlineEnd: '20px',
    display: 'flex',
    gap: '20px',
    padding: space.xs,
    background: `color-mix(in oklab, ${color.surface.plate} 90%, transparent)`,
    fontSize: font.size[12],
    lineHeight: '15px',
    pointerEvents: 'none',
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const legendItem = style(feature({ display: 'flex', alignItems: 'center', gap: '9px' }));

const sample = {
  inlineSize: '26px',
  blockSize: '15px',
  borderInlineStart: `3px solid ${sectorOnPlate(color.sector['optical-fiber'])}`,
} as const;

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

/** Says what is going on, over the plate, without covering what is there. */
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

/** Stands in the middle of an empty plate. */
export const message = style(
  feature({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: 'max(24px, 12%)',
    translate: '0 -50%',
    maxInlineSize: 'min(420px, calc(100% - 48px))',
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

export const spokenOnly = style(feature(visuallyHidden));

globalStyle(`${labels}:dir(rtl)`, feature({ transformOrigin: '100% 0' }));
