import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'An illustration generated from a name and a sector, or the picture that replaced it.',
  whenToUse: [
    'Wherever a product, a company or a sector has a picture: `plate` from 240 px width, `thumb` from 40 to 96 px for products, `seal` from 28 to 40 px for companies.',
    'Pass the URL from the domain’s `artPath`, or the URL of a real picture.',
  ],
  whenNotToUse: [
    'A person: `Avatar`.',
    'A symbol in a control: `Icon`.',
    'Data, such as a value chain: draw it in the page.',
  ],
  anatomy: [
    { component: 'Art', what: 'The `<img>` with width and height; `data-kind` is the kind of illustration.' },
  ],
  states: [
    {
      state: 'blank',
      what: 'Nothing to show yet: there is no art host (`artBaseUrl`), and the provider’s `drawArt` is missing or still loading. The ground reserves the space.',
    },
    {
      state: 'lazy',
      what: 'The default: loads when it comes near. Pass `loading="eager"` above the fold.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The alternative text is empty by default, because thumbnails and seals are next to a name. Pass `alt` to a plate that represents the product.',
    'Width and height are set on the element, so that nothing moves when the file loads.',
    'One file works in both themes: it follows the `color-scheme` of the element around it.',
  ],
  doAndDont: [
    {
      do: 'Use the kind that is made for the size.',
      dont: 'Scale a plate down to 28 px: its lines merge.',
    },
    { do: 'Describe what a plate shows: “A glass rod drawn down to a fiber”.', dont: 'Write `alt="image"`.' },
  ],
  synonyms: ['image', 'picture', 'illustration', 'thumbnail', 'plate', 'seal', 'logo of a company'],
  related: ['Avatar', 'Figure', 'Icon'],
};
