import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product or company that something is about, with the band of its sector at the edge.',
  whenToUse: [
    'At the head of a post, for what it is about.',
    'In a field or filter, for what has been chosen; `onRemove` adds the button that takes it away.',
  ],
  whenNotToUse: [
    'It is a word about a name and leads nowhere: `Badge`.',
    'It is one of several choices: `RadioGroup` or `Checkbox`.',
    'It is the name of a row: `Link` with `variant="name"`.',
  ],
  anatomy: [
    {
      component: 'Tag',
      what: 'The frame, with the band of the sector at its edge; neutral without `sector`.',
    },
    { part: 'link', what: 'The name as a link; the whole tag is its target.', when: 'with `href`' },
    { part: 'remove', what: 'The button that takes the tag away.', when: 'with `onRemove`' },
  ],
  states: [],
  keyboard: [
    { keys: ['Enter'], does: 'Follows the name, with `href`.' },
    { keys: ['Enter', 'Space'], does: 'Takes the tag away, on its button.' },
  ],
  accessibility: [
    'The button says whose it is: “Remove Preform silica glass”.',
    'The hue of the band is never the only sign: the name stands beside it.',
    '26 px high, and 36 on touch. When a tag goes, move the focus to the next one or to the field.',
  ],
  doAndDont: [
    {
      do: 'Pass the sector of the thing, even where the page has one already: tags travel.',
      dont: 'Choose a hue because it looks good beside the others.',
    },
    { do: 'Let tags break onto more lines with `Inline`.', dont: 'Cut names off to keep them on one line.' },
  ],
  synonyms: ['chip', 'pill', 'token', 'label', 'removable'],
  related: ['Badge', 'Inline', 'Link'],
};
