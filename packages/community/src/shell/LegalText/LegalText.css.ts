import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Text in the centre, with the table of contents beside it if there is room. */
export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    justifyContent: 'center',
    columnGap: space['2xl'],
    paddingBlock: space.xl,
    '@media': { [media.threeColumns]: { gridTemplateColumns: '220px minmax(0, 640px)' } },
  }),
);

export const text = style(feature({ display: 'grid', gap: space.lg, minInlineSize: 0 }));

/** Sticky table of contents; hidden on narrower windows, where the text is short enough without it. */
export const contents = style(
  feature({
    display: 'none',
    '@media': {
      [media.threeColumns]: {
        display: 'block',
        position: 'sticky',
        insetBlockStart: `calc(60px + ${space.lg})`,
        alignSelf: 'start',
        borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
      },
    },
  }),
);

export const contentsTitle = style(feature({ ...type.panelTitle, margin: 0, paddingBlock: space.xs }));

export const contentsList = style(
  feature({
    display: 'grid',
    gap: space.xs,
    margin: 0,
    paddingInlineStart: '1.5em',
    color: color.text.secondary,
    fontSize: font.size[13],
  }),
);

export const summary = style(feature({ fontSize: font.size[18] }));
