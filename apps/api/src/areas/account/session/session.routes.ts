import { safeReturnPath } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { SignInRequiredError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { noteSecurity } from '../../../platform/security-events';
import { mayEditProducts } from '../../catalogue/products';
import { findOwnChats, ownChatsView } from '../../messaging/chat';
import { completeSignIn } from './complete-sign-in';
import { failureAddress, returnAddress } from './return-address';
import { findOwnRecord } from './session.repository';
import { identify, type Refused, signOut } from './session.service';
import { userView } from './session.view';
import { sessionCookie } from './session-cookie';

const PROBLEMS = {
  wrong: 'login.failed',
  unverified: 'login.unverified',
  suspended: 'login.suspended',
} as const;

const NOBODY: Refused = { problem: 'wrong', userId: null };

/** Routes for signing in and out, and for the signed-in member. */
export const sessionRoutes = (context: Context) => {
  const { db, config } = context;
  return {
    login: async ({ body, language, referrer, sessionToken, userAgent }) => {
      const { username, password, return_to: asked } = body;
      const isForm = typeof username === 'string' && typeof password === 'string';
      const member = isForm ? await identify(db, username, password) : NOBODY;
      if ('problem' in member) {
        const { problem, userId } = member;
        noteSecurity(context, 'sign-in-refused', { userId, by: 'password', reason: problem });
        const unverified = problem === 'unverified';
        const reason = PROBLEMS[problem];
        return {
          status: 303,
          redirect: failureAddress(config, { reason, language, unverified, asked, referrer }),
        };
      }
      const page = returnAddress(config.webUrls, asked, referrer);
      return completeSignIn(context, {
        ...member,
        by: 'password',
        page,
        asked: safeReturnPath(asked, ''),
        sessionToken,
        userAgent,
      });
    },

    logout: async ({ sessionToken, viewer, fromOtherSite }) => {
      const redirect = `${config.webUrls[0]}/`;
      if (fromOtherSite) return { status: 303, redirect };
      if (sessionToken !== null) await signOut(db, sessionToken);
      if (viewer) noteSecurity(context, 'signed-out', { userId: viewer.id });
      return { status: 303, redirect, headers: { 'Set-Cookie': sessionCookie(config, null) } };
    },

    getCurrentUser: async (call) => {
      const viewer = signedIn(call);
      const [row, rooms] = await Promise.all([findOwnRecord(db, viewer.id), findOwnChats(db, viewer.id)]);
      if (!row) throw new SignInRequiredError();
      const chats = ownChatsView(rooms);
      const canEditProducts = mayEditProducts(viewer, config);
      return { status: 200, json: { Item: userView(row, { canEditProducts, chats }) } };
    },
  } satisfies Partial<Handlers>;
};
