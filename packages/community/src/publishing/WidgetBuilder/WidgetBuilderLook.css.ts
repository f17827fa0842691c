import { feature, focusRing } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const lookFields = style(feature({ display: 'grid', gap: space.md, paddingBlockStart: space.xs }));

globalStyle(`${lookFields} > button`, feature({ justifySelf: 'start' }));

/** Aligns the swatch with the input, whatever the height of the error message. */
export const colorRow = style(
  feature({
    display: 'grid',
    inlineSize: '100%',
    gap: space.sm,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
  }),
);

export const swatch = style(
  feature({
    inlineSize: size.control.medium,
    blockSize: size.control.medium,
    // Offset by the label of its field and the gap below it.
    marginBlockStart: `calc(${font.size[12]} * ${font.leading.data} + 5px)`,
    padding: '3px',
    border: `1px solid ${color.control.border}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing() },
  }),
);
