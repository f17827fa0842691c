import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import type { Environment } from '../../hooks/environment';
import { type CreateMessagesOptions, createMessages } from '../../messages/create-messages';
import { LightProvider } from '../LightProvider';
import { ToastProvider, type ToastQueue } from '../Toast';
import { localeInDirection } from './locale-in-direction';

export interface UiProviderProps extends CreateMessagesOptions, Partial<Environment> {
  /** Queue from `createToastQueue`, if code outside of React shows toasts too. */
  toasts?: ToastQueue;
  children: ReactNode;
}

/**
 * Provides locale, texts, links, art and toasts; render it once around an application. The direction follows the
 * locale; set both on the `<html>` element as well.
 *
 * @example
 * <UiProvider locale="en" renderLink={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>
 */
export function UiProvider({
  locale,
  messages,
  english,
  timeZone,
  direction,
  artBaseUrl,
  drawArt,
  renderLink,
  navigate,
  toasts,
  children,
}: UiProviderProps) {
  const texts = useMemo(
    () => createMessages({ locale, messages, english, timeZone, direction }),
    [locale, messages, english, timeZone, direction],
  );
  useEffect(shareStyleNonce, []);
  return (
    <LightProvider
      messages={texts}
      artBaseUrl={artBaseUrl}
      drawArt={drawArt}
      renderLink={renderLink}
      navigate={navigate}
    >
      <I18nProvider locale={localeInDirection(texts.locale, texts.direction)}>
        <ToastProvider queue={toasts}>{children}</ToastProvider>
      </I18nProvider>
    </LightProvider>
  );
}

declare global {
  /** Meta element in which Radix and react-aria look for the CSP nonce of the style elements that they add. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Dialogs add a style element that locks scrolling. Under a Content-Security-Policy with nonces it needs the page's
 * nonce, in `<meta property="csp-nonce" nonce="…">`.
 */
function shareStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) globalThis.__webpack_nonce__ ??= meta.nonce;
}
