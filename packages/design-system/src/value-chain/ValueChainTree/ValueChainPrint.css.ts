import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On paper alone, and then alone on it. */
export const print = style(
  feature({ display: 'none', '@media': { print: { display: 'block', color: '#111', background: '#fff' } } }),
);

globalStyle(`body:has(> ${print}) > :not(${print})`, { '@media': { print: { display: 'none !important' } } });
// A dialog holds the page where it is; on paper that would leave one page.
globalStyle(`html:has(> body > ${print}), html body:has(> ${print})`, {
  '@media': {
    print: {
      blockSize: 'auto !important',
      minBlockSize: '0 !important',
      margin: '0 !important',
      overflow: 'visible !important',
      background: '#fff !important',
    },
  },
});

export const title = style(
  feature({
    marginBlockEnd: vars.space.sm,
    fontSize: vars.font.size[16],
    fontWeight: vars.font.weight.strong,
  }),
);

export const page = style(feature({ breakInside: 'avoid', direction: 'ltr' }));

/** On paper that lies on its side a picture is no higher than a page, with room for the title above the first. */
export const picture = style(
  feature({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', maxBlockSize: 'calc(100vh - 48px)' }),
);
