import { createContainer, style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

const room = createContainer('mr-pagination');
const narrow = `${room} ${container.narrow}`;

export const root = style(primitive({ ...type.body, containerName: room, containerType: 'inline-size' }));

export const list = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    '@container': { [narrow]: { justifyContent: 'space-between' } },
  }),
);

/** Page number; hidden if only the text fits. */
export const page = style(primitive({ '@container': { [narrow]: { display: 'none' } } }));

/** Text in place of the page numbers. */
export const position = style(
  primitive({
    ...type.numeric,
    display: 'none',
    color: color.text.secondary,
    fontSize: vars.font.size[13],
    '@container': { [narrow]: { display: 'block' } },
  }),
);

export const target = style(
  primitive({
    ...type.control,
    ...type.numeric,
    ...transition(['background-color', 'border-color']),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.control.small,
    minBlockSize: size.control.small,
    paddingInline: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.font.size[13],
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing(),
      '&[aria-current]': {
        borderColor: color.text.primary,
        background: color.surface.inverse,
        color: color.text.onInverse,
      },
    },
    // Forced colours remove the background of the current page; its border stays.
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderWidth: '3px' } } } },
  }),
);

/** Previous and next; disabled ones keep their place. */
export const step = style(
  primitive({
    borderColor: color.control.border,
    selectors: {
      '&[aria-disabled]': { borderColor: color.rule.hairline, background: 'none', color: color.text.muted },
    },
  }),
);

/** Arrow that follows the reading direction. */
export const arrow = style(primitive({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));

export const gap = style(primitive({ inlineSize: '24px', color: color.text.secondary, textAlign: 'center' }));
