import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A picture that counts, in a frame, with a numbered caption.',
  whenToUse: [
    'For a plate, a chart or a drawing that the text speaks of; numbered from 1 on each page, in reading order.',
    '`strong` frames the one plate of a page, `none` is for what brings its own frame.',
  ],
  whenNotToUse: [
    'It stands beside a name: `Art` as thumb or seal, which has no caption.',
    'It is a table: `Table`, whose section has a title.',
  ],
  anatomy: [
    { component: 'Figure', what: 'The `<figure>`.' },
    { part: 'frame', what: 'The frame around what is shown.' },
    { part: 'caption', what: 'The number in bold, then one plain sentence.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'The caption names the figure. What the picture shows still needs its own alternative text.',
    'Number on the server, so that the count is the same for everybody.',
  ],
  doAndDont: [
    { do: 'Write one plain sentence.', dont: 'Repeat the title of the section.' },
    { do: 'Count in reading order.', dont: 'Number thumbs in a list.' },
  ],
  synonyms: ['picture', 'caption', 'chart', 'illustration', 'image with caption', 'figcaption'],
  related: ['Art', 'SectionHead'],
};
