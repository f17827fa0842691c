import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Asks what somebody is looking for, with a file if they like.',
  whenToUse: [
    'On the contact page, as `InquiryFormContainer`.',
    'Over a page, as `InquiryDialogContainer`: once a visit, and never over another dialog.',
    'On a product’s page, as `RequestQuoteContainer`: the same with what a quote needs.',
  ],
  whenNotToUse: ['An address alone is asked for: `InvitationBox`.'],
  anatomy: [
    { component: 'InquiryForm', what: 'The form.' },
    { component: 'TextField', what: 'First Name, Last Name, Company Name, Email, Mobile Phone Number.' },
    { component: 'TextArea', what: 'Message.' },
    { component: 'FileDrop', what: 'The attachment, one file, with its hint.' },
    { component: 'Button', what: '“Submit Inquiry”.' },
    { component: 'Notice', what: 'Why it failed, or that it was sent.', when: 'when failed or sent' },
    { component: 'Dialog', what: 'The dialog, 680 px wide.', when: 'as `InquiryDialog`' },
    { part: 'reach', what: 'Who gets the request.', when: 'as `QuoteDialog`' },
  ],
  states: [
    { state: 'editing', what: 'Nothing was sent yet.' },
    { state: 'IN_PROGRESS', what: 'The button loads; a second press does nothing.' },
    { state: 'COMPLETED', what: 'Says so; another can be written.' },
    { state: 'failed', what: 'Says why and at which field; everything typed stays.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In a line: sends the form.' },
    { keys: ['Escape'], does: 'Closes the dialog; opened again it holds what was typed.' },
  ],
  accessibility: [
    'What is wrong stands beside each field; the first of them takes the focus.',
    'Fields tell the browser what they are, so that it can fill them.',
  ],
  doAndDont: [
    { do: 'Keep everything when it fails.', dont: 'Send twice on a double click.' },
    { do: 'Say which files are taken before one is chosen.', dont: 'Refuse a file without a reason.' },
  ],
  synonyms: ['contact form', 'request', 'InquiryDialog', 'lead', 'support', 'message'],
  related: ['ContactDetails', 'InvitationBox', 'FileDrop', 'Dialog'],
};
