import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { inLayer } from './layers';
import { type } from './typography';

/** Marks a value as important, to override an element's style attribute. */
const important = <Value extends string>(value: Value) => `${value} !important` as Value;

/** Class for the `<body>` of a page built entirely with the design system: background, text colour, interface font. */
export const documentClass = style(
  inLayer('reset', {
    ...type.body,
    margin: 0,
    background: vars.color.surface.paper,
    color: vars.color.text.primary,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
    // Around a part of a page it takes that part's height.
    selectors: {
      'body&': {
        minBlockSize: '100dvh',
        // Radix dialogs disable pointer events on the body, which restyles the page twice. Their overlay covers it.
        pointerEvents: important('auto'),
      },
    },
  }),
);

// Scroll targets and focused elements must not end up below the masthead and sticky tabs.
globalStyle(
  `:root:has(> .${documentClass})`,
  inLayer('reset', { scrollPaddingBlockStart: '120px', background: vars.color.surface.paper }),
);
