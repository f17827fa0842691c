import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Who changed what, when, and what stood there before; for some with the way back.',
  whenToUse: [
    '“History” of whatever several people may edit: `CompanyHistoryDialogContainer`, `ProductHistoryDialogContainer`.',
  ],
  whenNotToUse: ['What happened that concerns the reader: `NotificationList`.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the list.', when: 'when open' },
    { part: 'edit', what: 'Who, when, and the way back.', when: 'when open' },
    {
      part: 'proposal',
      what: 'What a member proposes, above the edits, until it is decided.',
      when: 'when so',
    },
    { part: 'change', what: 'A field, before and after.', when: 'when open' },
    {
      part: 'theirs',
      what: 'Below a field of a form: what somebody else wrote there meanwhile.',
      when: 'in a form',
    },
  ],
  states: [
    { state: 'empty', what: 'Nothing was changed yet.' },
    { state: 'error', what: 'Says why, with a retry.' },
  ],
  keyboard: [{ keys: ['Tab'], does: '“Accept” and “Decline” of each proposal, “Put back” of each edit.' }],
  accessibility: [
    'Before and after are `del` and `ins`; each “Put back” is read with whose change it undoes.',
  ],
  doAndDont: [{ do: 'Leave out what one may not do.', dont: 'Disable it.' }],
  synonyms: ['history', 'versions', 'revert', 'undo', 'audit', 'log', 'EditHistoryDialog'],
  related: ['CompanyDialog', 'Dialog'],
  stage: { kind: 'frame', heightPx: 560, shows: 'default' },
};
