import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Form without the dialog, as wide as inside it. */
export const plain = style(feature({ maxInlineSize: '440px', paddingBlock: vars.space.xl }));

/** Alternatives below the form. */
export const foot = style(
  feature({ borderBlockStart: `1px solid ${vars.color.rule.hairline}`, paddingBlockStart: vars.space.sm }),
);

/** Link at the end of the password's label line. */
export const forgot = style(feature({ alignSelf: 'start' }));
