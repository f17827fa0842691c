/** Reason: keyboard and focus order. */
const BEHIND = 'without a screen only the window that was opened last has the focus';

/** Reason: clicks on buttons in such a frame are not delivered either. */
const FRAMES = 'clicks by BiDi do not reach a frame of another site';

const SCRIPTS = 'Playwright does not turn scripts off over BiDi';

/** Journeys skipped in Firefox: their title, or a common prefix of several, and the reason. */
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
  ['without JavaScript', SCRIPTS],
  ['without scripts', SCRIPTS],
  [
    'what is pasted into the editor comes without what runs',
    'Firefox takes the markup out of a paste that a script makes',
  ],
  ['a member blocks another: posts vanish, are back by undo, and by the profile', BEHIND],
  ['leaves no node and no listener behind', 'counts both by Chromium’s own protocol'],
  [
    'asks once for all that is near',
    'BiDi tells of what comes from the cache as of a request; the server is asked once',
  ],
  ['works in a frame that a page of AMP would give it', FRAMES],
  ['an installed app says that there is no connection', 'pushes to its worker by Chromium’s own protocol'],
];
