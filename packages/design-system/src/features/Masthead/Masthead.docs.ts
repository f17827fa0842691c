import type { ComponentDocs } from '../../internal/story-docs';

export const docs: ComponentDocs = {
  summary: 'The head of every page: logo, search, who is signed in.',
  whenToUse: ['Once on every page, before everything else.'],
  whenNotToUse: ['At the foot of a card on another site: `CardFoot`.', 'For tabs of a page: `TabNav`.'],
  anatomy: [
    { component: 'Masthead', what: 'The `<header>`: 60 px over a 2 px rule, 56 on phones; it sticks.' },
    { component: 'SkipLink', what: 'The first stop of the keyboard.' },
    { component: 'Logo', what: 'The way home.' },
    { component: 'SearchField', what: 'What is passed as `search`, usually `SiteSearch`.' },
    { component: 'ButtonLink', what: '“Sign In”, or “Logout”.' },
    { component: 'Avatar', what: 'Who is signed in, named for those who listen.', when: 'with a `viewer`' },
  ],
  states: [
    { state: 'closed', what: 'On phones the search box is folded away, behind its button.' },
    { state: 'open', what: 'The box stands below; it closes when the focus leaves it.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Skip link, logo, search, account.' },
    { keys: ['Escape'], does: 'Closes the search box on phones, and gives the focus back to its button.' },
  ],
  accessibility: [
    'A banner with a navigation named “Account”. The button of the search says whether it is open.',
    'Without scripts the button is a link to the search box.',
    'What is scrolled to keeps clear of it: the document has a scroll padding.',
  ],
  doAndDont: [
    { do: 'Render it on the server with the viewer known.', dont: 'Flash “Sign In” at members.' },
    { do: 'Pass a `SiteSearchContainer`.', dont: 'Add a second primary button: each page has its own.' },
  ],
  synonyms: ['header', 'top bar', 'navbar', 'app bar', 'navigation', 'banner'],
  related: ['SiteSearch', 'SkipLink', 'Logo', 'Page'],
  stage: { kind: 'frame', heightPx: 200 },
};
