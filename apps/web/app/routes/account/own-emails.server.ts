import { meQueries } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';
import { nullForGuests } from '../../session/null-for-guests.server';

/** Returns the viewer's email addresses and the preferred one; null for a guest. */
export async function loadOwnEmails(context: AppLoadContext, request: Request) {
  const { client, queries } = requestData(context, request);
  const me = await queries.fetchQuery(meQueries(client).profile()).catch(nullForGuests);
  return me && { emails: me.emails, preferredEmail: me.preferredEmail };
}
