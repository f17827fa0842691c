import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Three steps from a new account to a profile, a company and its products.',
  whenToUse: [
    'Once after the verification of an address: `OnboardingWizardContainer`, with the step in the address.',
    'For visitors, whom its first step registers.',
  ],
  whenNotToUse: [
    'A member changes the profile later: `ProfileForm`.',
    'Something takes several steps, but one cannot move among them: `Steps`.',
  ],
  anatomy: [
    { component: 'OnboardingWizard', what: 'Headline, tabs, and the step.' },
    { component: 'Tabs', what: 'One tab for each step.' },
    { part: 'personal', what: 'Step 1: names, contact, password where one is needed.' },
    { part: 'company', what: 'Step 2: search, country, type of company.', when: 'in step 2' },
    { part: 'prompt', what: '“Couldn’t Find your company?” and “Add Company”.', when: 'in step 2' },
    { part: 'add', what: 'The form for a company that is not there yet.', when: 'after “Add Company”' },
    { part: 'products', what: 'Step 3: search and list.', when: 'in step 3' },
    { part: 'supplied', what: 'What the company sells already.', when: 'in step 3, where there is any' },
    { part: 'suppliedProduct', what: 'One of those.', when: 'in step 3' },
    { part: 'new', what: 'A new product: name and description.', when: 'while one is described' },
    { part: 'entry', what: 'A product of the list, with its state.', when: 'in step 3' },
    { part: 'failure', what: 'Why a step was not saved.', when: 'when a step failed' },
    { part: 'sent', what: 'Says that the link was sent.', when: 'after a registration' },
  ],
  states: [
    { state: 'editing', what: 'Nothing is on its way.' },
    { state: 'saving', what: 'The button loads; a second press does nothing.' },
    { state: 'failed', what: 'Says why; everything typed stays.' },
    { state: 'waiting, saved, refused', what: 'Of a product: what came of it.' },
  ],
  keyboard: [
    { keys: ['Arrow left', 'Arrow right'], does: 'Moves among the tabs; Enter opens one.' },
    { keys: ['Enter'], does: 'In a line: saves the step.' },
  ],
  accessibility: [
    'What is wrong stands at the head, beside each field, and the first of them takes the focus.',
    'What becomes of the list is said as it happens.',
  ],
  doAndDont: [
    {
      do: 'Keep what was typed through steps, failures and a reload.',
      dont: 'Keep a password beyond the page.',
    },
    { do: 'Show what failed for each product.', dont: 'Throw the others away with it.' },
  ],
  synonyms: ['onboarding', 'set-up', 'first run', 'sign up', 'registration', 'stepper'],
  related: ['CatalogueField', 'CountryField', 'Steps', 'RequestAlert'],
};
