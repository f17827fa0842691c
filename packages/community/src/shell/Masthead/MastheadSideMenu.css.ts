import { feature, focusRing, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Hidden where the bar has room for all links, and without scripts, which it needs to open. */
export const sideToggle = style(
  feature({
    '@media': { [media.threeColumns]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);

export const sideBody = style(feature({ display: 'grid', gap: space.md }));

export const sideTitle = style(feature({ ...type.panelTitle, marginBlockEnd: `calc(-1 * ${space.xs})` }));

export const sideGroup = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.rule.strong}`,
  }),
);

export const sideLink = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '44px',
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);
