import { settingsPath } from '@millrace/domain';

/** Anchors of sections on `/profile` that have moved to pages of their own. */
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

/** Returns the new URL of a moved section by its anchor; null if it has not moved. */
export const movedSection = (hash: string): string | null => MOVED[hash.slice(1)] ?? null;
