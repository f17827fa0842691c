import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A significant picture in a frame, with a numbered caption.',
  whenToUse: [
    'For a plate, a chart or a drawing that the text refers to; numbered from 1 on each page, in reading order.',
    '`strong` frames the one plate of a page, `none` is for content with its own frame.',
  ],
  whenNotToUse: [
    'It’s next to a name: `Art` as thumbnail or seal, without a caption.',
    'A table: `Table`, whose section has a title.',
  ],
  anatomy: [
    { component: 'Figure', what: 'The `<figure>`.' },
    { part: 'frame', what: 'The frame around the content.' },
    { part: 'caption', what: 'The number in bold, then a plain sentence.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'The caption names the figure. The picture still needs its own alternative text.',
    'Number figures on the server, so that the count is the same for everyone.',
  ],
  doAndDont: [
    { do: 'Write one plain sentence.', dont: 'Repeat the title of the section.' },
    { do: 'Count in reading order.', dont: 'Number thumbs in a list.' },
  ],
  synonyms: ['picture', 'caption', 'chart', 'illustration', 'image with caption', 'figcaption'],
  related: ['Art', 'SectionHead'],
};
