import type { SnippetChoice } from '@millrace/community';
import { EMBED_FORMS, type EmbedChoices, readEmbedChoices, writeEmbedChoices } from '@millrace/domain';

/** All that is chosen on the page: it stands in the address, so that it can be shared and gone back to. */
export interface BuilderState {
  choices: EmbedChoices;
  snippet: SnippetChoice;
}

/** Reads a query; what makes no sense is as if it were not said. */
export function readBuilder(query: URLSearchParams): BuilderState {
  return {
    choices: readEmbedChoices(query),
    snippet: {
      form: EMBED_FORMS.find((form) => form === query.get('for')) ?? 'html',
      pinned: query.get('script') === 'pinned',
      suite: query.get('with') === 'suite',
      consent: query.get('consent') === 'press',
    },
  };
}

/** Writes a query that `readBuilder` reads, without what is as usual. */
export function writeBuilder({ choices, snippet }: BuilderState): string {
  const query = new URLSearchParams(writeEmbedChoices(choices));
  if (snippet.form !== 'html') query.set('for', snippet.form);
  if (snippet.pinned) query.set('script', 'pinned');
  if (snippet.suite) query.set('with', 'suite');
  if (snippet.consent) query.set('consent', 'press');
  return `?${query}`;
}
