import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A large figure that leads to what it counts.',
  whenToUse: ['At the head of a page, for the two to four figures that the tables below make out.'],
  whenNotToUse: [
    'The figure leads nowhere: `Text` with `variant="figure"`.',
    'It is one of many: `Table`.',
    'It says how far something is: `Progress`.',
  ],
  anatomy: [
    { component: 'StatTile', what: 'The link: the whole tile is the target.' },
    { part: 'value', what: 'The figure; a number is written in the reader’s language.' },
    { part: 'label', what: 'What is counted.' },
    { part: 'detail', what: 'One short fact more.', when: 'with `detail`, or when it did not load' },
    {
      component: 'StatTiles',
      what: 'The row that holds the tiles, parted by hairlines.',
      when: 'for several',
    },
  ],
  states: [
    { state: 'hover', what: 'Sunk ground.' },
    { state: 'loading', what: 'A skeleton in the place of the figure, while `value` is undefined.' },
    { state: 'failed', what: 'A dash, and that it did not load, where `value` is null.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Goes to what is counted.' }],
  accessibility: [
    'Figure, label and detail are read as one link: “38 Connected Suppliers 14 countries”.',
    'Up to 1099 px four tiles stand two by two, so that figures are not cut off at 200 % zoom.',
  ],
  doAndDont: [
    {
      do: 'Lead to the table that the figure counts: `#suppliers`.',
      dont: 'Lead to another page that counts otherwise.',
    },
    { do: 'Pass a number: the thousands follow the language.', dont: 'Pass “1,204” as text.' },
    { do: 'Pass nothing while nothing is known.', dont: 'Pass 0 until the count comes.' },
  ],
  synonyms: ['metric', 'KPI', 'figure', 'statistic', 'number', 'counter', 'StatTiles'],
  related: ['ProductStats', 'Table', 'Text'],
};
