import { type EmailOptOut, isApiError, sharingQueries } from '@millrace/api-client';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';
import { toRefusal } from '../../form.server';
import { toErrorResponse } from '../../loader-failures';

const tokenParam = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

// The token in the link identifies the email address, regardless of the session.
const forNobody = (context: AppLoadContext, request: Request) =>
  requestData({ ...context, cookie: undefined }, request);

/** Returns the opt-out state of the link's email address. @returns Null for an invalid link. */
export async function readOptOut(context: AppLoadContext, request: Request): Promise<EmailOptOut | null> {
  const { client, queries } = forNobody(context, request);
  try {
    return await queries.fetchQuery(sharingQueries(client).optOut(tokenParam(request)));
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    return toErrorResponse(error);
  }
}

/** Opts the link's email address out, or back in. @returns The error status; null on success. */
export async function changeOptOut(
  context: AppLoadContext,
  request: Request,
  opted_out: boolean,
): Promise<number | null> {
  const { client } = forNobody(context, request);
  const body = { token: tokenParam(request), opted_out };
  return (await toRefusal(client.PUT('/api/v1/emails/optOut', { body })))?.status ?? null;
}
