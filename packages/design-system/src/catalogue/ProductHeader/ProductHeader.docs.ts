import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The head of a product’s page: trail, band, gallery, name, description, actions, followers.',
  whenToUse: [
    'Once, at the top of a product’s page.',
    '`ProductGallery` alone, where only the pictures are wanted.',
  ],
  whenNotToUse: ['It is a company: `CompanyHeader`.', 'It is a card: `ProductCard`.'],
  anatomy: [
    { component: 'ProductHeader', what: 'The `<header>`, in the colour of its sector.' },
    { component: 'Breadcrumb', what: 'Products, sector, name; the first two are links.' },
    {
      component: 'ProductGallery',
      what: 'Fig. 1: the chosen picture, and thumbs of all; without any, the drawing.',
    },
    {
      part: 'thumbs',
      what: 'A thumb of each picture, and the plus that adds one.',
      when: 'with several pictures, or for members',
    },
    { component: 'Figure', what: 'Frame and caption of the picture.' },
    { component: 'Heading', what: 'The name, as the heading of level 1.' },
    { component: 'Prose', what: 'The description, or that there is none.' },
    { component: 'Button', what: '“Show more” of description and facts.', when: 'where there is no room' },
    { component: 'Link', what: 'The number of followers, leading to them.' },
  ],
  states: [
    { state: 'several pictures', what: 'Thumbs below; the chosen one is pressed.' },
    { state: 'no picture', what: 'The plate drawn from name and sector, with its own caption.' },
    {
      state: 'up to 719 px',
      what: 'The picture stands beside the actions, below the name; a press shows more than two lines.',
    },
    { state: 'with a picture', what: 'The part that was chosen, square; a press opens the whole.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Trail, thumbs, actions, followers.' },
    { keys: ['Enter', 'Space'], does: 'Shows a picture large.' },
  ],
  accessibility: [
    'Pictures are told by product and number; each thumb says which of how many it shows.',
    'The first picture is fetched at once and with priority, the rest when near.',
  ],
  doAndDont: [
    { do: 'Pass `FollowControl` as its child.', dont: 'Add a second heading of level 1.' },
    { do: 'Show the drawing where there is no picture.', dont: 'Show a grey box with “No image”.' },
  ],
  synonyms: ['product page', 'hero', 'gallery', 'title block', 'ProductGallery'],
  related: ['CompanyHeader', 'FollowControl', 'ProductStats', 'Figure'],
};
