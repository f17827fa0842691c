import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { localeDirection } from '../../messages/direction';
import { localeInDirection } from './locale-in-direction';

export interface ControlsLanguageProps {
  /** BCP 47 tag. */
  locale: string;
  children: ReactNode;
}

/**
 * Sets the locale of date, time and number fields, for a host that provides texts by LightProvider. UiProvider
 * includes it; without either they use the browser's locale, which may differ from the page's.
 */
export function ControlsLanguage({ locale, children }: ControlsLanguageProps) {
  return <I18nProvider locale={localeInDirection(locale, localeDirection(locale))}>{children}</I18nProvider>;
}
