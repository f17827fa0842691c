import type { User } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../api.server';
import { tooMany } from '../loader-failures';

/**
 * Asks the API who sends this request; nobody when it fails. A request without a cookie is nobody's. Who asked too
 * often is not told apart from a guest by that: the page is refused, rather than shown as if they had signed out.
 *
 * @see ACC-059
 */
export async function loadViewer(context: AppLoadContext, request: Request): Promise<User | null> {
  if (!context.cookie?.includes('millrace_session=')) return null;
  const { client } = requestData(context, request);
  const reply = await client.GET('/api/v1/current_user').catch(() => null);
  if (reply?.response.status === 429) {
    throw tooMany(Number(reply.response.headers.get('Retry-After')) || null);
  }
  return reply?.data?.Item ?? null;
}
