import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'What became of the widgets of a site: figures over time as charts, and each widget with what it shows now.',
  whenToUse: ['On the page of one of a publisher’s sites: `PublisherReportContainer`.'],
  whenNotToUse: ['Naming sites: `PublisherSites`.', 'How one’s own company is looked at: `Analytics`.'],
  anatomy: [
    { component: 'PublisherReport', what: 'The page’s content.' },
    { part: 'range', what: 'Which days, and by what they are added up.', when: 'unless there is no report' },
    { part: 'figure', what: 'One kind of figures: a chart, and its table behind a heading.', when: 'ready' },
    {
      part: 'widgets',
      what: 'The widgets: first what shows nothing or something else, then the most viewed.',
      when: 'ready',
    },
  ],
  states: [
    { state: 'loading', what: 'Skeletons of the size of charts.' },
    { state: 'ready', what: 'Figures; those of the days before stay while others are on their way.' },
    { state: 'error', what: 'They did not come; they can be asked for again.' },
    { state: 'unproven', what: 'It is not shown, or no longer, that the site is one’s own.' },
    { state: 'missing', what: 'There is no such site of one’s own.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On a heading under a chart: opens its table.' }],
  accessibility: [
    'A chart is one picture with a sentence that sums it up; all its figures stand in the table.',
  ],
  doAndDont: [
    { do: 'Say which widgets show something else by now.', dont: 'Name what a moderator has removed.' },
  ],
  synonyms: ['statistics', 'impressions', 'click-through', 'conversions', 'embed analytics'],
  related: ['PublisherSites', 'Analytics', 'WidgetBuilder'],
};
