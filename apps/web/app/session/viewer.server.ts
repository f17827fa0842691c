import { sessionQueries, type User } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../api.server';

/** Asks the API who sends this request; nobody when it fails. A request without a cookie is nobody's. */
export async function loadViewer(context: AppLoadContext, request: Request): Promise<User | null> {
  if (!context.cookie?.includes('millrace_session=')) return null;
  const { client, queries } = requestData(context, request);
  return queries.fetchQuery(sessionQueries(client).currentUser());
}
