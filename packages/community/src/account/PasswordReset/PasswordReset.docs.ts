import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Sets a new password by the link of an e-mail.',
  whenToUse: ['On the page that a link for a forgotten password leads to, as `PasswordResetContainer`.'],
  whenNotToUse: [
    'The link does not work: `AccountLink`.',
    'The password is not forgotten: it is changed in the profile, which asks for the present one.',
  ],
  anatomy: [
    { component: 'PasswordResetForm', what: 'The form, or in its place what came of it.' },
    { component: 'PasswordField', what: 'The new password, and the same once more.' },
    { component: 'Button', what: '“Update password”.' },
    { component: 'RequestAlert', what: 'Why it failed.', when: 'when failed' },
    { component: 'Notice', what: 'Says that the password is set.', when: 'on success' },
    { component: 'ButtonLink', what: 'Leads to the login.', when: 'on success' },
  ],
  states: [
    { state: 'idle', what: 'Nothing was sent.' },
    { state: 'loading', what: 'The button loads, and a second press does nothing.' },
    { state: 'success', what: 'Says so, with the way to the login.' },
    { state: 'failed', what: 'Says why; both passwords stay as they were typed.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends the form, if both passwords are filled, long enough and the same.' },
  ],
  accessibility: [
    'The hints are there from the start; when one is not heeded, it becomes the error of its field, which takes the focus.',
    'Password managers are told that a new password is chosen.',
  ],
  doAndDont: [
    {
      do: 'Say the rules before anything is typed.',
      dont: 'Empty the fields when the server did not answer.',
    },
  ],
  synonyms: ['forgot password', 'new password', 'update password', 'reset', 'PasswordResetForm'],
  related: ['AccountLink', 'EmailRequest', 'PasswordField', 'RequestAlert'],
};
