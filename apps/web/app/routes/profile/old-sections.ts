import { settingsPath } from '@millrace/domain';

/** Sections that stood on `/profile` before they had pages of their own, by their ids. */
const MOVED: Readonly<Record<string, string>> = {
  alerts: settingsPath('notifications'),
  'saved-searches': settingsPath('notifications', 'saved-searches'),
  push: settingsPath('notifications', 'push'),
  language: settingsPath('language'),
  'security-signIn': settingsPath('security', 'security-signIn'),
  'security-sessions': settingsPath('security', 'security-sessions'),
  'security-tokens': settingsPath('tokens'),
  'security-data': settingsPath('account', 'security-data'),
  calendars: settingsPath('calendar'),
  blocked: settingsPath('privacy', 'blocked'),
};

/** Returns where a section of the profile is now, by the anchor of a link; null if it is where it was. */
export const movedSection = (hash: string): string | null => MOVED[hash.slice(1)] ?? null;
