import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { actionRow } from '../../styles/action-row.css';

const { color, font, space, size } = vars;

export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.md} ${space.lg}`,
    paddingBlock: space.xl,
    '@media': { [media.phone]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: space.md } },
  }),
);

/** Space for the control that changes the photo, which is wider than the photo: on phones the name is below it. */
export const withControl = style(
  feature({
    gridTemplateColumns: '184px minmax(0, 1fr) auto',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const photo = style(
  feature({
    inlineSize: '96px',
    blockSize: '96px',
    fontSize: font.size[28],
    '@media': { [media.phone]: { inlineSize: '72px', blockSize: '72px', fontSize: font.size[22] } },
  }),
);

export const name = style(feature({ overflowWrap: 'anywhere' }));

export const work = style(
  feature({ marginBlockStart: space.xs, fontSize: font.size[16], overflowWrap: 'anywhere' }),
);

export const at = style(feature({ color: color.text.secondary }));

export const actionsClass = style([
  actionRow,
  feature({ '@media': { [media.phone]: { gridColumn: '1 / -1', justifySelf: 'start' } } }),
]);

export const about = style(
  feature({
    gridColumn: '1 / -1',
    // The border spans the page; the lines of text do not.
    maxWidth: 'none',
    paddingBlockStart: space.md,
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
  }),
);

export const lines = style(feature({ maxInlineSize: '66ch' }));
