import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The login modal: over the page that asked for it, to which it leads back.',
  whenToUse: [
    'A guest does what members may: follow, load more, write.',
    '`LoginForm` alone, on a page of its own that works without scripts.',
  ],
  whenNotToUse: ['Another question is asked over the page: `Dialog`.'],
  anatomy: [
    { component: 'Dialog', what: 'The dialog, 440 px wide; fills the window on phones.', when: 'when open' },
    { component: 'TextField', what: '“Email Address”, sent as `username`.', when: 'when open' },
    { component: 'PasswordField', what: '“Password”, which can be uncovered.', when: 'when open' },
    { component: 'Notice', what: 'Why the last try failed.', when: 'with `error`' },
    {
      component: 'RequestAlert',
      what: 'That no server answered: the form was not sent.',
      when: 'when `isAnswering` says no',
    },
    { component: 'Button', what: 'Sends the form.', when: 'when open' },
    {
      component: 'Link',
      what: 'Leads to the forgotten password, the sign-up, terms and privacy.',
      when: 'when open',
    },
    { component: 'ButtonLink', what: 'Logs in with LinkedIn.', when: 'when open' },
    {
      component: 'PasskeyLogin',
      what: 'Logs in with a passkey.',
      when: 'where the browser knows them: `PasskeyLoginContainer` as `passkey`',
    },
    { component: 'EmailRequestForm', what: 'Asks for an address.', when: 'in the views that need one' },
  ],
  states: [
    { state: 'closed', what: 'Nothing is rendered.' },
    { state: 'open', what: 'The focus stands in the first field.' },
    { state: 'submitting', what: 'The button loads; on the way back from another page it is ready again.' },
    { state: 'unanswered', what: 'No server answered: it says so, and all stands as it was typed.' },
    { state: 'view="signUp"', what: 'Signs up with a work e-mail alone.' },
    { state: 'view="forgot"', what: 'Asks for the address that a link for a new password goes to.' },
    {
      state: 'view="unverified"',
      what: 'Says that the address is not verified, and has the link sent again.',
    },
    {
      state: 'view="code"',
      what: 'Asks for the code of the authenticator app, or a recovery code, once the password was right.',
    },
    { state: 'idle, asking', what: 'Of the passkey.' },
    { state: 'cancelled, refused', what: 'Of the passkey: says so below its button, without alarm.' },
    { state: 'failed', what: 'The reason stands above the fields as plain text.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends the form.' },
    { keys: ['Escape'], does: 'Closes, and gives the focus back.' },
    { keys: ['Tab'], does: 'Stays inside.' },
  ],
  accessibility: [
    'Another view puts the focus into its first field, as the link that led there is gone.',
    'Fields tell browsers and password managers what they are: `username` and `current-password`.',
    'It is a normal form post: it works where scripts do not.',
  ],
  doAndDont: [
    {
      do: 'Lead back to the page that asked: pass its path as `returnTo`.',
      dont: 'Lead everybody to the start page.',
    },
    { do: 'Keep what was typed when it fails.', dont: 'Tell whether the address or the password was wrong.' },
  ],
  synonyms: [
    'sign in',
    'modal',
    'authentication',
    'credentials',
    'LoginForm',
    'log in',
    'two-factor',
    'one-time code',
    'passkey',
    'PasskeyLogin',
  ],
  related: ['EmailRequest', 'SignUp', 'Dialog', 'PasswordField', 'TextField', 'Masthead'],
  stage: { kind: 'frame', heightPx: 560 },
};
