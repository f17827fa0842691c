import { SITE_PATHS, settingsPath } from '@millrace/domain';
import type { MessageKey } from '@millrace/ui/messages';

/** A page or section that can be searched by name. */
interface SitePageEntry {
  /** Message key of its title. */
  title: MessageKey;
  path: string;
  /** Viewers with access. Default: everyone. */
  audience?: 'members' | 'guests';
}

/** Pages offered in the search beside the catalogue, by the key of their synonyms. */
export const SITE_PAGES = {
  settings: { title: 'settings.title', path: SITE_PATHS.settings, audience: 'members' },
  profile: { title: 'profile.title', path: SITE_PATHS.profile, audience: 'members' },
  password: { title: 'passwordReset.title', path: settingsPath('security'), audience: 'members' },
  email: { title: 'profile.primaryEmail', path: settingsPath('account'), audience: 'members' },
  photo: { title: 'profile.photo', path: settingsPath('profile'), audience: 'members' },
  signIn: {
    title: 'security.signIn',
    path: settingsPath('security', 'security-signIn'),
    audience: 'members',
  },
  sessions: {
    title: 'security.sessions',
    path: settingsPath('security', 'security-sessions'),
    audience: 'members',
  },
  tokens: { title: 'security.tokens', path: settingsPath('tokens'), audience: 'members' },
  deleteAccount: {
    title: 'security.delete',
    path: settingsPath('account', 'security-data'),
    audience: 'members',
  },
  export: { title: 'security.export', path: settingsPath('account', 'security-data'), audience: 'members' },
  alerts: { title: 'alerts.title', path: settingsPath('notifications'), audience: 'members' },
  push: { title: 'push.heading', path: settingsPath('notifications', 'push'), audience: 'members' },
  language: { title: 'languageChoice.title', path: settingsPath('language'), audience: 'members' },
  savedSearches: { title: 'savedSearches.title', path: SITE_PATHS.savedSearches, audience: 'members' },
  calendars: { title: 'calendars.title', path: SITE_PATHS.calendars, audience: 'members' },
  blocked: { title: 'blocked.title', path: settingsPath('privacy', 'blocked'), audience: 'members' },
  invoices: { title: 'ownPlan.invoices', path: settingsPath('plan', 'invoices'), audience: 'members' },
  plans: { title: 'ownPlan.title', path: SITE_PATHS.plans, audience: 'members' },
  team: { title: 'team.title', path: SITE_PATHS.teamMembers, audience: 'members' },
  quotes: { title: 'quotes.title', path: SITE_PATHS.quotes, audience: 'members' },
  analytics: { title: 'analytics.title', path: SITE_PATHS.analytics, audience: 'members' },
  compare: { title: 'compare.title', path: SITE_PATHS.compare },
  signUp: { title: 'signUp.title', path: SITE_PATHS.signUp, audience: 'guests' },
  resetPassword: { title: 'passwordReset.askTitle', path: SITE_PATHS.resetPassword, audience: 'guests' },
  pricing: { title: 'pricingCards.title', path: SITE_PATHS.pricing, audience: 'guests' },
  contact: { title: 'contactDetails.title', path: SITE_PATHS.contact },
  faq: { title: 'faq.title', path: SITE_PATHS.faq },
  privacy: { title: 'siteFooter.privacy', path: SITE_PATHS.privacy },
  terms: { title: 'siteFooter.terms', path: SITE_PATHS.terms },
  accessibility: { title: 'siteFooter.accessibility', path: SITE_PATHS.accessibility },
  about: { title: 'aboutUs.title', path: SITE_PATHS.about },
  widgets: { title: 'widgetBuilder.title', path: SITE_PATHS.widgets },
  developers: { title: 'documentation.label', path: SITE_PATHS.developers },
} as const satisfies Readonly<Record<string, SitePageEntry>>;

export type SitePageName = keyof typeof SITE_PAGES;
