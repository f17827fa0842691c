import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The second step of becoming a member: where somebody works, chosen from the catalogue or added to it.',
  whenToUse: ['In `OnboardingWizard`, after the personal step.'],
  whenNotToUse: [
    'A member changes the company later: `ProfileForm`.',
    'A company is described that nobody joins by it: `CompanyDialog`.',
  ],
  anatomy: [
    { part: 'company', what: 'The form of the step; `data-state` says how saving stands.' },
    { component: 'ErrorSummary', what: 'What is missing, with links to the fields.', when: 'after sending' },
    { component: 'ComboBox', what: 'Finds the company by its name; the last line offers to add it.' },
    { part: 'prompt', what: '“Couldn’t Find your company?” and “Add Company”.' },
    { component: 'SelectField', what: 'The country; it comes with a company that is chosen.' },
    { component: 'RadioGroup', what: 'The types of company.' },
    { part: 'add', what: 'The form for a company that is not there yet.', when: 'after “Add Company”' },
    { component: 'Notice', what: 'That the company was added, or why not.', when: 'after adding' },
  ],
  states: [
    { state: 'editing', what: 'Nothing is on its way.' },
    { state: 'saving', what: 'The button loads; a second press does nothing.' },
    { state: 'failed', what: 'Says why beside what was typed, which stays.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Enter'], does: 'Chooses a company that was found.' },
    { keys: ['Enter'], does: 'In another line: saves the step.' },
  ],
  accessibility: [
    'That one is going to be linked to a company is the hint of its field, read as soon as it is chosen.',
    'The first field that is missing gets the focus; so does the news that a company was added.',
  ],
  doAndDont: [
    {
      do: 'Keep the name that was searched for when the form for a new company opens.',
      dont: 'Let somebody type it twice.',
    },
  ],
  synonyms: ['employer', 'workplace', 'company search', 'step two of the onboarding'],
  related: ['OnboardingWizard', 'ProductsStep', 'CatalogueField', 'CountryField'],
};
