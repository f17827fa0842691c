import { container, feature, pageStart } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** A table cell that shows one line of a longer text; the thing's own page tells it whole. */
export const oneLine = style(
  feature({
    ...pageStart,
    // What the other columns leave; names beside it do not wrap (`nameLine`).
    inlineSize: '100%',
    maxInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.secondary,
    textOverflow: 'ellipsis',
    // A text in another script than the page's must not lose its beginning.
    unicodeBidi: 'plaintext',
    whiteSpace: 'nowrap',
    // In a line of facts it is the whole line.
    '@container': { [container.tableRows]: { display: 'block', inlineSize: 'auto', maxInlineSize: '100%' } },
  }),
);
