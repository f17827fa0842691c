import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A link, in three looks; rendered by the host’s link component if there is one.',
  whenToUse: [
    '`text` in a sentence; `name` for the name of a row or card; `plain` where its place shows that it’s a link.',
    'For every link, so that a router handles it: inside the host, the provider’s `renderLink` renders it.',
    '`BareLink` for your own component whose whole surface is a link: an anchor without a style.',
  ],
  whenNotToUse: [
    'Something happens without changing the URL: `Button`.',
    'The main action of a view that leads elsewhere: `ButtonLink`, in the folder of `Button`.',
    'A product or company at the head of a post: `Tag`.',
  ],
  anatomy: [
    { component: 'Link', what: 'The `<a>`, or the host’s component.' },
    {
      component: 'Icon',
      what: 'An arrow that points out, with a text for screen readers.',
      when: 'with `external`',
    },
  ],
  states: [
    { state: 'hover', what: '`text` has a stronger underline, `name` and `plain` get one.' },
    { state: 'focus-visible', what: 'The ring, 2 px outside.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows it.' }],
  accessibility: [
    'A link in a sentence is underlined, not just colored.',
    'Other origins, email addresses and `//…` never go to the host’s router: they stay plain anchors.',
    'The text must make sense by itself, because screen readers list links.',
  ],
  doAndDont: [
    {
      do: 'Link the words that name the target: “Read the <data sheet>”.',
      dont: 'Link “here” or “more”, which can’t be told apart.',
    },
    {
      do: 'Use `name` once per row, for the name that the whole row links to.',
      dont: 'Make every cell of a row a link to the same page.',
    },
  ],
  synonyms: ['anchor', 'hyperlink', 'href', 'router link', 'BareLink'],
  related: ['Button', 'Breadcrumb', 'Tag', 'TabNav'],
};
