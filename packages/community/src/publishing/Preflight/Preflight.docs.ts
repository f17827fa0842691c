import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'Says whether cards work on a page of somebody else’s, line by line, and what to write there instead.',
  whenToUse: ['As a page of its own, for publishers: `PreflightContainer`.'],
  whenNotToUse: ['For failures of our own calls: `RequestAlert`.'],
  anatomy: [
    { component: 'Preflight', what: 'The page, under its title.' },
    { part: 'form', what: 'A page, by its address or pasted as headers and HTML.' },
    { component: 'SegmentedControl', what: 'Which of the two. What stands in the other stays.' },
    {
      component: 'RequestAlert',
      what: 'Why nothing was checked, where no field is to blame.',
      when: 'with `failure`',
    },
    { part: 'report', what: 'What was found, hung from its rule.' },
    { part: 'verdicts', what: 'What it comes to, by script and in a frame.', when: 'when ready' },
    {
      part: 'finding',
      what: 'A row: how it bears on cards, what it is, and the line where it stands.',
      when: 'when ready',
    },
    { part: 'status', what: 'A sign, and the word for it.', when: 'when ready' },
    {
      part: 'mend',
      what: 'What to write, and the button that copies it.',
      when: 'where there is something to write',
    },
  ],
  states: [
    { state: 'empty', what: 'Says what will stand there.' },
    { state: 'loading', what: 'Rows of `SkeletonRows`; the button is busy, and the form stays.' },
    { state: 'ready', what: 'Verdicts and findings; a note where the page has no snippet of ours.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the form, then from one button that copies to the next.' },
    { keys: ['Enter'], does: 'In the address: checks the page.' },
  ],
  accessibility: [
    'That a page is being checked, and how much was found, is told in a live region.',
    'A status is never a colour alone: a sign and a word say the same.',
    'Each button that copies is named by what it copies.',
  ],
  doAndDont: [{ do: 'Give the whole directive.', dont: 'Describe what it would have to be.' }],
  synonyms: ['csp', 'content security policy', 'validator', 'linter', 'embed', 'diagnose'],
  related: ['RequestAlert', 'SharePopup'],
};
