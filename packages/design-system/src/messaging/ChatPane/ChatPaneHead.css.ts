import { feature, focusRing, media, pageStart } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const head = style(
  feature({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '56px',
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const back = style(
  feature({
    display: 'none',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginInlineStart: '-12px',
    marginInlineEnd: '-8px',
    selectors: {
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [media.phone]: { display: 'grid' } },
  }),
);

globalStyle(`[dir="rtl"] ${back} > svg`, feature({ transform: 'scaleX(-1)' }));

// Keeps the start of a name visible if its direction differs from that of the page.
const oneLine = {
  ...pageStart,
  overflow: 'hidden',
  unicodeBidi: 'plaintext',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const who = style(feature({ flex: '1 1 0', minInlineSize: 0 }));

export const name = style(feature({ ...oneLine, fontSize: font.size[16], lineHeight: '20px' }));

export const company = style(
  feature({ ...oneLine, color: color.text.secondary, fontSize: font.size[12], lineHeight: '16px' }),
);

export const actions = style(feature({ display: 'flex', flex: 'none', gap: space.xxs }));
