import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product or company that something is about, with the band of its sector.',
  whenToUse: [
    'At the head of a post, for its products and companies.',
    'In a field or filter, for a choice; `onRemove` adds the remove button.',
  ],
  whenNotToUse: [
    'A word that isn’t a link: `Badge`.',
    'One of several options: `RadioGroup` or `Checkbox`.',
    'The name of a row: `Link` with `variant="name"`.',
  ],
  anatomy: [
    {
      component: 'Tag',
      what: 'The frame, with the band of the sector; neutral without `sector`.',
    },
    { part: 'link', what: 'The name as a link; the whole tag is its target.', when: 'with `href`' },
    { part: 'remove', what: 'The button that removes the tag.', when: 'with `onRemove`' },
  ],
  states: [],
  keyboard: [
    { keys: ['Enter'], does: 'Follows the name, with `href`.' },
    { keys: ['Enter', 'Space'], does: 'Removes the tag, on its button.' },
  ],
  accessibility: [
    'The button names its tag: “Remove Preform silica glass”.',
    'The hue of the band is never the only sign: the name is next to it.',
    '26 px high, and 36 px on touch screens. When a tag is removed, move the focus to the next one or to the field.',
  ],
  doAndDont: [
    {
      do: 'Pass the item’s sector, even if the page already has one: tags appear elsewhere too.',
      dont: 'Choose a hue because it looks good.',
    },
    { do: 'Let tags wrap with `Inline`.', dont: 'Cut names off to keep them on one line.' },
  ],
  synonyms: ['chip', 'pill', 'token', 'label', 'removable'],
  related: ['Badge', 'Inline', 'Link'],
};
