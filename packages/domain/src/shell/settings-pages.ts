import { SITE_PATHS } from './site-paths';

/** Lists the pages of a member's settings, in their order. */
const SETTINGS_PAGES = [
  'profile',
  'company',
  'account',
  'security',
  'tokens',
  'notifications',
  'calendar',
  'language',
  'privacy',
  'plan',
  'team',
] as const;
/** Names a page of a member's settings. */
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** Returns true if a part of an address names a page of the settings. */
export const isSettingsPage = (name: string | undefined): name is SettingsPage =>
  SETTINGS_PAGES.some((page) => page === name);

/** Returns the address of a page of the settings. @param section The id of a section on it. */
export const settingsPath = (page: SettingsPage, section?: string): string =>
  `${SITE_PATHS.settings}/${page}${section === undefined ? '' : `#${section}`}`;
