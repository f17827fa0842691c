import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productQueries } from '../catalogue/queries';
import { type Answer, json, type SeenRequest, stubbedClient } from '../testing/stub-fetch';
import { createClient } from './client';
import { retryDelayMs, shouldRetry } from './retry';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
const read = { params: { path: { id: ID } } };
const offline = () => new TypeError('fetch failed');
const busy = (headers: Record<string, string> = {}) =>
  json({ error: 'Busy.', code: 'overloaded' }, 503, headers);

/** Answers one after another, the last for ever. */
const inTurn =
  (...answers: (() => Answer)[]) =>
  (_: SeenRequest, count: number) =>
    (answers[count - 1] ?? answers.at(-1) ?? offline)();

describe('a call without a reply that can be read', () => {
  const once = (answer: () => Answer | Promise<Answer>) =>
    createClient({
      baseUrl: 'https://api.millrace.example',
      retries: 0,
      fetch: async () => {
        const reply = await answer();
        if (reply instanceof Error) throw reply;
        return reply;
      },
    }).GET('/api/v1/product/{id}', read);

  it.each([
    ['the network is away', offline, { code: 'offline', status: 0 }],
    [
      'a proxy answers a page',
      () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
      { code: 'unreadable', status: 200 },
    ],
    [
      'the body breaks off',
      () => new Response('{"Item":', { headers: { 'Content-Type': 'application/json' } }),
      { code: 'unreadable', status: 200 },
    ],
  ])('fails with an ApiError when %s', async (_, answer, error) => {
    await expect(once(answer)).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  it('fails with `aborted` when its caller gives up, whatever the reason', async () => {
    const { client } = stubbedClient(offline);
    const call = client.GET('/api/v1/product/{id}', {
      ...read,
      signal: AbortSignal.abort(new Error('left')),
    });
    await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 'aborted' });
  });

  it('fails with `timeout` when its time is up', async () => {
    const client = createClient({
      baseUrl: 'https://api.millrace.example',
      timeout: 1,
      retries: 0,
      fetch: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    await expect(client.GET('/healthz')).rejects.toMatchObject({ name: 'ApiError', code: 'timeout' });
  });
});

describe('repeating', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** The call's outcome, with what the network saw of it and how long it took. */
  async function runCall(
    answers: (request: SeenRequest, count: number) => Answer,
    start: (client: ReturnType<typeof stubbedClient>['client']) => Promise<unknown>,
  ) {
    const { client, seen } = stubbedClient(answers);
    const before = Date.now();
    const call = start(client).then(
      (reply) => ({ reply, error: undefined }),
      (error: unknown) => ({ reply: undefined, error }),
    );
    await vi.runAllTimersAsync();
    return { ...(await call), seen, tookMs: Date.now() - before };
  }

  it('repeats a read twice at most, and waits twice as long each time', async () => {
    const { error, seen, tookMs } = await runCall(offline, (client) =>
      client.GET('/api/v1/product/{id}', read),
    );
    expect(error).toMatchObject({ code: 'offline' });
    expect(seen).toHaveLength(3);
    expect(tookMs).toBe(3_000);
  });

  it('waits up to half as long again by chance', async () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const { tookMs } = await runCall(offline, (client) => client.GET('/healthz'));
    expect(tookMs).toBe(4_500);
  });

  it('answers what a later try answered, after as long as Retry-After asks', async () => {
    const { reply, tookMs } = await runCall(
      inTurn(
        () => busy({ 'Retry-After': '7' }),
        () => json({ status: 'ok' }),
      ),
      (client) => client.GET('/healthz'),
    );
    expect(reply).toMatchObject({ data: { status: 'ok' } });
    expect(tookMs).toBe(7_000);
  });

  it.each([
    ['a refusal', () => json({ error: 'None.', code: 'not_found' }, 404)],
    ['a wait of more than half a minute', () => busy({ 'Retry-After': '31' })],
  ])('answers %s at once', async (_, answer) => {
    const { reply, seen } = await runCall(answer, (client) => client.GET('/api/v1/product/{id}', read));
    expect(reply).toMatchObject({ response: { ok: false } });
    expect(seen).toHaveLength(1);
  });

  it('repeats a creating call with one and the same key', async () => {
    const { seen } = await runCall(
      inTurn(offline, () => json({ id: ID })),
      (client) =>
        client.POST('/api/v2/reports', { body: { target: { kind: 'post', id: ID }, reason: 'spam' } }),
    );
    const keys = seen.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('never repeats another write', async () => {
    const { seen } = await runCall(offline, (client) =>
      client.POST('/api/v1/product/follow', { body: { productId: ID } }),
    );
    expect(seen).toHaveLength(1);
  });

  it('ends when its caller gives up while it waits', async () => {
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 500);
    const { error, seen, tookMs } = await runCall(offline, (client) =>
      client.GET('/healthz', { signal: caller.signal }),
    );
    expect(error).toMatchObject({ code: 'aborted' });
    expect([seen.length, tookMs]).toEqual([1, 500]);
  });

  it('leaves repeating to TanStack Query where that reads', async () => {
    const queries = new QueryClient();
    const { error, seen } = await runCall(offline, (client) =>
      queries.fetchQuery({
        ...productQueries(client).detail(ID),
        retry: shouldRetry,
        retryDelay: retryDelayMs,
      }),
    );
    expect(error).toMatchObject({ code: 'offline' });
    expect(seen).toHaveLength(3);
  });
});
