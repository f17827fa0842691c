import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const section = style(
  feature({
    display: 'grid',
    gap: space.xs,
    paddingBlockStart: space.sm,
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

/** On a line of its own, above the buttons. */
export const footNotice = style(feature({ flexBasis: '100%' }));

export const list = style(
  feature({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' }),
);

export const verdict = style(
  feature({
    display: 'grid',
    gap: space.xxs,
    paddingInlineStart: space.sm,
    borderInlineStart: `${size.band} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-verdict="confirmed"]': { borderInlineStartColor: color.mark.success },
      '&[data-verdict="disputed"]': { borderInlineStartColor: color.mark.danger },
    },
  }),
);

export const reason = style(feature({ whiteSpace: 'pre-line' }));

export const source = style(feature({ overflowWrap: 'anywhere' }));
