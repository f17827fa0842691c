import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Whether this device shows what a member is told, also while no page is open.',
  whenToUse: ['On a member’s own profile, below the alerts by e-mail: `PushSettingsContainer`.'],
  whenNotToUse: ['What a member is mailed about is chosen: `AlertSettings`.'],
  anatomy: [
    { component: 'PushSettings', what: 'The section.' },
    { component: 'Switch', what: 'Turns it on and off.', when: 'where the browser can and may' },
    {
      component: 'Notice',
      what: 'Why it can’t be turned on, or why that did not work.',
      when: 'where one of the two is so',
    },
  ],
  states: [
    { state: 'loading', what: 'How the device is set is on its way.' },
    { state: 'failed', what: 'That could not be read, and can be tried again.' },
    { state: 'unable', what: 'The browser can’t show notifications of sites.' },
    { state: 'denied', what: 'Its user has blocked them; only the browser’s settings change that.' },
    { state: 'off', what: 'The device shows nothing.' },
    { state: 'on', what: 'It shows what the member is told.' },
  ],
  keyboard: [{ keys: ['Space'], does: 'On the switch: turns it on or off.' }],
  accessibility: ['The browser asks for its permission only when the switch is pressed.'],
  doAndDont: [
    { do: 'Ask when somebody wants it.', dont: 'Ask as a page opens.' },
    { do: 'Serve the worker at `/sw.js` of the page’s own origin.', dont: 'Keep private pages in it.' },
  ],
  synonyms: ['web push', 'push notifications', 'service worker', 'desktop notifications'],
  related: ['AlertSettings', 'NotificationBell', 'SecuritySettings', 'Switch'],
};
