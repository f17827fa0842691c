import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** Line below the name: matching products of the company. */
export const matching = style(
  feature({
    display: 'block',
    fontSize: font.size[12],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);

/** Width from which the filters are beside the results, and the map is always shown above them. */
const beside = '(min-width: 1024px)';

/** Toggles the map on narrow windows, where it would push the results below the fold. */
export const mapToggle = style(feature({ '@media': { [beside]: { display: 'none' } } }));

export const map = style(
  feature({
    display: 'none',
    minInlineSize: 0,
    selectors: { '&[data-open="true"]': { display: 'block' } },
    '@media': { [beside]: { display: 'block' } },
  }),
);
