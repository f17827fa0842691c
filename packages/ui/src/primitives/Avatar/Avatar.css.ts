import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { sector } from '../../styles/sector.css';
import { vars } from '../../theme/contract.css';

const { font, color, size } = vars;

const square = (edge: string) => ({ inlineSize: edge, blockSize: edge });

export const avatar = recipe({
  base: primitive({
    display: 'inline-grid',
    position: 'relative',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: `color-mix(in oklab, ${sector} 26%, ${color.surface.raised})`,
    color: color.text.primary,
    fontFamily: font.family.ui,
    fontSize: font.size[12],
    fontWeight: font.weight.strong,
    fontStretch: '90%',
    lineHeight: 1,
    userSelect: 'none',
    selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
    // Forced colours remove the tint, so a border sets the initials off from text.
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      tiny: primitive({ ...square(size.avatar.tiny), fontSize: '0.59375rem', fontStretch: '80%' }),
      small: primitive({ ...square(size.avatar.small), fontSize: '0.625rem' }),
      medium: primitive(square(size.avatar.medium)),
      large: primitive({ ...square(size.avatar.large), fontSize: font.size[18] }),
    },
  },
});

export const picture = style(
  primitive({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);

export const stack = style(primitive({ display: 'inline-flex', verticalAlign: 'middle' }));

/** Slightly overlapping, separated by a ring in the background colour. */
export const stacked = style(
  primitive({
    boxShadow: `0 0 0 1.5px ${color.surface.paper}`,
    selectors: { '& + &': { marginInlineStart: '-2px' } },
  }),
);

export const more = style(primitive({ background: color.surface.sunk, color: color.text.secondary }));
