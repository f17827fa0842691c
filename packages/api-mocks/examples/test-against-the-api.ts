/* The API in a test of one's own: as a guest sees it, with suppliers that fail once. */
import { createClient, productQueries } from '@millrace/api-client';
import { aProduct, failing, handlers, resetMocks } from '@millrace/api-mocks';
import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';

const server = setupServer(
  ...handlers({
    viewer: 'guest',
    scenarios: [failing('server', { operations: ['listSuppliers'], times: 1 })],
  }),
);

/** Reads a product that the mocks know. @returns Its name. */
export async function nameOfKnownProduct(): Promise<string> {
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const client = createClient({ baseUrl: 'https://api.millrace.example' });
    const { name } = await new QueryClient().fetchQuery(productQueries(client).detail(aProduct().id));
    return name;
  } finally {
    server.close();
    resetMocks();
  }
}
