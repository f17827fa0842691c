import type { LinkDemand, LinkProblemKind, LinkSubject } from '@millrace/community';
import type { AppLoadContext } from 'react-router';
import { requestData } from '../../api.server';

/** A link as it was opened in this browser. */
export interface OpenedLink {
  of: LinkSubject;
  problem: LinkProblemKind | null;
  asks: LinkDemand;
  email: string | null;
}

/** What the page shows while the API does not say more: a press tries it. */
const UNREAD: OpenedLink = { of: 'verify', problem: null, asks: 'press', email: null };

const SUBJECTS = { verify: 'verify', 'change-email': 'email', 'stop-change': 'stop' } as const;

/** What the link of an address is for, and what this browser has to do for it. Uses nothing up. */
export async function readLink(context: AppLoadContext, request: Request): Promise<OpenedLink> {
  const link = await askApi(context, request);
  if (!link) return UNREAD;
  const { purpose, problem, asks, email } = link;
  // A link for a new password has a page of its own.
  if (purpose === 'reset') return { ...UNREAD, problem: 'unknown' };
  return { of: purpose === null ? 'verify' : SUBJECTS[purpose], problem, asks, email };
}

/** Why the link of an address sets no new password. @returns Null where it does, or nobody can say. */
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
