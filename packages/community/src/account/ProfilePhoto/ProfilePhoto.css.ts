import { feature, focusRing, transition } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const root = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }),
);

export const frame = style(feature({ display: 'grid', placeItems: 'center' }));

export const picture = style(
  feature({
    gridArea: '1 / 1',
    inlineSize: '96px',
    blockSize: '96px',
    fontSize: font.size[28],
    selectors: { '[data-state="uploading"] &': { opacity: 0.45 } },
  }),
);

export const wheel = style(feature({ gridArea: '1 / 1', color: color.text.accent }));

/** Full width below a compact picture and its name. */
export const compactWords = style(
  feature({
    order: 1,
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space.xs,
    minInlineSize: 0,
    selectors: { '&:not(:has(> :not(input)))': { display: 'none' } },
  }),
);

export const words = style(
  feature({ display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0, flex: '1 1 200px' }),
);

/** Picture beside a name, with the status below both. */
export const compact = style(feature({ display: 'contents' }));

export const compactPicture = style(
  feature({ gridArea: '1 / 1', selectors: { '[data-state="uploading"] &': { opacity: 0.45 } } }),
);

export const pictureButton = style(
  feature({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radius.full,
    selectors: { '&:focus-visible': focusRing() },
  }),
);

/** Hint that the picture is a button. */
export const sign = style(
  feature({
    position: 'absolute',
    insetBlockEnd: '-2px',
    insetInlineEnd: '-2px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '22px',
    blockSize: '22px',
    border: `${size.hairline} solid ${color.rule.hairline}`,
    borderRadius: radius.full,
    background: color.surface.raised,
    color: color.text.secondary,
    ...transition(['color']),
    selectors: { ':hover > &': { color: color.text.accent } },
  }),
);
