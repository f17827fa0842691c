import { feature, focusRing, media, sector, visuallyHidden } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { actionRow } from '../../styles/action-row.css';

const { color, font, size, space } = vars;

const header = createContainer('mr-product-header');
/** Container too narrow for picture and text side by side: a phone, or one of two columns. */
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
      // The picture is beside the actions, so that the following content starts above the fold.
      [stacked]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space.sm },
      [sideBySide]: {
        gridTemplateColumns: 'minmax(0, min(42%, 420px)) minmax(0, 1fr)',
        gap: '36px',
        paddingBlockStart: '20px',
      },
    },
  }),
);

// When stacked, the parts become siblings of the figure, so that the name can be ordered above the picture.
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

/** Clamps the description to two lines. */
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

/** Below the actions, which therefore stay above the fold. */
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

/** Link to the full picture. */
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

/** Square, as pictures are cropped on upload. */
export const square = style(feature({ aspectRatio: '1', maxBlockSize: '420px' }));

// When stacked, the caption is for screen readers only.
globalStyle(`${frame} figcaption`, feature({ '@container': { [stacked]: visuallyHidden } }));

/** In the corner of the picture, which stays visible. */
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
    // Minimum touch target, in two rows when the header is narrow.
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

/** Placeholder for the next picture. */
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
