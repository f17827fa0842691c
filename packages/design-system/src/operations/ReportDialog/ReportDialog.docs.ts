import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Reports a post, a comment or a member to the moderators.',
  whenToUse: ['“Report Abuse” in the menu of a post, a comment or a member: `ReportDialogContainer`.'],
  whenNotToUse: ['Somebody just wants to see no more of a member: `BlockMemberContainer`.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    { component: 'ReportDialog', what: 'The form, and what became of it.', when: 'when open' },
    { component: 'RadioGroup', what: 'What is wrong.', when: 'until it is sent' },
    {
      component: 'TextArea',
      what: 'Words of one’s own; asked for with “Something else”.',
      when: 'until it is sent',
    },
    { component: 'Notice', what: 'Why it was not sent.', when: 'when failed' },
  ],
  states: [
    { state: 'editing', what: 'A reason is chosen.' },
    { state: 'sending', what: 'It is on its way.' },
    { state: 'sent', what: 'Says what happens next.' },
    { state: 'failed', what: 'Says why; what was typed stands.' },
  ],
  keyboard: [
    { keys: ['Arrow keys'], does: 'Choose the reason.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: ['The first thing that is missing gets the focus and its error.'],
  doAndDont: [
    { do: 'Say that nobody but moderators learns who reported.', dont: 'Tell the author of a report.' },
  ],
  synonyms: ['flag', 'complain', 'abuse', 'spam', 'moderation'],
  related: ['BlockMember', 'ModerationQueue', 'Dialog', 'RadioGroup'],
  stage: { kind: 'frame', heightPx: 640 },
};
