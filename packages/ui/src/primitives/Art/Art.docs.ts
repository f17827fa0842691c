import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A drawing made from a name and a sector, or the picture that replaced it.',
  whenToUse: [
    'Wherever a product, a company or a sector has a picture: `plate` from 240 px wide, `thumb` 40 to 96 px for products, `seal` 28 to 40 px for companies.',
    'Pass the address that the domain’s `artPath` makes; a real picture’s address takes its place.',
  ],
  whenNotToUse: [
    'It is a person: `Avatar`.',
    'It is a sign in a control: `Icon`.',
    'It is data, such as a value chain: draw it in the page.',
  ],
  anatomy: [{ component: 'Art', what: 'The `<img>` with width and height; `data-kind` says which drawing.' }],
  states: [
    {
      state: 'blank',
      what: 'Nothing to show yet: no host of drawings (`artBaseUrl`), and `drawArt` of the provider is absent or still loading. The ground keeps the size.',
    },
    {
      state: 'lazy',
      what: 'The default: fetched when it comes near. Pass `loading="eager"` above the fold.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The alternative text is empty by default, as thumbs and seals stand beside a name. Pass `alt` to a plate that stands for the product.',
    'Width and height are written on the element, so that nothing moves when the file comes.',
    'One file serves both themes: it follows the `color-scheme` of the element around it.',
  ],
  doAndDont: [
    {
      do: 'Take the kind that was drawn for the size.',
      dont: 'Scale a plate down to 28 px: its lines run together.',
    },
    { do: 'Describe what a plate shows: “A glass rod drawn down to a fiber”.', dont: 'Write `alt="image"`.' },
  ],
  synonyms: ['image', 'picture', 'illustration', 'thumbnail', 'plate', 'seal', 'logo of a company'],
  related: ['Avatar', 'Figure', 'Icon'],
};
