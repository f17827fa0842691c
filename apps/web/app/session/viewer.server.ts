import type { User } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../api.server';
import { away, tooMany } from '../loader-failures';

/** Who sends a request; null is nobody, and undefined is not known, as the API failed to say. */
type Reading = User | null | undefined;

// The loaders of one page ask at once, and must not be told different things.
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
      throw tooMany(Number(reply.response.headers.get('Retry-After')) || null);
    default:
      return reply?.data?.Item;
  }
}

/**
 * Asks the API who sends this request; nobody when it fails. A request without a cookie is nobody's. Who asked too
 * often is not told apart from a guest by that: the page is refused, rather than shown as if they had signed out.
 *
 * @see ACC-059
 */
export async function loadViewer(context: AppLoadContext, request: Request): Promise<User | null> {
  return (await readViewer(context, request)) ?? null;
}

/**
 * As `loadViewer`, for a page that is for members alone: it would ask somebody to log in who has. When the API fails
 * to say who they are, that is the page's problem.
 */
export async function loadMember(context: AppLoadContext, request: Request): Promise<User | null> {
  const viewer = await readViewer(context, request);
  if (viewer === undefined) throw away();
  return viewer;
}
