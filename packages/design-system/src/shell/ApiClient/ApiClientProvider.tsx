import type { Client } from '@millrace/api-client';
import { createContext, type ReactNode, useContext } from 'react';

const ApiClientContext = createContext<Client | null>(null);

export interface ApiClientProviderProps {
  /** Client that the host creates once with `createClient`; containers read and write through it. */
  client: Client;
  children: ReactNode;
}

/** Provides the API client to the containers below it. Views need none. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}

/**
 * Returns the client that the host provided.
 * @throws Error without an `ApiClientProvider` above.
 */
export function useApiClient(): Client {
  const client = useContext(ApiClientContext);
  if (!client)
    throw new Error('Wrap the application in <ApiClientProvider client={createClient({ baseUrl })}>.');
  return client;
}
