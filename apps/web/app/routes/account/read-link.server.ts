import type { LinkDemand, LinkProblemKind, LinkSubject } from '@millrace/community';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';

/** State of an email link in this browser. */
export interface OpenedLink {
  of: LinkSubject;
  problem: LinkProblemKind | null;
  asks: LinkDemand;
  email: string | null;
}

/** Fallback if the API does not respond: the button tries the link. */
const UNREAD: OpenedLink = { of: 'verify', problem: null, asks: 'press', email: null };

const SUBJECTS = { verify: 'verify', 'change-email': 'email', 'stop-change': 'stop' } as const;

/** Returns the purpose of an email link and the action it requires in this browser. Does not consume the token. */
export async function readLink(context: AppLoadContext, request: Request): Promise<OpenedLink> {
  const link = await askApi(context, request);
  if (!link) return UNREAD;
  const { purpose, problem, asks, email } = link;
  // Password reset links have a page of their own.
  if (purpose === 'reset') return { ...UNREAD, problem: 'unknown' };
  return { of: purpose === null ? 'verify' : SUBJECTS[purpose], problem, asks, email };
}

/** Returns the reason why a link cannot reset the password. @returns Null if it can, or if unknown. */
export async function readResetProblem(
  context: AppLoadContext,
  request: Request,
): Promise<LinkProblemKind | null> {
  const link = await askApi(context, request);
  if (!link) return null;
  return link.purpose === 'reset' || link.purpose === null ? link.problem : 'unknown';
}

async function askApi(context: AppLoadContext, request: Request) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return null;
  const { client } = requestData(context, request);
  const { data } = await client.POST('/auth/link', { body: { token } }).catch(() => ({ data: undefined }));
  return data ?? null;
}
