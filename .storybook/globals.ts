/** What the toolbars set, for all stories and pages. */
export interface Globals {
  theme?: string;
  direction?: string;
  locale?: string;
}

/** The toolbar of themes. Contrast is what `data-contrast="more"` gives; it works in both. */
export const STORY_THEMES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'contrast', title: 'More contrast' },
  { value: 'contrast-dark', title: 'More contrast, dark' },
] as const;

export function isDark({ theme }: Globals): boolean {
  return theme === 'dark' || theme === 'contrast-dark';
}

/** Arabic is written from right to left, whatever the toolbar of directions says. */
export function storyDirection({ direction, locale }: Globals): 'ltr' | 'rtl' {
  return direction === 'rtl' || locale === 'ar' ? 'rtl' : 'ltr';
}
