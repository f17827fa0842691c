import type { User } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../api.server';
import { apiUnavailable, tooManyRequests } from '../loader-failures';

/** The viewer of a request; null is a guest, undefined unknown because the API failed. */
type Reading = User | null | undefined;

// Memoized per request: concurrent loaders of a page must agree.
const readings = new WeakMap<AppLoadContext, Promise<Reading>>();

function readViewer(context: AppLoadContext, request: Request): Promise<Reading> {
  const known = readings.get(context) ?? askViewer(context, request);
  readings.set(context, known);
  return known;
}

async function askViewer(context: AppLoadContext, request: Request): Promise<Reading> {
  if (!context.cookie?.includes('millrace_session=')) return null;
  const { client } = requestData(context, request);
  const reply = await client.GET('/api/v1/current_user').catch(() => undefined);
  switch (reply?.response.status) {
    case 401:
      return null;
    case 429:
      throw tooManyRequests(Number(reply.response.headers.get('Retry-After')) || null);
    default:
      return reply?.data?.Item;
  }
}

/**
 * Returns the viewer of the request; null for a guest, without a cookie, or if the API fails. Throws 429 if
 * rate-limited: the member would look signed out.
 *
 * @see ACC-059
 */
export async function loadViewer(context: AppLoadContext, request: Request): Promise<User | null> {
  return (await readViewer(context, request)) ?? null;
}

/** Like `loadViewer`, for members-only pages: throws 503 if the API fails, instead of asking a member to log in. */
export async function loadMember(context: AppLoadContext, request: Request): Promise<User | null> {
  const viewer = await readViewer(context, request);
  if (viewer === undefined) throw apiUnavailable();
  return viewer;
}
