import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { localeDirection } from '../../messages/direction';
import { localeInDirection } from './locale-in-direction';

export interface ControlsLanguageProps {
  /** BCP 47. */
  locale: string;
  children: ReactNode;
}

/**
 * The language of fields for dates, times and numbers, for a host that provides texts by LightProvider. UiProvider
 * includes it; without either they follow the browser, which may speak another language than the page.
 */
export function ControlsLanguage({ locale, children }: ControlsLanguageProps) {
  return <I18nProvider locale={localeInDirection(locale, localeDirection(locale))}>{children}</I18nProvider>;
}
