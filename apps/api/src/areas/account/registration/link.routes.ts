import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { noteSecurity } from '../../../platform/security-events';
import { sessionCookie, signOut } from '../session';
import { browserHash } from './began-cookie';
import { describeLink, followLink } from './follow-link';

const OF = { 'change-email': '&of=email', 'stop-change': '&of=stop', verify: '', reset: '' } as const;

/** Routes of email links. */
export const linkRoutes = (context: Context) => {
  const { db, config } = context;
  const web = config.webUrls[0];
  return {
    readLink: async ({ body, viewer, cookies }) => {
      const reader = { viewer, browserHash: browserHash(config, cookies) };
      return { status: 200, json: await describeLink(db, body.token, reader) };
    },

    verifyEmail: async ({ body, viewer, cookies, sessionToken, userAgent }) => {
      const form = {
        token: toText(body.token),
        password: toText(body.password),
        confirmPassword: toText(body.confirmPassword),
      };
      const reader = { viewer, userAgent, browserHash: browserHash(config, cookies) };
      const followed = await followLink(context, form, reader);
      if ('problem' in followed) {
        const of = followed.purpose === null ? '' : OF[followed.purpose];
        return { status: 303, redirect: `${web}/verify?problem=${followed.problem}${of}` };
      }
      if ('needsPassword' in followed) {
        const { flaw } = followed;
        const query = new URLSearchParams({ token: form.token, ...(flaw && { password: flaw }) });
        return { status: 303, redirect: `${web}/verify?${query}` };
      }
      const { page, session, userId, event } = followed;
      if (session && sessionToken !== null) await signOut(db, sessionToken);
      noteSecurity(context, event, { userId, by: 'link' });
      return {
        status: 303,
        redirect: `${web}${page}`,
        ...(session && { headers: { 'Set-Cookie': sessionCookie(config, session) } }),
      };
    },
  } satisfies Partial<Handlers>;
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
