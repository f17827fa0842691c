import { safeReturnPath } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { noteSecurity } from '../../../platform/security-events';
import { endSessionById, endSessions, enter, failureAddress, findSessions, readTicket } from '../session';
import { tellMember } from './account-notice';
import { keepChallenge, recallChallenge } from './challenge';
import { countTry } from './code-tries';
import { requireMember } from './reauthentication';
import { findRecoveryCode, hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import {
  confirmTotpSecret,
  countRecoveryCodes,
  deletePasskey,
  findPasskey,
  findPasskeys,
  findRecoveryHashes,
  findSecurity,
  hasIdentity,
  insertPasskey,
  removeTotpSecret,
  replaceRecoveryCodes,
  setTotpSecret,
  takeRecoveryCode,
  takeTotpStep,
  touchPasskey,
} from './security.repository';
import { passkeyView, sessionView } from './security.view';
import { newTotpSecret, totpStep, totpUri } from './totp';
import {
  acceptLogin,
  acceptRegistration,
  loginOptions,
  registrationOptions,
  relyingPartyId,
} from './webauthn';

const ISSUER = 'Millrace';

/** Routes of sign-in methods and sessions. */
export const securityRoutes = (context: Context) => {
  const { db, config } = context;
  const rpId = relyingPartyId(config);
  const expect = (challenge: string) => ({ challenge, rpId, origins: config.webUrls });

  /** True if a code is valid for the app or as a recovery code. Each is accepted at most once. */
  const takeCode = async (userId: string, code: string): Promise<boolean> => {
    const member = await findSecurity(db, userId);
    if (!member?.totpSecret || !member.totpConfirmedAt) return false;
    const step = totpStep(member.totpSecret, code);
    if (step !== null) return takeTotpStep(db, userId, step);
    const hash = await findRecoveryCode(code, await findRecoveryHashes(db, userId));
    return hash !== null && takeRecoveryCode(db, userId, hash);
  };

  return {
    signInWithCode: async ({ body, language, cookies, sessionToken, userAgent }) => {
      const ticket = readTicket(context, cookies);
      if (!ticket) {
        const failure = { reason: 'login.codeLate', language, referrer: null } as const;
        return { status: 303, redirect: failureAddress(config, failure) };
      }
      const { userId, asked } = ticket;
      const code = typeof body.code === 'string' ? body.code : '';
      const attempt = await countTry(context, { userId, code, cookies });
      if ((await findSecurity(db, userId))?.suspendedAt) {
        noteSecurity(context, 'sign-in-refused', { userId, by: 'code', reason: 'suspended' });
        const failure = { reason: 'login.suspended', language, asked, referrer: null } as const;
        return { status: 303, redirect: failureAddress(config, failure) };
      }
      if (!(await takeCode(userId, code))) {
        noteSecurity(context, 'sign-in-refused', { userId, by: 'code', reason: 'wrong' });
        if (attempt.isLast) await transact(db, (tx) => tellMember(tx, context, userId, 'codesTried'));
        const failure = { reason: 'error.wrongCode', language, asked, referrer: null } as const;
        const address = failureAddress(config, failure);
        return { status: 303, redirect: `${address}&code=true` };
      }
      const known = await attempt.succeed();
      const cookie = await enter(context, { userId, by: 'code', userAgent, sessionToken });
      return {
        status: 303,
        redirect: `${config.webUrls[0]}${safeReturnPath(asked)}`,
        headers: { 'Set-Cookie': [cookie, known] },
      };
    },

    startPasskeyLogin: async () => {
      const options = await loginOptions(rpId);
      return {
        status: 200,
        json: { ...options },
        headers: { 'Set-Cookie': keepChallenge(context, '', options.challenge) },
      };
    },

    finishPasskeyLogin: async ({ body, cookies, sessionToken, userAgent }) => {
      const challenge = await recallChallenge(context, '', cookies);
      const { id } = body.credential;
      const found = typeof id === 'string' ? await findPasskey(db, id) : null;
      if (!found) {
        noteSecurity(context, 'sign-in-refused', { userId: null, by: 'passkey', reason: 'wrong' });
        throw new ForbiddenError('passkey_refused');
      }
      const { passkey, isSuspended } = found;
      const { userId } = passkey;
      const refused = (reason: string) =>
        noteSecurity(context, 'sign-in-refused', { userId, by: 'passkey', reason });
      const counter = await acceptLogin(body.credential, passkey, expect(challenge)).catch(
        (error: unknown) => {
          refused('wrong');
          throw error;
        },
      );
      if (isSuspended) {
        refused('suspended');
        throw new ForbiddenError('account_suspended');
      }
      await touchPasskey(db, passkey.id, counter);
      const cookie = await enter(context, { userId, by: 'passkey', userAgent, sessionToken });
      return {
        status: 200,
        json: { redirect: safeReturnPath(body.return_to) },
        headers: { 'Set-Cookie': cookie },
      };
    },

    getSecurity: async (call) => {
      const { id } = signedIn(call);
      const member = await findSecurity(db, id);
      if (!member) throw new NotFoundError();
      return {
        status: 200,
        json: {
          has_password: member.passwordHash !== null,
          linkedin: await hasIdentity(db, id, 'linkedin'),
          two_factor: member.totpConfirmedAt !== null,
          recovery_codes_left: await countRecoveryCodes(db, id),
          passkeys: (await findPasskeys(db, id)).map(passkeyView),
        },
      };
    },

    listSessions: async (call) => {
      const rows = await findSessions(db, signedIn(call).id);
      const results = rows.map((row) => sessionView(row, call.sessionToken));
      return { status: 200, json: { results, count: results.length } };
    },

    endOtherSessions: async (call) => {
      const { id: userId } = signedIn(call);
      await transact(db, (tx) => endSessions(tx, userId, call.sessionToken));
      noteSecurity(context, 'other-sessions-ended', { userId });
      return { status: 204 };
    },

    endSession: async (call) => {
      if (!(await endSessionById(db, signedIn(call).id, call.path.id))) throw new NotFoundError();
      return { status: 204 };
    },

    startTotp: async (call) => {
      const member = await requireMember(context, { ...call, viewer: signedIn(call), ...call.body });
      const secret = newTotpSecret();
      if (!(await setTotpSecret(db, member.id, secret))) throw new ForbiddenError('forbidden');
      return { status: 200, json: { secret, uri: totpUri(secret, ISSUER, member.email) } };
    },

    confirmTotp: async (call) => {
      const { id } = signedIn(call);
      const member = await findSecurity(db, id);
      if (!member?.totpSecret || member.totpConfirmedAt) throw new ForbiddenError('forbidden');
      const step = totpStep(member.totpSecret, call.body.code);
      if (step === null) throw new ForbiddenError('wrong_code');
      const codes = newRecoveryCodes();
      const hashes = await Promise.all(codes.map(hashRecoveryCode));
      await transact(db, async (tx) => {
        if (!(await takeTotpStep(tx, id, step))) throw new ForbiddenError('wrong_code');
        await confirmTotpSecret(tx, id);
        await replaceRecoveryCodes(tx, id, hashes);
        await tellMember(tx, context, id, 'twoFactorOn');
      });
      noteSecurity(context, 'two-factor-on', { userId: id });
      return { status: 200, json: { recovery_codes: codes } };
    },

    removeTotp: async (call) => {
      const member = await requireMember(context, { ...call, viewer: signedIn(call), ...call.body });
      await transact(db, async (tx) => {
        if (await removeTotpSecret(tx, member.id)) await tellMember(tx, context, member.id, 'twoFactorOff');
      });
      noteSecurity(context, 'two-factor-off', { userId: member.id });
      return { status: 204 };
    },

    startPasskey: async (call) => {
      const member = await requireMember(context, { ...call, viewer: signedIn(call), ...call.body });
      const options = await registrationOptions(rpId, member, await findPasskeys(db, member.id));
      return {
        status: 200,
        json: { ...options },
        headers: { 'Set-Cookie': keepChallenge(context, member.id, options.challenge) },
      };
    },

    addPasskey: async (call) => {
      const { id: userId } = signedIn(call);
      const challenge = await recallChallenge(context, userId, call.cookies);
      const accepted = await acceptRegistration(call.body.credential, expect(challenge));
      const passkey = await transact(db, async (tx) => {
        const added = await insertPasskey(tx, { ...accepted, userId, name: call.body.name.trim() });
        if (!added) throw new ForbiddenError('passkey_refused');
        await tellMember(tx, context, userId, 'passkeyAdded');
        return added;
      });
      noteSecurity(context, 'passkey-added', { userId });
      return { status: 201, json: passkeyView(passkey) };
    },

    removePasskey: async (call) => {
      const { id: userId } = await requireMember(context, { ...call, viewer: signedIn(call), ...call.body });
      await transact(db, async (tx) => {
        if (!(await deletePasskey(tx, userId, call.path.id))) throw new NotFoundError();
        await tellMember(tx, context, userId, 'passkeyRemoved');
      });
      noteSecurity(context, 'passkey-removed', { userId });
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};
