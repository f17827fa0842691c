import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Asks for an e-mail address, to which a link is sent.',
  whenToUse: [
    'Somebody signs up with an e-mail alone, forgot the password, or needs the verification link once more.',
    '`EmailRequestContainer` beside an API; the form alone where a host sends it in its own way.',
  ],
  whenNotToUse: ['More than an address is asked for: `SignUp`.'],
  anatomy: [
    { component: 'EmailRequestForm', what: 'The form, and what came of it above.' },
    { component: 'TextField', what: 'The address: “Work email”, or “Email Address”.' },
    { component: 'Button', what: 'Asks for the link.' },
    { component: 'Notice', what: 'Says that the link is on its way.', when: 'when sent' },
    { component: 'RequestAlert', what: 'Why it failed.', when: 'when failed' },
  ],
  states: [
    { state: 'idle', what: 'Nothing was sent.' },
    { state: 'sending', what: 'The button loads, and a second press does nothing.' },
    { state: 'sent', what: 'Says what to do; a link that was sent again can be sent once more.' },
    { state: 'failed', what: 'Says why; the address stays.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Sends the form.' }],
  accessibility: [
    'When the form gives way to what came of it, the focus goes there.',
    'The field tells the browser that it is an e-mail, so that it can fill it.',
    'The form posts to `action` where scripts do not run.',
  ],
  doAndDont: [
    {
      do: 'Fill it with what was typed in this tab before.',
      dont: 'Tell whether the address has an account.',
    },
  ],
  synonyms: ['magic link', 'forgot password', 'resend', 'verification', 'work email', 'EmailRequestForm'],
  related: ['LoginDialog', 'SignUp', 'RequestAlert', 'AccountLink'],
};
