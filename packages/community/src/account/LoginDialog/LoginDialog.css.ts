import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form on the page itself, as wide as in the dialog. */
export const plain = style(feature({ maxInlineSize: '440px', paddingBlock: vars.space.xl }));

/** Other ways, below the form. */
export const foot = style(
  feature({ borderBlockStart: `1px solid ${vars.color.rule.hairline}`, paddingBlockStart: vars.space.sm }),
);

/** A word that leads on, at the end of the password's line. */
export const forgot = style(feature({ alignSelf: 'start' }));
