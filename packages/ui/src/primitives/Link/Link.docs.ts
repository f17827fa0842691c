import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Goes somewhere, in three looks; rendered by the host’s link component where it has one.',
  whenToUse: [
    '`text` for a link in a sentence; `name` for the name of a row or card; `plain` where the place says that it is a link.',
    'Wherever an address is followed, so that a router sees it: inside the host the `renderLink` of the provider renders it.',
    '`BareLink` for a component of your own whose whole surface is a link: an anchor without a look.',
  ],
  whenNotToUse: [
    'Something happens and no address changes: `Button`.',
    'It is the one act of a view and leads elsewhere: `ButtonLink`, from the folder of `Button`.',
    'It names a product or company at the head of a post: `Tag`.',
  ],
  anatomy: [
    { component: 'Link', what: 'The `<a>`, or what the host renders in its place.' },
    {
      component: 'Icon',
      what: 'An arrow that leads out, with words for those who listen.',
      when: 'with `external`',
    },
  ],
  states: [
    { state: 'hover', what: '`text` strengthens its underline, `name` and `plain` get one.' },
    { state: 'focus-visible', what: 'The ring, 2 px outside.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows it.' }],
  accessibility: [
    'A link in a sentence is underlined, not only coloured.',
    'Other origins, mail addresses and `//…` are never handed to the host’s router: they stay plain anchors.',
    'The text must make sense alone, as those who listen may walk from link to link.',
  ],
  doAndDont: [
    {
      do: 'Link the words that name the target: “Read the <data sheet>”.',
      dont: 'Link “here” or “more”, three of which on a page cannot be told apart.',
    },
    {
      do: 'Use `name` once in a row, for the name that the whole row leads to.',
      dont: 'Make every cell of a row a link to the same place.',
    },
  ],
  synonyms: ['anchor', 'hyperlink', 'href', 'router link', 'BareLink'],
  related: ['Button', 'Breadcrumb', 'Tag', 'TabNav'],
};
