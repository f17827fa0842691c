import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A heading: its level is its rank in the outline, its size follows its place.',
  whenToUse: ['For every title that opens a part of the page.'],
  whenNotToUse: [
    'It opens a section with a rule, a number or actions: `SectionHead`, which brings the heading.',
    'The text is only to look larger: `Text`.',
    'It titles a dialog: the Title of `Dialog`.',
  ],
  anatomy: [{ component: 'Heading', what: 'The `<h1>` to `<h6>`.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'A page has one heading of level 1, and levels leave none out. Choose the level by the outline, the size by `size`.',
    'Lines are balanced, so that a long title breaks into even ones.',
  ],
  doAndDont: [
    {
      do: 'Keep the level and set `size="part"` where a heading of level 2 must look smaller.',
      dont: 'Take level 4 because it has the right size.',
    },
    { do: 'Write in sentence case.', dont: 'Set capitals throughout: we have no style for them.' },
  ],
  synonyms: ['title', 'headline', 'h1', 'h2', 'h3'],
  related: ['SectionHead', 'Text', 'Dialog'],
};
