import type { Client } from '@millrace/api-client';
import { createContext, type ReactNode, useContext } from 'react';

const ApiClientContext = createContext<Client | null>(null);

export interface ApiClientProviderProps {
  /** Made once by the host with `createClient`; containers read and write through it. */
  client: Client;
  children: ReactNode;
}

/** Gives the containers below it the client of the API. Views need none. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}

/**
 * The client that the host provided.
 * @throws Error when no `ApiClientProvider` stands above.
 */
export function useApiClient(): Client {
  const client = useContext(ApiClientContext);
  if (!client)
    throw new Error('Wrap the application in <ApiClientProvider client={createClient({ baseUrl })}>.');
  return client;
}
