import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { queryDefaults, retryDelayMs, shouldRetry } from './retry';

describe('retrying', () => {
  it.each([
    [new ApiError({ code: 'offline' }), true],
    [new ApiError({ code: 'timeout' }), true],
    [new ApiError({ code: 'internal', status: 503 }), true],
    [new ApiError({ code: 'rate_limited', status: 429 }), true],
    [new ApiError({ code: 'idempotency_in_progress', status: 409 }), true],
    [new ApiError({ code: 'overloaded', status: 503, retryAfter: 2 }), true],
    [new ApiError({ code: 'unavailable', status: 503, retryAfter: 5 }), true],
    [new ApiError({ code: 'read_only', status: 503, retryAfter: 30 }), false],
    [new ApiError({ code: 'timed_out', status: 503, retryAfter: 10 }), false],
    [new ApiError({ code: 'aborted' }), false],
    [new ApiError({ code: 'not_found', status: 404 }), false],
    [new ApiError({ code: 'sign_in_required', status: 401 }), false],
    [new ApiError({ code: 'already_exists', status: 500 }), false],
    [new ApiError({ code: 'rate_limited', status: 429, retryAfter: 3_600 }), false],
    [new Error('a mistake of ours'), false],
  ])('tries again only what may pass by itself: %s', (error, expected) => {
    expect(shouldRetry(0, error)).toBe(expected);
  });

  it('gives up after three tries', () => {
    const error = new ApiError({ code: 'offline' });

    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });

  it('waits as long as the server asks, else twice as long each time, half a minute at most', () => {
    const offline = new ApiError({ code: 'offline' });
    const limited = new ApiError({ code: 'rate_limited', status: 429, retryAfter: 7 });

    expect([0, 1, 2].map((failures) => retryDelayMs(failures, offline))).toEqual([1_000, 2_000, 4_000]);
    expect(retryDelayMs(0, limited)).toBe(7_000);
    expect(retryDelayMs(9, offline)).toBe(30_000);
  });
});

describe('without a network', () => {
  afterEach(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });

  it('what is sent fails once it was tried three times, instead of waiting unsaid', async () => {
    vi.useFakeTimers();
    onlineManager.setOnline(false);
    const queries = new QueryClient({ defaultOptions: queryDefaults });
    const send = vi.fn(() => Promise.reject(new ApiError({ code: 'offline' })));
    const failing = new MutationObserver(queries, { mutationFn: send })
      .mutate()
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failing).toMatchObject({ code: 'offline' });
    expect(send).toHaveBeenCalledTimes(3);
  });
});
