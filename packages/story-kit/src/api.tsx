import { createClient } from '@millrace/api-client';
import { type HandlerOptions, handlers, resetMocks } from '@millrace/api-mocks';
import { ApiClientProvider } from '@millrace/design-system/connected';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SetupWorker } from 'msw/browser';
import { useState } from 'react';

/*
 * For stories of containers: the client over mocked calls, anew in each run. What the API is like is said by the
 * story's parameters: `parameters: { api: { viewer: 'guest', scenarios: [slow()] } }`.
 */

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What `withApi` tells the mocks. */
    api?: HandlerOptions;
  }
}

const client = createClient({ baseUrl: 'https://api.millrace.example', retries: 0 });
let requests: string[] = [];

/** What was asked of the API in this run, in order: `GET /api/v1/product/…?limit=5`. */
export function sentRequests(): readonly string[] {
  return requests;
}

const withClient: Decorator = (Story) => {
  // A failure shows at once: that reads are tried again is the client's business, and tested there.
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

/** For the meta of a container's stories. */
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
