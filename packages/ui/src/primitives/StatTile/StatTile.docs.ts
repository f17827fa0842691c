import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A large figure that links to what it counts.',
  whenToUse: ['At the top of a page, for the two to four figures of the tables below.'],
  whenNotToUse: [
    'The figure isn’t a link: `Text` with `variant="figure"`.',
    'One of many: `Table`.',
    'The progress of a task: `Progress`.',
  ],
  anatomy: [
    { component: 'StatTile', what: 'The link: the whole tile is the target.' },
    { part: 'value', what: 'The figure; a number is written in the reader’s language.' },
    { part: 'label', what: 'What it counts.' },
    { part: 'detail', what: 'Another short fact.', when: 'with `detail`, or after a failure' },
    {
      component: 'StatTiles',
      what: 'The row of tiles, separated by hairlines.',
      when: 'for several',
    },
  ],
  states: [
    { state: 'hover', what: 'Sunk ground.' },
    { state: 'loading', what: 'A skeleton in place of the figure, while `value` is undefined.' },
    { state: 'failed', what: 'A dash, and that it failed to load, if `value` is null.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Goes to what it counts.' }],
  accessibility: [
    'Figure, label and detail are read as one link: “38 Connected Suppliers 14 countries”.',
    'Up to 1099 px, four tiles form two rows, so that figures aren’t cut off at 200% zoom.',
  ],
  doAndDont: [
    {
      do: 'Link to the table that the figure counts: `#suppliers`.',
      dont: 'Link to a page that counts differently.',
    },
    { do: 'Pass a number: the separators follow the language.', dont: 'Pass “1,204” as text.' },
    { do: 'Pass nothing while the value is unknown.', dont: 'Pass 0 until the count loads.' },
  ],
  synonyms: ['metric', 'KPI', 'figure', 'statistic', 'number', 'counter', 'StatTiles'],
  related: ['ProductStats', 'Table', 'Text'],
};
