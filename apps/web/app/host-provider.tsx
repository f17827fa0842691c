import { createClient } from '@millrace/api-client';
import { DocumentsProvider, type DocumentsSettings } from '@millrace/design-system';
import { ApiClientProvider } from '@millrace/design-system/connected';
import { ControlsLanguage, LightProvider, ToastProvider } from '@millrace/ui';
import type { LinkRenderProps } from '@millrace/ui/hooks';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { pageMessages } from './messages';
import { opensLogin } from './session/sign-in-href';

function renderLink({ href, ...rest }: LinkRenderProps) {
  return <Link to={href} preventScrollReset={opensLogin(href)} {...rest} />;
}

export interface HostProviderProps {
  /** Public URL of the API. */
  apiUrl: string;
  /** Settings of the document viewers. */
  documents?: DocumentsSettings;
  children: ReactNode;
}

/** Provides what the design system needs of its host: messages, links, the API client. */
export function HostProvider({ apiUrl, documents, children }: HostProviderProps) {
  const messages = pageMessages();
  const { locale } = messages;
  const client = useMemo(
    // API messages are in the language of the page, not that of the browser.
    () => createClient({ baseUrl: apiUrl, headers: { 'Accept-Language': locale }, retries: 0 }),
    [apiUrl, locale],
  );
  return (
    <LightProvider messages={messages} artBaseUrl="" renderLink={renderLink}>
      <ControlsLanguage locale={messages.locale}>
        <ToastProvider>
          <ApiClientProvider client={client}>
            <DocumentsProvider {...documents}>{children}</DocumentsProvider>
          </ApiClientProvider>
        </ToastProvider>
      </ControlsLanguage>
    </LightProvider>
  );
}
