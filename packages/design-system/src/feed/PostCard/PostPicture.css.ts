import { feature, focusRing } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style(feature({ position: 'relative' }));

/** The whole picture is the click target. A picture that failed to load has its own button there. */
export const enlarge = style(
  feature({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'zoom-in',
    selectors: {
      '&:focus-visible': focusRing(),
      ':has([data-part="broken"]) > &': { display: 'none' },
    },
  }),
);

export const stage = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 0,
    background: vars.color.surface.sunk,
  }),
);

export const whole = style(
  feature({ maxInlineSize: '100%', maxBlockSize: '100%', blockSize: 'auto', objectFit: 'contain' }),
);
