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
  /** The address at which browsers reach the API. */
  apiUrl: string;
  /** Where documents are shown by. */
  documents?: DocumentsSettings;
  children: ReactNode;
}

/** What the design system needs of its host: texts, links, the client of the API. */
export function HostProvider({ apiUrl, documents, children }: HostProviderProps) {
  const messages = pageMessages();
  const { locale } = messages;
  const client = useMemo(
    // What the API says, it says in the page's language, whatever the browser's is.
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
