import { container, feature, pageStart } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Table cell that truncates a longer text to one line; the entry's own page shows all of it. */
export const oneLine = style(
  feature({
    ...pageStart,
    // Takes the space that other columns leave; names beside it do not wrap (`nameLine`).
    inlineSize: '100%',
    maxInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.secondary,
    textOverflow: 'ellipsis',
    // Takes the direction from the text itself: otherwise a text in another script would lose its beginning.
    unicodeBidi: 'plaintext',
    whiteSpace: 'nowrap',
    // Full width in a line of facts.
    '@container': { [container.tableRows]: { display: 'block', inlineSize: 'auto', maxInlineSize: '100%' } },
  }),
);
