import { meQueries } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';
import { requireMember } from '../../session/require-member.server';

/** One's own addresses, and which is preferred; a guest gets the login. */
export async function loadOwnEmails(context: AppLoadContext, request: Request) {
  const { client, queries } = requestData(context, request);
  const { emails, preferredEmail } = await queries
    .fetchQuery(meQueries(client).profile())
    .catch(requireMember(request));
  return { emails, preferredEmail };
}
