import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Replaces something that failed to load, and offers a retry.',
  whenToUse: ['Part of a page couldn’t be loaded, and the rest works.'],
  whenNotToUse: [
    'There’s nothing to show: `EmptyState`.',
    'An action failed: `Notice` or `Toast`.',
    'The whole page does not exist: `NotFound`.',
  ],
  anatomy: [
    { component: 'ErrorState', what: 'The frame, in place of the content. Role `alert`.' },
    { component: 'Icon', what: 'A pulled plug.' },
    { part: 'title', what: 'What happened.' },
    { part: 'description', what: 'What was kept, and what to do.', when: 'with `description`' },
    { component: 'Button', what: 'Tries again.', when: 'with `onRetry`' },
  ],
  states: [{ state: 'retrying', what: 'The button is loading and keeps its focus.' }],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Tries again, on the button.' }],
  accessibility: [
    'Announced right away, as an `alert`. Don’t render several for one lost connection.',
    'Keep the focus: the button stays during the retry.',
  ],
  doAndDont: [
    {
      do: 'Name what failed: “We couldn’t load the suppliers”.',
      dont: 'Write “Oops! Something went wrong”, or show a status code.',
    },
    { do: 'Say what was kept: “Your sort order is unchanged.”', dont: 'Promise that it will work soon.' },
  ],
  synonyms: ['error', 'failure', 'retry', 'try again', 'offline', 'error boundary'],
  related: ['EmptyState', 'Notice', 'NotFound'],
};
