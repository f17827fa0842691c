import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { inLayer } from './layers';
import { type } from './typography';

/** Lets a value win over the style attribute of an element. */
const important = <Value extends string>(value: Value) => `${value} !important` as Value;

/** For the `<body>` of a page that is ours from edge to edge: paper, ink, the interface face. */
export const documentClass = style(
  inLayer('reset', {
    ...type.body,
    margin: 0,
    background: vars.color.surface.paper,
    color: vars.color.text.primary,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
    // Around a part of a page it is as high as that part.
    selectors: {
      'body&': {
        minBlockSize: '100dvh',
        // A dialog of Radix turns them off in all of the page, which then is styled anew twice. Its overlay covers the page.
        pointerEvents: important('auto'),
      },
    },
  }),
);

// What is scrolled to, or focused, must not end up under the masthead and the tabs below it.
globalStyle(
  `:root:has(> .${documentClass})`,
  inLayer('reset', { scrollPaddingBlockStart: '120px', background: vars.color.surface.paper }),
);
