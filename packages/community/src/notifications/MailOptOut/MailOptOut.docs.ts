import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Asks whether an address is never to be written to again, and says that it is not.',
  whenToUse: ['The page behind the link of a mail that a member has sent, or of an alert.'],
  whenNotToUse: ['The link confirms an address, or sets a password: `AccountLink`.'],
  anatomy: [
    { component: 'AccountPage', what: 'The frame, with the question as its heading.' },
    { component: 'MailOptOut', what: 'The form.' },
    {
      component: 'Notice',
      what: 'That the link is none of ours, or that nothing was changed.',
      when: 'with a problem',
    },
    { component: 'Button', what: 'Stops the mails, or allows them again.' },
  ],
  states: [
    { state: 'asking', what: 'The address may be written to.' },
    { state: 'done', what: 'It is never written to again, which can be taken back.' },
    { state: 'unknown', what: 'The link is none of ours.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: stops the mails.' }],
  accessibility: ['It works without scripts and without a login: the form posts to the page itself.'],
  doAndDont: [
    { do: 'Change something only when the form is sent.', dont: 'Change something as the link is followed.' },
  ],
  synonyms: ['unsubscribe', 'opt out', 'never again', 'one-click', 'List-Unsubscribe'],
  related: ['AccountLink', 'AccountPage', 'SharePopup'],
};
