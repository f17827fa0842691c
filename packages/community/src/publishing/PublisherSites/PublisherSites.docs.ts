import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The sites of a publisher: named, shown to be theirs, and the way to what becomes of their widgets.',
  whenToUse: ['On the page of a publisher’s sites: `PublisherSitesContainer`.'],
  whenNotToUse: [
    'What became of the widgets of one: `PublisherReport`.',
    'Making a widget: `WidgetBuilder`.',
  ],
  anatomy: [
    { component: 'PublisherSites', what: 'The page’s content.' },
    { part: 'form', what: 'Takes the address of a site.' },
    { part: 'site', what: 'A site, with the tag that shows it is one’s own until it is shown.' },
    { part: 'counted', what: 'What is counted and how, and what is not.' },
    { component: 'AlertDialog', what: 'Asks before a site goes with its figures.', when: 'asked' },
  ],
  states: [
    { state: 'loading', what: 'Skeletons of rows.' },
    { state: 'ready', what: 'The sites, the newest first.' },
    { state: 'empty', what: 'None is named yet.' },
    { state: 'error', what: 'They did not come; they can be asked for again.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In the address: adds the site.' }],
  accessibility: [
    'Each button names the site that it is about.',
    'What a look at a site has found is told as it comes.',
  ],
  doAndDont: [
    {
      do: 'Say what is not counted, too.',
      dont: 'Show figures of a site that nobody has shown to be theirs.',
    },
  ],
  synonyms: ['publisher', 'domain verification', 'ownership', 'properties'],
  related: ['PublisherReport', 'WidgetBuilder', 'Preflight'],
};
