import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The first stop of the keyboard on a page: past the masthead to the content.',
  whenToUse: ['Once, as the first thing in the page.'],
  whenNotToUse: ['For links between sections: `Link` with an address such as `#suppliers`.'],
  anatomy: [{ component: 'SkipLink', what: 'The link to `#main`, or to the id in `targetId`.' }],
  states: [{ state: 'focus', what: 'Seen in the corner above everything else; otherwise out of sight.' }],
  keyboard: [
    { keys: ['Tab'], does: 'Brings it into sight, as the first stop.' },
    { keys: ['Enter'], does: 'Moves the focus to the content.' },
  ],
  accessibility: ['Its target must exist and be focusable: `PageMain` is, with the id `main`.'],
  doAndDont: [
    { do: 'Put it before the masthead.', dont: 'Put it into the masthead, behind the logo.' },
    { do: 'Lead to the main content.', dont: 'Lead to the top of the page.' },
  ],
  synonyms: ['skip to content', 'bypass block', 'skip navigation', 'jump link'],
  related: ['Page', 'Masthead', 'VisuallyHidden'],
};
