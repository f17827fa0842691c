import { type Language, normalizeEmail } from '@millrace/domain';
import type { Config } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { PendingProfile } from '../../../platform/db/schema';
import { afterCommit, transact } from '../../../platform/db/transact';
import { ForbiddenError, SignInRequiredError } from '../../../platform/errors';
import type { BodyOf, Handlers } from '../../../platform/http/call';
import { checkedCountry, countryProblem } from '../../../platform/http/country-field';
import { EmailRateLimiter } from '../../../platform/http/email-rate-limiter';
import { refuse } from '../../../platform/http/refuse';
import type { AccountMailJob } from '../../../platform/jobs';
import { sentence, spoken } from '../../../platform/messages/text';
import { noteSecurity } from '../../../platform/security-events';
import { mayJoin } from '../../companies/companies';
import { consumeToken, findLink, linkRefusal } from '../email-tokens';
import { beginSession, endSessions, hashPassword, passwordProblem, sessionCookie, signOut } from '../session';
import { markBrowser } from './began-cookie';
import { linkRoutes } from './link.routes';
import { findOwnerById, setPassword } from './registration.repository';
import { checkedEmail, completeSignUp, emailProblem, keepSignUp, type SignUp } from './registration.service';

/** Routes for signing up, email links and forgotten passwords. */
export const registrationRoutes = (context: Context) => {
  const { db, config, jobs, mailer } = context;
  const allowance = new EmailRateLimiter(db, 'sign-up');
  const passwordAllowance = new EmailRateLimiter(db, 'password');

  /** Queues the mail to an address, sent after the commit. The caller does not learn if the address is registered. */
  const write = (job: AccountMailJob, tx?: Transaction) => jobs.send('accountMail', job, tx && { tx });

  /**
   * Stores a sign-up. Its language is kept for mails, unless it is English, their default.
   *
   * @returns Headers that mark the browser which began it.
   */
  const signUp = async (
    { cookies, language }: { cookies: string | null; language: Language },
    { email, passwordHash, profile: typed }: Omit<SignUp, 'browserHash'>,
  ) => {
    const profile = { ...typed, ...(language !== 'en' && { language }) };
    const { hash, headers } = markBrowser(config, cookies);
    await transact(db, async (tx) => {
      const pendingId = await keepSignUp(tx, { email, passwordHash, profile, browserHash: hash });
      await write({ about: 'sign-up', pendingId }, tx);
    });
    return headers;
  };

  return {
    ...linkRoutes(context),

    registerEmail: async ({ body, language, cookies }) => {
      const email = checkedEmail(body.email);
      await allowance.take(email);
      const headers = await signUp({ cookies, language }, { email, passwordHash: null, profile: {} });
      const json = { message: spoken(sentence('registration.verify'), language) };
      return { status: 200, json, language, headers };
    },

    register: async ({ body, language, cookies }) => {
      refuse({
        email: emailProblem(body.email),
        country: countryProblem(body.country),
        password: await passwordProblem(body.password, [body.email]),
        confirmPassword:
          body.password === body.confirmPassword ? undefined : sentence('field.passwordsDiffer'),
      });
      const email = checkedEmail(body.email);
      const country = checkedCountry(body.country);
      await allowance.take(email);
      const profile = {
        firstName: body.firstName.trim(),
        lastName: body.lastName.trim(),
        designation: body.designation.trim(),
        company: body.company.trim(),
        ...joined(body.companyId, config),
        ...(country && { country }),
      };
      const passwordHash = await hashPassword(body.password);
      const headers = await signUp({ cookies, language }, { email, passwordHash, profile });
      const json = { message: spoken(sentence('registration.registered'), language) };
      return { status: 200, json, language, headers };
    },

    completeRegistration: async ({ body, language, cookies, sessionToken, userAgent }) => {
      refuse({
        password: await passwordProblem(body.password, body.email === undefined ? [] : [body.email]),
        ...(body.token === undefined && {
          email: body.email === undefined ? sentence('problem.required') : emailProblem(body.email),
          country: countryProblem(body.country),
        }),
      });
      const profile = wizardProfile(body, config);
      if (body.token === undefined) {
        const email = checkedEmail(body.email ?? '');
        await allowance.take(email);
        const passwordHash = await hashPassword(body.password);
        const headers = await signUp({ cookies, language }, { email, passwordHash, profile });
        const message = spoken(sentence('registration.registered'), language);
        return { status: 200, json: { message, next: 'verify_email' }, language, headers };
      }
      const { token } = body;
      const passwordHash = await hashPassword(body.password);
      const session = await transact(db, async (tx) => {
        const link = await findLink(tx, token, ['verify']);
        if ('problem' in link) throw linkRefusal(link.problem);
        refuse({ password: await passwordProblem(body.password, [link.email]) });
        await consumeToken(tx, link);
        const userId =
          link.pendingId && (await completeSignUp(tx, context, link.pendingId, { profile, passwordHash }));
        if (!userId) throw linkRefusal('used');
        return { userId, token: await beginSession(tx, config, userId, userAgent) };
      });
      if (sessionToken !== null) await signOut(db, sessionToken);
      noteSecurity(context, 'signed-in', { userId: session.userId, by: 'link' });
      return {
        status: 200,
        json: { message: spoken(sentence('registration.complete'), language), next: 'onboarding' },
        language,
        headers: { 'Set-Cookie': sessionCookie(config, session.token) },
      };
    },

    resendVerification: async ({ body, language }) => {
      const email = checkedEmail(body.email);
      await allowance.take(email);
      await write({ about: 'resend', email });
      return { status: 200, json: { message: spoken(sentence('registration.resent'), language) }, language };
    },

    forgotPassword: async ({ body, language }) => {
      const email = checkedEmail(body.email);
      await passwordAllowance.take(email);
      await write({ about: 'forgot', email, language });
      return { status: 200, json: { message: spoken(sentence('registration.reset'), language) }, language };
    },

    updatePassword: async ({ body, viewer, language }) => {
      const { token, password } = body;
      if (token === undefined) throw viewer ? new ForbiddenError('forbidden') : new SignInRequiredError();
      refuse({ password: await passwordProblem(password, []) });
      const passwordHash = await hashPassword(password);
      await transact(db, async (tx) => {
        const link = await findLink(tx, token, ['reset']);
        if ('problem' in link) throw linkRefusal(link.problem);
        refuse({ password: await passwordProblem(password, [link.email]) });
        const owner = link.userId && (await findOwnerById(tx, link.userId));
        // Another member may have the address now.
        if (!owner || normalizeEmail(owner.email) !== link.email) throw linkRefusal('unknown');
        await consumeToken(tx, link);
        await setPassword(tx, owner.id, passwordHash);
        // Also invalidates pending email links, because a pending address change could reset the password again.
        await endSessions(tx, owner.id);
        const { firstName, email: to } = owner;
        const data = { firstName, at: new Date().toISOString(), resetPath: '/?login=true&forgot=true' };
        await mailer.send({ name: 'passwordChanged', to, data }, { tx });
        afterCommit(tx, () => noteSecurity(context, 'password-set', { userId: owner.id, by: 'link' }));
      });
      return {
        status: 200,
        json: { message: spoken(sentence('registration.passwordUpdated'), language) },
        language,
      };
    },
  } satisfies Partial<Handlers>;
};

/** Returns the initial company; one that members cannot join by themselves remains a name. */
const joined = (companyId: string | null | undefined, config: Config): Pick<PendingProfile, 'companyId'> =>
  companyId && mayJoin(companyId, config) ? { companyId } : {};

function wizardProfile(body: BodyOf<'completeRegistration'>, config: Config): PendingProfile {
  const country = checkedCountry(body.country);
  const chosen = body.company_updated === -1 ? '' : body.company_id;
  const { displayName, designation, phone, desc, company } = body;
  return {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    ...(displayName && { displayName: displayName.trim() }),
    ...(designation && { designation: designation.trim() }),
    ...(phone && { phone: phone.trim() }),
    ...(desc && { description: desc.trim() }),
    ...(company && { company: company.trim() }),
    ...joined(chosen, config),
    ...(country && { country }),
  };
}
