import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A password that can be revealed.',
  whenToUse: ['For signing in, and with `autoComplete="new-password"` for choosing one.'],
  whenNotToUse: ['Other secrets that are typed once, such as a code from an email: `TextField`.'],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'PasswordField', what: 'The `<input>`. Takes `ref` and all attributes.' },
    { part: 'reveal', what: 'The button that shows and hides the password.' },
  ],
  states: [
    { state: 'hidden', what: 'Dots. The default.' },
    { state: 'shown', what: 'Readable, until hidden again.' },
    { state: 'invalid', what: 'On the field, with `error`.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Submits the form; on the button, shows or hides.' },
    { keys: ['Tab'], does: 'Moves between the text and the button.' },
  ],
  accessibility: [
    'The button says what it does: “Show password”, “Hide password”.',
    '`autoComplete` tells password managers what it is. Pasting always works.',
  ],
  doAndDont: [
    { do: 'Write the rule for a new password as the hint.', dont: 'Show it only after the first failure.' },
    { do: 'Ask once.', dont: 'Ask twice for the same password: it can be revealed.' },
  ],
  synonyms: ['secret', 'credentials', 'show password', 'login', 'passphrase'],
  related: ['TextField', 'LoginDialog', 'Field'],
};
