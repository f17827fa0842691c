import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The bell in the masthead: a dot for unread notifications, and the newest ten in a popover.',
  whenToUse: ['In the masthead, for members.'],
  whenNotToUse: [
    'The full list: `NotificationList` on its page.',
    'On phones: the bottom bar links to the page.',
  ],
  anatomy: [
    { component: 'NotificationBell', what: 'The button with the bell, and the `Popover`.' },
    { part: 'dot', what: 'The mark for unread notifications.', when: 'with `hasUnread`' },
    { component: 'NotificationList', what: 'The newest ten.', when: 'while it is open' },
  ],
  states: [
    { state: 'hasUnread', what: 'Shows the dot; the button’s name says so, too.' },
    { state: 'open', what: 'Opens the popover, which clears the dot.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the popover and moves into it.' },
    { keys: ['Escape'], does: 'Closes it and returns to the bell.' },
  ],
  accessibility: ['The dot is never the only sign: the name of the button says that some are unread.'],
  doAndDont: [{ do: 'Clear the dot when the popover opens.', dont: 'Require a click on each notification.' }],
  synonyms: ['notifications', 'alerts', 'unread', 'inbox'],
  related: ['NotificationList', 'Masthead', 'BottomBar'],
};
