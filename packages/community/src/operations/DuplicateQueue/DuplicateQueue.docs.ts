import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'For moderators: which products and companies are in the catalogue twice, and merging them.',
  whenToUse: ['As the main content of the moderators’ page of duplicates: `DuplicateQueueContainer`.'],
  whenNotToUse: ['Flagging one: `DuplicateDialog`.'],
  anatomy: [
    { component: 'DuplicateQueue', what: 'The section, named by its heading.' },
    { component: 'TabNav', what: 'What waits, what was decided, and the ways to the other queues.' },
    { part: 'case', what: 'Two that are taken for one.', when: 'when ready' },
    { part: 'question', what: 'Which of them, and of what it is a duplicate.', when: 'when ready' },
    { part: 'words', what: 'What the moderators are to know.', when: 'where something was written' },
    { part: 'facts', what: 'How much hangs on each of the two.', when: 'when ready' },
    { part: 'decision', what: 'What was decided last, by whom, and the note.', when: 'where something was' },
    { component: 'Dialog', what: 'What follows from a decision, and a note.', when: 'while one decides' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that nothing waits, or that nothing was decided.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'What waits, the oldest first; what was decided, the newest first.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes through the links and decisions of each.' }],
  accessibility: ['Each button of a merge names the one that stays.'],
  doAndDont: [{ do: 'Offer to undo a merge.', dont: 'Merge without saying where everything goes.' }],
  synonyms: ['merge', 'twice', 'same', 'deduplicate', 'admin'],
  related: ['DuplicateDialog', 'CompanyLinkQueue', 'ModerationQueue', 'TabNav'],
};
