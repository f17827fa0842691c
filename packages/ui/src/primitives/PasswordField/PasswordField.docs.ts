import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A password, which its owner may uncover.',
  whenToUse: ['To sign in, and with `autoComplete="new-password"` where one is chosen.'],
  whenNotToUse: ['Other secrets that are typed once, such as a code by email: `TextField`.'],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'PasswordField', what: 'The `<input>`. `ref` and all attributes land here.' },
    { part: 'reveal', what: 'The button that shows and hides what was typed.' },
  ],
  states: [
    { state: 'hidden', what: 'Dots. From the start.' },
    { state: 'shown', what: 'As typed, until hidden again.' },
    { state: 'invalid', what: 'On the field, with `error`.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends the form; on the button, shows or hides.' },
    { keys: ['Tab'], does: 'From the text to the button.' },
  ],
  accessibility: [
    'The button says what it will do: “Show password”, “Hide password”.',
    'Password managers are told what it is by `autoComplete`. Pasting is never hindered.',
  ],
  doAndDont: [
    { do: 'Write the rule for a new password as the hint.', dont: 'Tell it after the first failure only.' },
    { do: 'Ask once.', dont: 'Ask twice for the same password: it can be uncovered.' },
  ],
  synonyms: ['secret', 'credentials', 'show password', 'login', 'passphrase'],
  related: ['TextField', 'LoginDialog', 'Field'],
};
