import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** Under the name: what it supplies of what was searched for. */
export const matching = style(
  feature({
    display: 'block',
    fontSize: font.size[12],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);

/** The width from which the filters stand beside the results, and the map always above them. */
const beside = '(min-width: 1024px)';

/** Shows and hides the map where it would push the results off the first screen. */
export const mapToggle = style(feature({ '@media': { [beside]: { display: 'none' } } }));

export const map = style(
  feature({
    display: 'none',
    minInlineSize: 0,
    selectors: { '&[data-open="true"]': { display: 'block' } },
    '@media': { [beside]: { display: 'block' } },
  }),
);
