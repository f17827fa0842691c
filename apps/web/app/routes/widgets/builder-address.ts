import type { SnippetChoice } from '@millrace/community';
import { EMBED_FORMS, type EmbedChoices, readEmbedChoices, writeEmbedChoices } from '@millrace/domain';

/** State of the widget builder, stored in the URL to be shared and for back navigation. */
export interface BuilderState {
  choices: EmbedChoices;
  snippet: SnippetChoice;
}

/** Parses the state from a query; invalid values get their defaults. */
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

/** Serializes the state for `readBuilder`, without defaults. */
export function writeBuilder({ choices, snippet }: BuilderState): string {
  const query = new URLSearchParams(writeEmbedChoices(choices));
  if (snippet.form !== 'html') query.set('for', snippet.form);
  if (snippet.pinned) query.set('script', 'pinned');
  if (snippet.suite) query.set('with', 'suite');
  if (snippet.consent) query.set('consent', 'press');
  return `?${query}`;
}
