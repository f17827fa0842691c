import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What was reported, a row for each thing.',
  whenToUse: ['As the main content of the moderators’ page: `ModerationQueueContainer`.'],
  whenNotToUse: ['One case with its context: `ModerationCase`.'],
  anatomy: [
    { component: 'ModerationQueue', what: 'The section, named by its heading.' },
    { component: 'TabNav', what: 'What waits, what was decided, and who works where; each has an address.' },
    { part: 'case', what: 'A row, which leads to the case as a whole.', when: 'when ready' },
    { component: 'Badge', what: 'Hidden, removed, or its author suspended.', when: 'where it is so' },
    { part: 'words', what: 'What was reported, in two lines.', when: 'when ready' },
    { part: 'facts', what: 'How often, why, since when, and what was decided.', when: 'when ready' },
    { component: 'ListFoot', what: 'The way to more.', when: 'while there are more' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that nothing waits, or that nothing was decided.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'What waits, the oldest first; what was decided, the newest first.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from case to case.' }],
  accessibility: ['The link of a row is named by what was reported, and by whom it was written.'],
  doAndDont: [{ do: 'Show it to moderators alone.', dont: 'Lead to it from where others see it.' }],
  synonyms: ['reports', 'flags', 'abuse', 'admin', 'triage'],
  related: ['ModerationCase', 'ReportDialog', 'PagedList', 'TabNav'],
};
