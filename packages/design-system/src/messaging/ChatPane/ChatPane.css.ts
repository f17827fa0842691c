import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** As high as it is given room, or as its own minimum asks; only what was said scrolls. */
export const root = style(
  feature({
    ...type.body,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    // Where it is the page, the rule of the masthead stands right above.
    '@media': { [media.phone]: { borderBlockStart: 0 } },
  }),
);

/** In place of what was said, before it is there. */
export const before = style(
  // The ring of a button that has the focus is not cut off.
  feature({ flex: '1 1 24rem', minBlockSize: 0, overflow: 'clip', overflowClipMargin: space.xs }),
);

export const foot = style(
  feature({ flex: 'none', display: 'grid', gap: space.xs, paddingBlockEnd: space.xs }),
);

/** Keeps its line, so that nothing moves when somebody begins to write. */
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

/** Above the field, in all of the width. */
export const wide = style(feature({ gridColumn: '1 / -1', minInlineSize: 0, containerType: 'inline-size' }));

/** Where a keyboard is at hand. */
export const hint = style(
  feature({
    gridColumn: '1 / -1',
    margin: 0,
    color: color.text.secondary,
    fontSize: font.size[12],
    '@media': { [media.touch]: { display: 'none' } },
  }),
);

/** As high as one line of the field, and beside the last that is written. */
export const send = style(
  feature({ minBlockSize: '40px', '@media': { [media.touch]: { minBlockSize: '44px' } } }),
);
