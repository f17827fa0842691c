import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Something did not load; stands in its place and offers to try again.',
  whenToUse: ['A part of a page could not be fetched, and the rest of the page is fine.'],
  whenNotToUse: [
    'There is nothing to show: `EmptyState`.',
    'An act of the reader failed: `Notice` or `Toast`.',
    'The whole page does not exist: `NotFound`.',
  ],
  anatomy: [
    { component: 'ErrorState', what: 'The frame, in the place of what did not load. Role `alert`.' },
    { component: 'Icon', what: 'A pulled plug.' },
    { part: 'title', what: 'What happened.' },
    { part: 'description', what: 'What was kept, and what to do.', when: 'with `description`' },
    { component: 'Button', what: 'Tries again.', when: 'with `onRetry`' },
  ],
  states: [{ state: 'retrying', what: 'The button loads and keeps its focus.' }],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Tries again, on the button.' }],
  accessibility: [
    'Announced at once, as an `alert`. Do not render several for one broken connection.',
    'Keep the focus: the button stays in place while it retries.',
  ],
  doAndDont: [
    {
      do: 'Name what did not load: “Suppliers did not load”.',
      dont: 'Write “Oops! Something went wrong”, or show a status code.',
    },
    { do: 'Say what is safe: “Your sorting is kept.”', dont: 'Promise that it works in a moment.' },
  ],
  synonyms: ['error', 'failure', 'retry', 'try again', 'offline', 'error boundary'],
  related: ['EmptyState', 'Notice', 'NotFound'],
};
