import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The head of a product page: breadcrumb, band, gallery, name, description, actions, followers.',
  whenToUse: ['Once, at the top of a product page.', 'Only the pictures are needed: `ProductGallery`.'],
  whenNotToUse: ['It is a company: `CompanyHeader`.', 'It is a card: `ProductCard`.'],
  anatomy: [
    { component: 'ProductHeader', what: 'The `<header>`, in the color of its sector.' },
    { component: 'Breadcrumb', what: 'Products, sector, name; the first two are links.' },
    {
      component: 'ProductGallery',
      what: 'Fig. 1: the selected picture, and thumbnails of all; the illustration if there are none.',
    },
    {
      part: 'thumbs',
      what: 'A thumbnail of each picture, and the plus button that adds one.',
      when: 'with several pictures, or for members',
    },
    { component: 'Figure', what: 'Frame and caption of the picture.' },
    { component: 'Heading', what: 'The name, as the heading of level 1.' },
    { component: 'Prose', what: 'The description, or a note that there is none.' },
    { component: 'Button', what: '“Show more”, for description and facts.', when: 'if there’s no room' },
    { component: 'Link', what: 'The number of followers, linked to the list.' },
  ],
  states: [
    { state: 'several pictures', what: 'Thumbnails below; the selected one is pressed.' },
    { state: 'no picture', what: 'The plate generated from name and sector, with its own caption.' },
    {
      state: 'up to 719 px',
      what: 'The picture is next to the actions, below the name; a press shows more than two lines.',
    },
    { state: 'with a picture', what: 'The selected square crop; a press opens the whole picture.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Breadcrumb, thumbnails, actions, followers.' },
    { keys: ['Enter', 'Space'], does: 'Enlarges a picture.' },
  ],
  accessibility: [
    'Pictures are named by product and number; each thumbnail says its number and the total.',
    'The first picture loads right away with high priority, the others when they come near.',
  ],
  doAndDont: [
    { do: 'Pass `FollowControl` as its child.', dont: 'Add a second heading of level 1.' },
    { do: 'Show the illustration if there is no picture.', dont: 'Show a gray box with “No image”.' },
  ],
  synonyms: ['product page', 'hero', 'gallery', 'title block', 'ProductGallery'],
  related: ['CompanyHeader', 'FollowControl', 'ProductStats', 'Figure'],
};
