import { feature, focusRing, media, sector, visuallyHidden } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { actionRow } from '../../styles/action-row.css';

const { color, font, size, space } = vars;

const header = createContainer('mr-product-header');
/** Too narrow for picture and text beside each other: a phone, or a column of two. */
const stacked = `${header} (max-width: 719px)`;
const sideBySide = `${header} (min-width: 720px)`;

export const root = style(feature({ minInlineSize: 0, containerName: header, containerType: 'inline-size' }));

export const head = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    paddingBlockStart: '14px',
    borderBlockStart: `${size.band} solid ${sector}`,
    '@container': {
      // The picture stands beside what can be done, so that what follows begins on the first screen.
      [stacked]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space.sm },
      [sideBySide]: {
        gridTemplateColumns: 'minmax(0, min(42%, 420px)) minmax(0, 1fr)',
        gap: '36px',
        paddingBlockStart: '20px',
      },
    },
  }),
);

// On narrow ground the parts stand among the figure's neighbours, so that the name comes above the picture.
export const text = style(
  feature({ minInlineSize: 0, '@container': { [stacked]: { display: 'contents' } } }),
);

export const figure = style(feature({ minInlineSize: 0, '@container': { [stacked]: { order: 1 } } }));

export const title = style(
  feature({
    marginBlock: '2px 14px',
    overflowWrap: 'anywhere',
    '@container': {
      [stacked]: { order: 0, gridColumn: '1 / -1', margin: 0, fontSize: '2rem' },
    },
  }),
);

export const description = style(
  feature({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    '@container': { [stacked]: { order: 4, gridColumn: '1 / -1' } },
  }),
);

/** Two lines of the description tell what it is. */
globalStyle(
  `${description}[data-state="clamped"] p`,
  feature({
    '@container': {
      [stacked]: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
    },
  }),
);

/** Below the actions, which so stay on the first screen however much is known. */
export const facts = style(
  feature({
    marginBlockStart: '20px',
    '@container': {
      [stacked]: {
        order: 6,
        gridColumn: '1 / -1',
        marginBlockStart: 0,
        selectors: { '&[data-state="clamped"]': { display: 'none' } },
      },
    },
  }),
);

export const details = style(
  feature({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@container': {
      [stacked]: { order: 7, selectors: { '&[data-state="clamped"]': { display: 'none' } } },
    },
  }),
);

export const more = style(
  feature({
    display: 'none',
    '@container': {
      [stacked]: { display: 'inline-flex', order: 5, justifySelf: 'start', marginBlockStart: '-8px' },
    },
  }),
);

export const actions = style([
  actionRow,
  feature({
    marginBlockStart: '20px',
    '@container': { [stacked]: { order: 2, alignContent: 'flex-start', marginBlockStart: 0 } },
  }),
]);

export const followers = style(
  feature({
    margin: 0,
    marginInlineStart: space.xs,
    color: color.text.secondary,
    fontSize: font.size[13],
    '@container': { [stacked]: { marginInlineStart: 0 } },
  }),
);

export const frame = style(feature({ position: 'relative' }));

/** Opens the whole picture. */
export const enlarge = style(
  feature({ display: 'block', cursor: 'zoom-in', selectors: { '&:focus-visible': focusRing('inside') } }),
);

export const plate = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
  }),
);

/** As what was chosen of a picture is. */
export const square = style(feature({ aspectRatio: '1', maxBlockSize: '420px' }));

// Beside other things a picture is told by its name alone.
globalStyle(`${frame} figcaption`, feature({ '@container': { [stacked]: visuallyHidden } }));

/** At the corner of the picture, which stays seen. */
export const corner = style(
  feature({
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineEnd: '8px',
    background: color.surface.raised,
  }),
);

export const thumbs = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: space.xs,
    // As wide as a finger, in two rows where the head is narrow.
    '@media': {
      [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))', gap: space.xxs },
    },
    margin: 0,
    marginBlockStart: '10px',
    padding: 0,
    border: 0,
  }),
);

export const thumb = style(
  feature({
    minBlockSize: '44px',
    padding: 0,
    border: `${size.hairline} solid ${color.rule.hairline}`,
    background: 'none',
    overflow: 'hidden',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { outline: `2px solid ${color.mark.accent}`, outlineOffset: '-2px' },
      '&:focus-visible': focusRing(),
    },
  }),
);

globalStyle(`${thumb} > img`, feature({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

/** The place of the next picture. */
export const plus = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    borderStyle: 'dashed',
    borderColor: color.control.border,
    color: color.text.secondary,
    selectors: { '&:hover': { color: color.text.accent } },
  }),
);
