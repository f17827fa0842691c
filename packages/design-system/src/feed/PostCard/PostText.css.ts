import { extendTouchTarget, feature, focusRing, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const text = style(
  feature({
    ...type.prose,
    fontSize: '1.0625rem',
    lineHeight: '1.47',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
);

export const clamped = style(
  feature({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' }),
);

/** Button styled as a link. */
export const more = style(
  feature({
    position: 'relative',
    minBlockSize: '24px',
    marginBlockStart: space.xxs,
    color: color.text.accent,
    fontSize: font.size[13],
    fontWeight: font.weight.strong,
    fontStretch: font.stretch.control,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing(),
    },
    '@media': extendTouchTarget('-12px -8px'),
  }),
);

export const onPhones = style(feature({ '@media': { [media.twoColumns]: { display: 'none' } } }));
