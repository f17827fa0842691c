import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The bell of the masthead: a dot while something is unread, and the newest ten in a small window.',
  whenToUse: ['In the masthead, for members.'],
  whenNotToUse: [
    'All are to be seen: `NotificationList` on its page.',
    'On phones: the bottom bar has the page.',
  ],
  anatomy: [
    { component: 'NotificationBell', what: 'The button with the bell, and the window, a `Popover`.' },
    { part: 'dot', what: 'Says that something is unread.', when: 'with `hasUnread`' },
    { component: 'NotificationList', what: 'The newest ten.', when: 'while it is open' },
  ],
  states: [
    { state: 'hasUnread', what: 'Shows the dot; the button’s name says it, too.' },
    { state: 'open', what: 'Opens the window; the dot goes then.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the window and goes into it.' },
    { keys: ['Escape'], does: 'Closes it and goes back to the bell.' },
  ],
  accessibility: ['The dot is never alone: the name of the button says that some are unread.'],
  doAndDont: [{ do: 'Clear the dot as the window opens.', dont: 'Ask for a click on each of them.' }],
  synonyms: ['notifications', 'alerts', 'unread', 'inbox'],
  related: ['NotificationList', 'Masthead', 'BottomBar'],
};
