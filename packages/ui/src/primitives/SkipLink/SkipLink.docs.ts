import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The first tab stop of a page: past the masthead to the content.',
  whenToUse: ['Once, as the first thing in the page.'],
  whenNotToUse: ['Links between sections: `Link` with a URL such as `#suppliers`.'],
  anatomy: [{ component: 'SkipLink', what: 'The link to `#main`, or to the ID in `targetId`.' }],
  states: [{ state: 'focus', what: 'Visible in the corner above everything; otherwise hidden.' }],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, as the first tab stop.' },
    { keys: ['Enter'], does: 'Moves the focus to the content.' },
  ],
  accessibility: ['Its target must exist and be focusable: `PageMain` is, with the ID `main`.'],
  doAndDont: [
    { do: 'Put it before the masthead.', dont: 'Put it into the masthead, after the logo.' },
    { do: 'Link to the main content.', dont: 'Link to the top of the page.' },
  ],
  synonyms: ['skip to content', 'bypass block', 'skip navigation', 'jump link'],
  related: ['Page', 'Masthead', 'VisuallyHidden'],
};
