import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'How a company and its products are looked at: figures over time as charts, with a table behind each.',
  whenToUse: ['On the page of analytics: `AnalyticsContainer`.'],
  whenNotToUse: ['For how many follow a product: `ProductStats`.'],
  anatomy: [
    { component: 'Analytics', what: 'Days, charts and products.' },
    { part: 'range', what: 'Which days, and by what they are added up.', when: 'unless refused' },
    { part: 'days', what: 'The first and the last day.', when: 'for other days' },
    { part: 'figure', what: 'One kind of figures.', when: 'ready' },
    { part: 'chart', what: 'Bars by source, or lines; loaded when it is seen.', when: 'ready' },
    { part: 'legend', what: 'Names of the series, and the figures under the pointer.', when: 'ready' },
    { component: 'Table', what: 'All of a chart, behind a heading that opens it.', when: 'ready' },
    { part: 'products', what: 'What the company supplies, the most viewed first.', when: 'ready' },
    {
      component: 'AnalyticsRefused',
      what: 'Why there is nothing to see, and the way to it.',
      when: 'refused',
    },
  ],
  states: [
    { state: 'loading', what: 'Skeletons of the size of charts.' },
    { state: 'ready', what: 'Figures; those of the days before stay while others are on their way.' },
    { state: 'error', what: 'The figures did not come; they can be asked for again.' },
    { state: 'refused', what: 'Another plan, no company, or not known to work there.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On a heading under a chart: opens its table.' }],
  accessibility: [
    'A chart is one picture with a sentence that sums it up; all its figures stand in the table.',
    'Lines differ by dashes and bars by place, not by colour alone.',
  ],
  doAndDont: [{ do: 'Say of which zone the days are.', dont: 'Show a chart of nothing.' }],
  synonyms: ['statistics', 'insights', 'charts', 'dashboard', 'page views', 'reach'],
  related: ['ProductStats', 'SpreadsheetMenu', 'PlanComparison'],
};
