import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: '“Getting started is easy”: an e-mail box that asks for an invitation and leads on to sign-up.',
  whenToUse: ['As the last section of the landing page.'],
  whenNotToUse: [
    'At the head of it: the block of `Welcome`.',
    'A question to the sales team: `InquiryForm`.',
  ],
  anatomy: [
    { component: 'InvitationBox', what: 'The section, a closing band.' },
    { component: 'Heading', what: 'Its title, of level 2.' },
    { component: 'TextField', what: '“Work email”.' },
    { component: 'Button', what: '“Join Now !”.' },
    { component: 'Notice', what: 'Thanks, or why it failed.', when: 'when sent or failed' },
  ],
  states: [
    { state: 'idle', what: 'Nothing was sent yet.' },
    { state: 'in progress', what: 'The button loads; a second press does nothing.' },
    { state: 'sent', what: 'Thanks; 100 ms later the host leads to sign-up.' },
    { state: 'failed', what: 'Says why; the address stays and can be sent again.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Sends the address.' }],
  accessibility: [
    'What is wrong with the address stands beside the field, which takes the focus.',
    'Without scripts the form leads to sign-up with the address.',
  ],
  doAndDont: [
    { do: 'Keep what was typed when it fails.', dont: 'Clear the field.' },
    { do: 'Lead to sign-up with the address.', dont: 'Ask for it a second time.' },
  ],
  synonyms: ['newsletter', 'invite', 'call to action', 'join', 'landing', 'email capture'],
  related: ['Welcome', 'InquiryForm', 'TextField'],
};
