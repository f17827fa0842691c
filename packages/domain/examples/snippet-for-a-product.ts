/*
 * A page of one's own that hands out the code of a widget: what is chosen comes from its query, such as
 * `URLSearchParams`, and what is pasted is made of it.
 */
import {
  type EmbedQuery,
  type EmbedSubject,
  embedHeight,
  embedSnippets,
  readEmbedChoices,
} from '@millrace/domain';

/** The code of a widget about a product, with the height to keep for it in px; null while something is not chosen. */
export function snippetFor(
  query: EmbedQuery,
  subject: EmbedSubject,
): { html: string; heightPx: number } | null {
  const choices = readEmbedChoices(query);
  const snippets = embedSnippets(
    { choices, subject, linkText: `${subject.name} on Millrace`, webUrl: 'https://www.millrace.example' },
    null,
  );
  return snippets && { html: snippets.html, heightPx: embedHeight(choices) };
}
