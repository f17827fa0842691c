import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Stands in place of a page that is for members alone.',
  whenToUse: ['A guest opens the address of a member’s page.'],
  whenNotToUse: [
    'A part of a page is for members: the control itself leads to the login.',
    'The page does not exist, or could not be made: `NotFound`.',
  ],
  anatomy: [
    { component: 'SignInRequired', what: 'The text and its two ways on.' },
    { component: 'Heading', what: '“Please login to view this page”, the heading of the page.' },
    { component: 'ButtonLink', what: '“Log in” opens the login; “Sign Up” leads to the registration.' },
  ],
  states: [],
  keyboard: [{ keys: ['Enter'], does: 'Follows a link.' }],
  accessibility: ['The text is the heading of level 1: it says why the page is not there.'],
  doAndDont: [
    { do: 'Bring the reader back to the page after the login.', dont: 'Lead to the start page instead.' },
  ],
  synonyms: ['login wall', 'unauthorized', '401', 'members only', 'gate'],
  related: ['NotFound', 'LoginDialog'],
};
