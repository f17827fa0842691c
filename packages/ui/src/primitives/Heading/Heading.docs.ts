import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A heading: its level is its rank in the outline, its size depends on its place.',
  whenToUse: ['For every title of a part of the page.'],
  whenNotToUse: [
    'It starts a section with a rule, a number or actions: `SectionHead`, which includes the heading.',
    'Text that should only look larger: `Text`.',
    'The title of a dialog: the Title of `Dialog`.',
  ],
  anatomy: [{ component: 'Heading', what: 'The `<h1>` to `<h6>`.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'A page has one level 1 heading, without skipped levels. Choose the level by the outline, the size with `size`.',
    'Lines are balanced, so that long titles break evenly.',
  ],
  doAndDont: [
    {
      do: 'Keep the level and set `size="part"` if a level 2 heading should look smaller.',
      dont: 'Use level 4 because it has the right size.',
    },
    { do: 'Write in sentence case.', dont: 'Use all capitals: there is no style for them.' },
  ],
  synonyms: ['title', 'headline', 'h1', 'h2', 'h3'],
  related: ['SectionHead', 'Text', 'Dialog'],
};
