import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The head of the landing page: what this is, and the block that signs up or logs in.',
  whenToUse: ['Once, at the top of the landing page, from edge to edge.'],
  whenNotToUse: ['On other pages: `Heading` of level 1.', 'For guests on a product’s page: `GuestSlides`.'],
  anatomy: [
    { component: 'Welcome', what: 'Heading, one sentence, and the block beside them.' },
    { component: 'Heading', what: 'The heading of level 1; the block has one of level 2.' },
    { component: 'Prose', what: 'What the platform is for.' },
    { part: 'join', what: 'The block that signs up or logs in.' },
    { component: 'TextField', what: '“Work email”, handed to the registration form.' },
    { component: 'Button', what: '“Join Now”.' },
    { component: 'ButtonLink', what: 'The login by LinkedIn.', when: 'with `linkedinHref`' },
    { component: 'Link', what: 'Log in, terms, privacy policy.' },
  ],
  states: [{ state: 'below 1200 px', what: 'The block stands under the sentence.' }],
  keyboard: [{ keys: ['Enter'], does: 'In the field: leads to the registration form.' }],
  accessibility: [
    'It holds the page’s heading of level 1.',
    'The form is a normal one: it works where scripts do not.',
  ],
  doAndDont: [
    { do: 'Override its texts by the catalogue.', dont: 'Add a picture that says nothing.' },
    {
      do: 'Leave out the login by LinkedIn where it is not set up.',
      dont: 'Show a button that leads to an error.',
    },
  ],
  synonyms: ['hero', 'landing', 'headline', 'home', 'start page', 'sign up', 'join'],
  related: ['ChainPlate', 'SectorTiles', 'InvitationBox', 'LoginDialog'],
};
