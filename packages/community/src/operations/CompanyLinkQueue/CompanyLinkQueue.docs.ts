import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'For moderators: who asks to be verified at which company, and who objects to whom.',
  whenToUse: ['As the main content of the moderators’ page of companies: `CompanyLinkQueueContainer`.'],
  whenNotToUse: ['Reports of posts, comments and members: `ModerationQueue`.'],
  anatomy: [
    { component: 'CompanyLinkQueue', what: 'The section, named by its heading.' },
    { component: 'TabNav', what: 'What waits, what was decided, and the way to the reports.' },
    { part: 'case', what: 'A request or an objection.', when: 'when ready' },
    { part: 'question', what: 'Who asks or objects, about whom and which company.', when: 'when ready' },
    { part: 'words', what: 'What was written to the moderators.', when: 'when ready' },
    {
      part: 'facts',
      what: 'Website, domains of the member’s addresses, verified people.',
      when: 'when ready',
    },
    { part: 'decision', what: 'What was decided, by whom, and the note.', when: 'where something was' },
    { part: 'history', what: 'What was decided before about the same link.', when: 'where something was' },
    { component: 'Dialog', what: 'What follows from a decision, and a note.', when: 'while one decides' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that nothing waits, or that nothing was decided.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'What waits, the oldest first; what was decided, the newest first.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes through the links and decisions of each.' }],
  accessibility: ['A dialog says what follows before anything is decided.'],
  doAndDont: [{ do: 'Show the domains of addresses.', dont: 'Show the addresses themselves.' }],
  synonyms: ['verification', 'claims', 'employment', 'triage', 'admin'],
  related: ['ModerationQueue', 'CompanyLink', 'PagedList', 'TabNav'],
};
