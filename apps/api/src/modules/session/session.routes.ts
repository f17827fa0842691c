import type { Context } from '../../context';
import { SignInRequiredError } from '../../errors';
import type { Handlers } from '../../http/call';
import { signedIn } from '../../http/signed-in';
import { text } from '../../messages/text';
import { mayEditProducts } from '../products';
import { failureAddress, returnAddress } from './return-address';
import { findUser } from './session.repository';
import { signIn, signOut } from './session.service';
import { userView } from './session.view';
import { sessionCookie } from './session-cookie';

const WRONG = { token: null, reason: 'wrong' } as const;

/** Signing in and out, and who is signed in. */
export const sessionRoutes = ({ db, config }: Context) =>
  ({
    login: async ({ body, referrer, sessionToken }) => {
      const { username, password, return_to: asked } = body;
      const isForm = typeof username === 'string' && typeof password === 'string';
      const result = isForm ? await signIn(db, username, password) : WRONG;
      if (result.token === null) {
        const unverified = result.reason === 'unverified';
        const message = text(unverified ? 'login.unverified' : 'login.failed');
        return {
          status: 303,
          redirect: failureAddress(config.webUrls, { message, unverified, asked, referrer }),
        };
      }
      if (sessionToken !== null) await signOut(db, sessionToken);
      return {
        status: 303,
        redirect: returnAddress(config.webUrls, asked, referrer),
        headers: { 'Set-Cookie': sessionCookie(config, result.token) },
      };
    },

    logout: async ({ sessionToken, fromOtherSite }) => {
      const redirect = `${config.webUrls[0]}/`;
      if (fromOtherSite) return { status: 303, redirect };
      if (sessionToken !== null) await signOut(db, sessionToken);
      return { status: 303, redirect, headers: { 'Set-Cookie': sessionCookie(config, null) } };
    },

    getCurrentUser: async (call) => {
      const viewer = signedIn(call);
      const row = await findUser(db, viewer.id);
      if (!row) throw new SignInRequiredError();
      return { status: 200, json: { Item: userView(row, mayEditProducts(viewer, config)) } };
    },
  }) satisfies Partial<Handlers>;
