import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What was reported, with its context and history, and what can be decided.',
  whenToUse: ['As a page for moderators: `ModerationCaseContainer`.'],
  whenNotToUse: ['All that was reported: `ModerationQueue`.'],
  anatomy: [
    { component: 'ModerationCase', what: 'The page, with the way back to all reports.' },
    { component: 'Badge', what: 'Hidden, removed, or its author suspended.', when: 'where it is so' },
    { part: 'facts', what: 'How often it was reported, why, and what was decided.', when: 'when ready' },
    { part: 'snapshot', what: 'What it said when it was reported.', when: 'when ready' },
    { part: 'event', what: 'The event as it is now, with its picture.', when: 'with an event' },
    { part: 'report', what: 'Who reported it, why, and in which words.', when: 'when ready' },
    { part: 'comment', what: 'The comments around it, the reported one marked.', when: 'with a post' },
    { part: 'decision', what: 'A line of the log.', when: 'once something is decided' },
    { part: 'earlier', what: 'Another case of the same member.', when: 'with others' },
    { component: 'Dialog', what: 'Asks why, and for a note.', when: 'while asked' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The case, and what can be decided now.' },
    { state: 'decidedMeanwhile', what: 'Says that somebody else was quicker.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes through the context, then the decisions, then the history.' }],
  accessibility: ['Each decision says beneath it what follows.'],
  doAndDont: [
    { do: 'Read the case anew when somebody else was quicker.', dont: 'Send a decision on an older state.' },
  ],
  synonyms: ['report', 'ticket', 'ban', 'takedown', 'admin'],
  related: ['ModerationQueue', 'ReportDialog', 'RadioGroup', 'Dialog'],
};
