import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What a member is mailed about, and how often.',
  whenToUse: ['On a member’s own profile: `AlertSettingsContainer`.'],
  whenNotToUse: ['Somebody comes by the link of a mail to end it: `MailOptOut`.'],
  anatomy: [
    { component: 'AlertSettings', what: 'The section.' },
    { component: 'Switch', what: 'Whether alerts are sent at all.' },
    { component: 'SegmentedControl', what: 'How often, for each kind.' },
    { component: 'Notice', what: 'Why the last change was not saved.', when: 'after it failed' },
  ],
  states: [
    { state: 'loading', what: 'What is set is on its way.' },
    { state: 'failed', what: 'It could not be read, and can be tried again.' },
    { state: 'ready', what: 'Each change is saved as it is made; one that fails is taken back.' },
  ],
  keyboard: [
    { keys: ['Space'], does: 'On the switch: turns all alerts off or on.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'In a control: chooses how often.' },
  ],
  accessibility: [
    'Each control is a group of radios with its own name.',
    'That a change was saved is told to screen readers; that it was not, to everybody.',
  ],
  doAndDont: [{ do: 'Keep what was chosen while all alerts are off.', dont: 'Reset it.' }],
  synonyms: ['e-mail preferences', 'digest', 'notifications by mail', 'subscription', 'newsletter'],
  related: ['MailOptOut', 'SecuritySettings', 'NotificationList', 'Switch', 'SegmentedControl'],
};
