import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The frame of a page about one’s account: a heading, and one form below it.',
  whenToUse: ['Sign-up, thank-you, verification, new password.'],
  whenNotToUse: ['The login, which stands over the page that asked for it: `LoginDialog`.'],
  anatomy: [
    { component: 'AccountPage', what: 'The column: 440 px, or 680 with `width="wide"`.' },
    { component: 'Heading', what: 'The page’s heading of level 1.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['Its heading is the only one of level 1 on the page.'],
  doAndDont: [{ do: 'Ask one thing on a page.', dont: 'Put promises beside the form.' }],
  synonyms: ['sign-up page', 'password page', 'verification page', 'column'],
  related: ['SignUp', 'PasswordReset', 'AccountLink', 'EmailRequest'],
};
