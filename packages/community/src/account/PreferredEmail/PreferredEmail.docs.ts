import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Chooses which of one’s two e-mail addresses mails go to.',
  whenToUse: ['On the page that mails link to for it; `PreferredEmailMessage` follows it.'],
  whenNotToUse: ['Addresses themselves: `ProfileForm`.', 'Which mails one gets: `AlertSettings`.'],
  anatomy: [
    { component: 'AccountPage', what: 'The frame, with the title.' },
    { component: 'PreferredEmail', what: 'The form.' },
    { component: 'RadioGroup', what: 'The one or two addresses.' },
    { component: 'Notice', what: 'What went wrong.', when: 'when it failed' },
    { component: 'Button', what: 'Keeps the choice.' },
    { component: 'PreferredEmailMessage', what: 'Says what was chosen.', when: 'afterwards' },
  ],
  states: [
    { state: 'editing', what: 'Nothing is sent yet.' },
    { state: 'sending', what: 'On its way; the button says so.' },
    { state: 'failed', what: 'It was not kept; what was chosen stays, and the button tries again.' },
  ],
  keyboard: [{ keys: ['Arrow keys'], does: 'Choose an address.' }],
  accessibility: ['A failure is announced at once.'],
  doAndDont: [{ do: 'Offer an address that waits for its link, and say so.', dont: 'Hide it.' }],
  synonyms: ['mail', 'primary', 'secondary', 'address', 'select'],
  related: ['ProfileForm', 'AlertSettings', 'MailOptOut'],
};
