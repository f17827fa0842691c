import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The full registration: who somebody is, for whom they work, and a password.',
  whenToUse: [
    'On the page for new members, as `SignUpContainer`; `SignUpThanks` after it, there or on a page of its own, as `SignUpThanksContainer`.',
  ],
  whenNotToUse: [
    'An address is all that is asked for: `EmailRequest`, and `EmailSignUpSent` after it.',
    'Somebody is a member already: `LoginDialog`.',
  ],
  anatomy: [
    { component: 'SignUpForm', what: 'The form.' },
    { component: 'TextField', what: 'First name, last name, e-mail, designation.' },
    {
      component: 'ComboBox',
      what: 'The company: typed, or chosen from what is found from five characters on.',
    },
    {
      component: 'SelectField',
      what: 'The country, as `CountryField`; locked while it comes with the company.',
    },
    { component: 'PasswordField', what: 'The password, and the same once more.' },
    { component: 'Button', what: '“Sign Up”; another clears a company that was chosen.' },
    {
      component: 'Notice',
      what: 'What keeps the form from being sent, or why it was refused.',
      when: 'when it was',
    },
    {
      component: 'SignUpThanks',
      what: 'Thanks, says where the link went, and has it sent again.',
      when: 'when DONE',
    },
    {
      component: 'EmailSignUpSent',
      what: 'The same for a sign-up with an e-mail alone.',
      when: 'as `EmailSignUpSent`',
    },
  ],
  states: [
    { state: 'UNDEFINED', what: 'Being filled in.' },
    { state: 'IN_PROGRESS', what: 'Checked and sent: the button loads, and a second press does nothing.' },
    { state: 'DONE', what: 'Taken: the thanks stand in place of the form.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'In the company: goes through what was found.' },
    { keys: ['Enter'], does: 'On a company: chooses it. Elsewhere: sends the form.' },
  ],
  accessibility: [
    'The first field that is wrong takes the focus, and says what is wrong beside itself.',
    'The warning above the button is heard at once.',
    'Browsers and password managers are told what each field is.',
    'The form posts to `action` where scripts do not run.',
  ],
  doAndDont: [
    {
      do: 'Keep what was typed, over a failure and over a look at the terms.',
      dont: 'Keep a password anywhere.',
    },
    { do: 'Take a company that nobody has listed yet.', dont: 'Force a choice from the list.' },
  ],
  synonyms: ['register', 'registration', 'create account', 'join', 'SignUpForm', 'SignUpThanks', 'thank you'],
  related: ['LoginDialog', 'EmailRequest', 'AccountPage', 'CatalogueField', 'CountryField'],
};
