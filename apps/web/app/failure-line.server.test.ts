import { createStaticHandler } from 'react-router';
import { describe, expect, it } from 'vitest';
import { failureLine } from './failure-line.server';

const SITE = 'http://localhost:3000';
const router = createStaticHandler([{ id: 'search', path: '/search/:text', loader: () => null }]);

/** What the router makes of a request, as `handleError` is given it. */
async function answerTo(path: string, method = 'GET'): Promise<unknown> {
  const context = await router.query(new Request(`${SITE}${path}`, { method }));
  if (context instanceof Response) throw new Error('The router answered by itself.');
  return Object.values(context.errors ?? {})[0];
}

describe('failureLine', () => {
  it('logs no address for 404 and 405', async () => {
    const asked: readonly [path: string, method: string, line: string][] = [
      ['/people/typed-secret%40people.example', 'GET', 'GET 404 Not Found'],
      ['/search/typed-secret?deep=typed-secret', 'POST', 'POST 405 Method Not Allowed'],
    ];
    for (const [path, method, line] of asked) {
      const error = await answerTo(path, method);
      // Else the router keeps no address, and there is nothing to leave out.
      expect(String((error as { error?: unknown }).error)).toContain('typed-secret');
      expect(failureLine(error, method)).toBe(line);
    }
  });

  it('logs the stack of an exception', () => {
    expect(failureLine(new TypeError('Broken.'), 'GET')).toMatch(/^TypeError: Broken\.\n +at .*failure-line/);
  });
});
