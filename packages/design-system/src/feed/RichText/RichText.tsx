import type { HeadingLevel } from '@millrace/ui';
import { Prose, type ProseProps } from '@millrace/ui';
import { useMemo } from 'react';
import { readHtml } from './read-html';
import { renderBlocks } from './render-rich-text';

export interface RichTextProps extends Omit<ProseProps, 'children'> {
  /** What somebody wrote, as markup; trusted in nothing. */
  html: string;
  /** Level of its highest headings: one below that of the section it stands in. */
  headingLevel: HeadingLevel;
}

/**
 * Shows what people wrote as rich text. Paragraphs, headings, lists, quotations, code, emphasis and links to the web
 * and to mailboxes are set anew as elements of ours; of all else the words stay, and of what runs, embeds or asks for
 * something, nothing. Links say that we do not answer for them.
 */
export function RichText({ html, headingLevel, ...rest }: RichTextProps) {
  const content = useMemo(
    () => renderBlocks(readHtml(html), { headingLevel, dir: 'auto' }),
    [html, headingLevel],
  );
  return (
    <Prose data-component="RichText" {...rest}>
      {content}
    </Prose>
  );
}
