import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Creates a company, or changes what is said of one.',
  whenToUse: [
    '“Update Company” and “Edit info” on a company’s page: `EditCompanyDialogContainer`.',
    '“Create Company”, and “Create A Supplier” of a product: `CreateCompanyDialogContainer`.',
  ],
  whenNotToUse: ['The company that one works for, in the wizard: `OnboardingWizard`.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, buttons.', when: 'when open' },
    { component: 'Banner', what: 'The name is taken, or somebody else was quicker.', when: 'when so' },
    { part: 'theirs', what: 'What somebody else has written into the field above.', when: 'when so' },
    { component: 'TextField', what: 'Name and website.', when: 'when open' },
    { component: 'ComboBox', what: 'The country, found as it is typed.', when: 'when open' },
    { component: 'TextArea', what: 'Address and description.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'To be filled in; a refusal stands at its field.' },
    { state: 'IN_PROGRESS', what: 'On its way; the texts stand still.' },
    { state: 'COMPLETED', what: 'Saved, or proposed; it closes 1200 ms later.' },
    { state: 'ALREADY_EXISTS', what: 'Another company has the name.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In a field of one line: saves.' },
    { keys: ['Escape'], does: 'Closes it; what was typed stays for the next time.' },
  ],
  accessibility: ['The first wrong field takes the focus; each says what is wrong with it.'],
  doAndDont: [
    { do: 'Show what the other has written beside what one has typed.', dont: 'Overwrite either.' },
  ],
  synonyms: ['edit company', 'create company', 'update', 'form', 'conflict', 'add company'],
  related: ['EditHistory', 'CompanyMenu', 'Dialog', 'CountryField'],
  stage: { kind: 'frame', heightPx: 820, shows: 'default' },
};
