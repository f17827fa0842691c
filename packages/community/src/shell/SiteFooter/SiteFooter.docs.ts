import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The foot of every page: information, the sales address, social links, languages, copyright.',
  whenToUse: ['Once, after the main content of each page.'],
  whenNotToUse: ['The foot of a dialog: `Dialog` has one.', 'The foot of a widget: `CardFoot`.'],
  anatomy: [
    { component: 'SiteFooter', what: 'The `<footer>`.' },
    { part: 'pages', what: 'Links to information, and the sales address.' },
    { component: 'Link', what: 'Each of them.' },
    { part: 'industries', what: 'The industries’ pages, for visitors.', when: 'with `industries`' },
    { part: 'social', what: 'Profiles on other sites.', when: 'with `socialLinks`' },
    { component: 'LanguageChoice', what: 'The languages of the interface.', when: 'with `languages`' },
    { part: 'copyright', what: 'The year and the name of the platform.' },
  ],
  states: [],
  keyboard: [{ keys: ['Tab'], does: 'From link to link.' }],
  accessibility: [
    'It is the page’s `contentinfo`; its links stand in a named `nav`.',
    'Links that lead to another site say so. 44 px high on touch.',
  ],
  doAndDont: [
    { do: 'Pass the year from the server.', dont: 'Read it while rendering: two time zones may differ.' },
    { do: 'Name social networks in words.', dont: 'Show their logos alone.' },
  ],
  synonyms: ['contentinfo', 'bottom', 'legal', 'imprint', 'social links', 'copyright'],
  related: ['LanguageChoice', 'Masthead', 'Link', 'Page'],
};
