import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The head of every page: logo, search, and the places of a guest or the menu of a member.',
  whenToUse: ['Once on every page, before everything else.'],
  whenNotToUse: [
    'At the foot of a card on another site: `CardFoot`.',
    'For tabs of a page: `TabNav`.',
    'The sections of a member on a phone: `BottomBar`.',
  ],
  anatomy: [
    { component: 'Masthead', what: 'The `<header>`: 60 px over a 2 px rule, 56 on phones; it sticks.' },
    { component: 'SkipLink', what: 'The first stop of the keyboard.' },
    { component: 'Logo', what: 'The way home.' },
    { component: 'SearchField', what: 'What is passed as `search`, usually `SiteSearch`.' },
    { part: 'places', what: 'Home, Blog, Communities and About, from 1200 px.' },
    { part: 'menu', what: 'A button and its links: Communities, or what the picture of a member opens.' },
    { part: 'menu-list', what: 'The links of a menu; it hangs from the button.' },
    { component: 'ButtonLink', what: '“Sign In” and “Join Now”, from 768 px.' },
    { part: 'side-toggle', what: 'Opens the side menu, up to 1199 px.' },
    { part: 'side-menu', what: 'All places of a guest in a `Drawer`.', when: 'when the side menu is open' },
    {
      part: 'messages',
      what: 'The way to the conversations, with a dot while something is unread; from 768 px.',
      when: 'with a `viewer`',
    },
    { component: 'Avatar', what: 'Who is signed in; their menu’s button.', when: 'with a `viewer`' },
  ],
  states: [
    { state: 'closed', what: 'On phones the search box is folded away, behind its button.' },
    { state: 'open', what: 'The box stands below; it closes when the focus leaves it.' },
    { state: '[open]', what: 'On a menu: its links are shown.' },
    { state: 'unread', what: 'On the way to the conversations: it has a dot.' },
    { state: 'read', what: 'On it: nothing is unread.' },
    { state: 'aria-current', what: 'On a place: it is the page.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Skip link, logo, search, places, account.' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes a menu.' },
    { keys: ['Escape'], does: 'Closes a menu or the search box, and gives the focus back to its button.' },
  ],
  accessibility: [
    'A banner with a navigation named “Main”.',
    'Menus hold links, not acts: Tab goes through them, and each opens in a window of its own like any link.',
    'A menu closes on a press outside and when the focus leaves it.',
    'Without scripts menus open, and the button of the search is a link to its box.',
    'What is scrolled to keeps clear of it: the document has a scroll padding.',
  ],
  doAndDont: [
    { do: 'Render it on the server with the viewer known.', dont: 'Flash “Sign In” at members.' },
    {
      do: 'Pass a `SiteSearchContainer`.',
      dont: 'Add a button of the page: its actions stand by its title.',
    },
    { do: 'Leave out `blogHref` where there is no blog.', dont: 'Lead somewhere that is not there.' },
  ],
  synonyms: ['header', 'top bar', 'navbar', 'app bar', 'navigation', 'banner', 'hamburger', 'user menu'],
  related: ['SiteSearch', 'BottomBar', 'SkipLink', 'Logo', 'Page'],
  stage: { kind: 'frame', heightPx: 420 },
};
