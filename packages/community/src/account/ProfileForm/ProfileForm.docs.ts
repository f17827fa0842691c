import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One’s own profile in five sections: photo, basics, security, contact, company.',
  whenToUse: ['A member changes what is known of them: `ProfileFormContainer`, on a page of its own.'],
  whenNotToUse: [
    'A new member tells it for the first time: `OnboardingWizard`.',
    'Others look at it: `MemberHeader`.',
  ],
  anatomy: [
    { component: 'ProfileForm', what: 'The form.' },
    { part: 'photo', what: 'What is passed as `photo`; it is changed by itself.' },
    { part: 'address', what: 'An address: verified, primary, or waiting for its link.' },
    { component: 'ErrorSummary', what: 'What is wrong, at the head.', when: 'when something is' },
    { component: 'RequestAlert', what: 'Why it was not saved.', when: 'when the server refused' },
    { component: 'ComboBox', what: 'The company.' },
    { component: 'Button', what: '“Save profile”.' },
  ],
  states: [
    { state: 'editing', what: 'Says when something is not saved yet.' },
    { state: 'saving', what: 'The button loads; a second press does nothing.' },
    { state: 'saved', what: 'Says so, until something is changed.' },
    { state: 'failed', what: 'Says why and at which field; everything typed stays.' },
    { state: 'verified, waiting', what: 'Of an address.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In a line: saves.' }],
  accessibility: [
    'Each section is a region with a name.',
    'The first field that is wrong takes the focus, and the summary leads to each.',
  ],
  doAndDont: [
    { do: 'Warn before leaving with changes: `onChangedChange`.', dont: 'Save while one types.' },
    { do: 'Ask for the current password.', dont: 'Show an address as one’s own before it is verified.' },
  ],
  synonyms: ['account', 'settings', 'edit profile', 'my profile', 'preferences'],
  related: ['OnboardingWizard', 'ProfilePhoto', 'MemberHeader', 'CatalogueField'],
};
