/** Keys and the focus, of one who was there before another. */
const BEHIND = 'without a screen only the window that was opened last has the focus';

/** Journeys that do not run in Firefox: their title, or the beginning of several, and why. */
export const notInFirefox: readonly (readonly [title: string, reason: string])[] = [
  ['a passkey is added, and signs in without password and code', 'BiDi has no virtual authenticators'],
  [
    'a picture is pasted, sent alone, and seen by the other',
    'Firefox takes the files out of a paste that a script makes',
  ],
  ['who is blocked in a conversation is refused there', BEHIND],
  ['a phone shows the rooms, or one conversation with the way back', BEHIND],
  ['a session somewhere else is ended from here', BEHIND],
  ['a member is reported from a conversation, by the keyboard alone', BEHIND],
  ['the account is deleted by keys alone: nobody signs in with it', BEHIND],
  [
    'a guest’s view is counted once and seen by the Platinum owner',
    'visits of the other journeys count as well, as Firefox does not call itself a robot',
  ],
  [
    'guests are asked to log in, and a page behind another tab is not counted',
    'BiDi does not tell what a beacon sends',
  ],
  ['an installed app says that there is no connection', 'pushes to its worker by Chromium’s own protocol'],
];
