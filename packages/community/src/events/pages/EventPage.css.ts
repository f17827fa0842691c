import { feature } from '@millrace/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** The panel hangs from the rule of the tabs, and needs none of its own. */
export const panel = style(feature({ minInlineSize: 0 }));

globalStyle(
  `${panel} > * > [data-component="SectionHead"]:first-child`,
  feature({ borderBlockStart: 0, paddingBlockStart: 0 }),
);
