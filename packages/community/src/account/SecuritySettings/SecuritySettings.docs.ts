import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'How one signs in, where one is signed in, and what becomes of one’s data.',
  whenToUse: ['On a member’s own profile, below its form: `SecuritySettingsContainer`.'],
  whenNotToUse: ['The password is changed: `ProfileForm`.', 'Somebody signs in: `LoginDialog`.'],
  anatomy: [
    { component: 'SecuritySettings', what: 'Three sections, numbered on from `firstNumber`.' },
    { part: 'app', what: 'The authenticator app.' },
    { part: 'passkeys', what: 'The passkeys, with a way to add one.' },
    { part: 'passkey', what: 'One of them.', when: 'when there are some' },
    { part: 'session', what: 'A place where one is signed in.' },
    { part: 'export', what: 'The download of one’s data.' },
    { part: 'delete', what: 'The way out.' },
    { part: 'secret', what: 'The key of a new app, to be typed.', when: 'while an app is set up' },
    { part: 'codes', what: 'The recovery codes.', when: 'once an app is set up' },
    { part: 'consequences', what: 'What goes with the account.', when: 'before it is deleted' },
  ],
  states: [
    { state: 'loading', what: 'Each list by itself.' },
    { state: 'failed', what: 'Says so in its place, and offers to try again.' },
    { state: 'ready', what: 'What is known. It stays when reading it anew fails.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In a dialog: sends what was typed.' },
    { keys: ['Escape'], does: 'Leaves a dialog, but not the recovery codes: they are shown only once.' },
  ],
  accessibility: [
    'What is pressed may go with its row: the focus then stands on the title of the section.',
    'What a field was refused for stands at the field, which takes the focus; all else is heard at once.',
    'The QR code has a key beside it for those who can’t scan it.',
  ],
  doAndDont: [
    { do: 'Say what goes before the account is deleted.', dont: 'Ask twice.' },
    { do: 'Leave the page by a full navigation when the account is gone.', dont: 'Keep anything of it.' },
  ],
  synonyms: [
    'two-factor',
    'MFA',
    'TOTP',
    'authenticator',
    'passkeys',
    'WebAuthn',
    'sessions',
    'devices',
    'delete account',
    'export',
  ],
  related: ['ProfileForm', 'LoginDialog', 'AlertDialog', 'Dialog'],
};
