import { createClient } from '@millrace/api-client';
import { type HandlerOptions, handlers, resetMocks } from '@millrace/api-mocks';
import { ApiClientProvider } from '@millrace/design-system/connected';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SetupWorker } from 'msw/browser';
import { useState } from 'react';

/*
 * For stories of containers: the API client with mocked calls, recreated in each run. The story's parameters
 * set the state of the API: `parameters: { api: { viewer: 'guest', scenarios: [slow()] } }`.
 */

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Parameters that `withApi` passes to the mocks. */
    api?: HandlerOptions;
  }
}

const client = createClient({ baseUrl: 'https://api.millrace.example', retries: 0 });
let requests: string[] = [];

/** API requests of this run, in order: `GET /api/v1/product/…?limit=5`. */
export function sentRequests(): readonly string[] {
  return requests;
}

const withClient: Decorator = (Story) => {
  // Failures show at once: retries of reads are disabled, as the client's own tests cover them.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ApiClientProvider client={client}>
        <Story />
      </ApiClientProvider>
    </QueryClientProvider>
  );
};

/** Decorators for the meta of a container's stories. */
export const withApi = {
  decorators: [withClient],
  beforeEach: ({ msw, parameters }: { msw: SetupWorker; parameters: { api?: HandlerOptions } }) => {
    resetMocks();
    requests = [];
    msw.use(...handlers(parameters.api));
    msw.events.removeAllListeners();
    msw.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (request.url.startsWith(client.baseUrl)) requests.push(`${request.method} ${pathname}${search}`);
    });
    return () => msw.events.removeAllListeners();
  },
};
