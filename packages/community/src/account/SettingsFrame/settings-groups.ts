import type { SettingsPage } from '@millrace/domain';

/** Groups of the settings pages by topic. */
export const SETTINGS_GROUPS = {
  personal: ['profile', 'company', 'account'],
  access: ['security', 'tokens'],
  preferences: ['notifications', 'calendar', 'language', 'privacy'],
  billing: ['plan', 'team'],
} as const satisfies Record<string, readonly SettingsPage[]>;

export type SettingsGroup = keyof typeof SETTINGS_GROUPS;

export const SETTINGS_GROUP_NAMES = Object.keys(SETTINGS_GROUPS) as SettingsGroup[];
