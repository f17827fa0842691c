import { LABEL_FONT } from '@millrace/ui/hooks';
import { feature, moving, sector, type, visuallyHidden } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { onPlate } from './plate-colors.css';
import { sectorOnPlate } from './sector-on-plate';

const { color, font } = vars;

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
      // The selected label keeps its own background, for contrast.
      '&[data-path]:not([data-branch], [aria-selected="true"])': { background: 'none', outline: 'none' },
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
      // The root is beside its bar, with its text in heading style.
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
      '[dir="rtl"] &': { transformOrigin: '100% 0' },
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
      '[dir="rtl"] &': { textAlign: 'right' },
      // In a mirrored drawing the tree grows against the reading direction.
      '[dir="rtl"] [dir="ltr"] &': { textAlign: 'left' },
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
    unicodeBidi: 'plaintext',
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

/** Plug beside the label: the number of unopened children, or of places of the product. */
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
      '[data-mirrored] &': { unicodeBidi: 'plaintext' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '100%',
        insetBlockStart: '50%',
        inlineSize: '6px',
        borderBlockStart: `1px solid ${onPlate.plug}`,
      },
      '&[data-part="jump"]': {
        // Beside the name and above the links that leave it.
        insetInlineStart: 'calc(100% + 2px)',
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

export const spokenOnly = style(feature(visuallyHidden));
