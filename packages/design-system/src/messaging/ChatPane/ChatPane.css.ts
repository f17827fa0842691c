import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Fills the available height, or its own minimum; only the log scrolls. */
export const root = style(
  feature({
    ...type.body,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    // As a page it needs no border, as the masthead has one right above.
    '@media': { [media.phone]: { borderBlockStart: 0 } },
  }),
);

/** Placeholder of the log while it loads. */
export const before = style(
  // Space for the focus ring of a button.
  feature({ flex: '1 1 24rem', minBlockSize: 0, overflow: 'clip', overflowClipMargin: space.xs }),
);

export const foot = style(
  feature({ flex: 'none', display: 'grid', gap: space.xs, paddingBlockEnd: space.xs }),
);

/** Reserves its line, so that the typing indicator shifts nothing. */
export const typing = style(
  feature({
    overflow: 'hidden',
    minBlockSize: '1.125rem',
    marginBlockEnd: '-4px',
    color: color.text.secondary,
    fontSize: font.size[12],
    lineHeight: '1.125rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const composer = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    selectors: { '&:not(:has([data-part="input"]))': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    alignItems: 'end',
    gap: space.xs,
  }),
);

/** Above the field, at full width. */
export const wide = style(feature({ gridColumn: '1 / -1', minInlineSize: 0, containerType: 'inline-size' }));

/** Shown on devices with a keyboard only. */
export const hint = style(
  feature({
    gridColumn: '1 / -1',
    margin: 0,
    color: color.text.secondary,
    fontSize: font.size[12],
    '@media': { [media.touch]: { display: 'none' } },
  }),
);

/** Same height as one line of the field, aligned with its last line. */
export const send = style(
  feature({ minBlockSize: '40px', '@media': { [media.touch]: { minBlockSize: '44px' } } }),
);
