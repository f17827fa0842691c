/** Journeys that do not run in Firefox: their title, or the beginning of several, and why. */
export const notInFirefox: readonly (readonly [title: string, reason: string])[] = [
  ['a passkey is added, and signs in without password and code', 'BiDi has no virtual authenticators'],
  ['an installed app says that there is no connection', 'pushes to its worker by Chromium’s own protocol'],
];
