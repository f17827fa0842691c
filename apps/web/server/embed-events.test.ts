import { createClient } from '@millrace/api-client';
import { expect, it } from 'vitest';
import { createEmbedEventReporter } from './embed-events';

const view = { event: 'view', element: 'product', id: 'd53ae804-391b-573e-ba6d-76a128774728' } as const;
const seen = { site: 'https://journal.example', events: [view], userAgent: 'Firefox' };

it('widget events reach the API with site and user agent, without a cookie, and without unknown elements', async () => {
  const asked: Request[] = [];
  const tell = createEmbedEventReporter(
    createClient({
      baseUrl: 'https://api.millrace.example',
      credentials: 'omit',
      fetch: async (request) => {
        asked.push(request);
        return new Response(null, { status: 204 });
      },
    }),
  );
  tell({ ...seen, events: [view, { ...view, element: 'frame' }] });
  tell({ ...seen, events: [{ ...view, element: 'frame' }] });
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  const [request] = asked;
  expect(request?.headers.get('user-agent')).toBe('Firefox');
  expect(request?.credentials).toBe('omit');
  expect(await request?.json()).toEqual({ site: 'https://journal.example', events: [view] });
});

it('widget events are dropped while fifty reports are in flight, and sent again after a failure', async () => {
  const waiting: ((error: Error) => void)[] = [];
  const tell = createEmbedEventReporter(
    createClient({
      baseUrl: 'https://api.millrace.example',
      fetch: () => new Promise((_, reject) => waiting.push(reject)),
    }),
  );
  for (let time = 0; time < 60; time += 1) tell(seen);
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting).toHaveLength(50);
  for (const fail of waiting.splice(0)) fail(new Error('down'));
  await new Promise((resolve) => setTimeout(resolve));
  tell(seen);
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting).toHaveLength(1);
});
