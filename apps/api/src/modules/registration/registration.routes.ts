import { normalizeEmail } from '@millrace/domain';
import type { Config } from '../../config';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import type { PendingProfile } from '../../db/schema';
import { afterCommit, transact } from '../../db/transact';
import { ForbiddenError, SignInRequiredError } from '../../errors';
import type { BodyOf, Handlers, Viewer } from '../../http/call';
import { checkedCountry, countryProblem } from '../../http/country-field';
import { MailAllowance } from '../../http/mail-allowance';
import { refuse } from '../../http/refuse';
import { sentence, spoken } from '../../messages/text';
import { noteSecurity } from '../../security-events';
import { type DeadLink, endLinksOf, findLink, linkRefusal, spendLink } from '../account-links';
import { mayJoin } from '../companies';
import { applyEmailChange } from '../profile';
import { beginSession, endSessions, hashPassword, passwordProblem, sessionCookie, signOut } from '../session';
import type { AccountMailJob } from './account-mail';
import { findOwnerById, setPassword } from './registration.repository';
import { checkedEmail, completeSignUp, emailProblem, keepSignUp } from './registration.service';

/** Becoming a member, links of e-mails, and forgotten passwords. */
export const registrationRoutes = (context: Context) => {
  const { db, config, jobs, mailer } = context;
  const allowance = new MailAllowance(db);

  /** Writes to an address once the change is committed, whatever there is to write. */
  const write = (job: AccountMailJob, tx?: Transaction) => jobs.send('accountMail', job, tx && { tx });

  const signUp = async (email: string, passwordHash: string | null, profile: PendingProfile) => {
    await transact(db, async (tx) => {
      const pendingId = await keepSignUp(tx, { email, passwordHash, profile });
      await write({ about: 'sign-up', pendingId }, tx);
    });
  };

  return {
    registerEmail: async ({ body, language }) => {
      const email = checkedEmail(body.email);
      await allowance.take(email);
      await signUp(email, null, {});
      return { status: 200, json: { message: spoken(sentence('registration.verify'), language) }, language };
    },

    register: async ({ body, language }) => {
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
      await signUp(email, await hashPassword(body.password), {
        firstName: body.firstName.trim(),
        lastName: body.lastName.trim(),
        designation: body.designation.trim(),
        company: body.company.trim(),
        ...joined(body.companyId, config),
        ...(country && { country }),
      });
      return {
        status: 200,
        json: { message: spoken(sentence('registration.registered'), language) },
        language,
      };
    },

    completeRegistration: async ({ body, language, sessionToken, userAgent }) => {
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
        await signUp(email, await hashPassword(body.password), profile);
        return {
          status: 200,
          json: { message: spoken(sentence('registration.registered'), language), next: 'verify_email' },
          language,
        };
      }
      const { token } = body;
      const passwordHash = await hashPassword(body.password);
      const session = await transact(db, async (tx) => {
        const link = await findLink(tx, token, ['verify']);
        if ('problem' in link) throw linkRefusal(link.problem);
        refuse({ password: await passwordProblem(body.password, [link.email]) });
        await spendLink(tx, link);
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
      await allowance.take(email);
      await write({ about: 'forgot', email });
      return { status: 200, json: { message: spoken(sentence('registration.reset'), language) }, language };
    },

    verifyEmail: async ({ body, viewer, sessionToken, userAgent }) => {
      const token = typeof body.token === 'string' ? body.token : '';
      const followed = await transact(db, (tx) => follow(tx, context, token, { viewer, userAgent }));
      if ('problem' in followed) {
        const of = followed.purpose === 'change-email' ? '&of=email' : '';
        return { status: 303, redirect: `${config.webUrls[0]}/verify?problem=${followed.problem}${of}` };
      }
      const { page, session } = followed;
      if (session && sessionToken !== null) await signOut(db, sessionToken);
      noteSecurity(context, followed.event, { userId: followed.userId, by: 'link' });
      return {
        status: 303,
        redirect: `${config.webUrls[0]}${page}`,
        ...(session && { headers: { 'Set-Cookie': sessionCookie(config, session) } }),
      };
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
        // The address may have become another one's since.
        if (!owner || normalizeEmail(owner.email) !== link.email) throw linkRefusal('unknown');
        await spendLink(tx, link);
        await endLinksOf(tx, owner.id, 'reset');
        await setPassword(tx, owner.id, passwordHash);
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

type Followed =
  | DeadLink
  | { page: string; session: string | null; userId: string; event: 'signed-in' | 'email-changed' };

/** Does what the link of an e-mail is for. @see GAP-038, DIFF-010 */
async function follow(
  tx: Transaction,
  context: Context,
  token: string,
  { viewer, userAgent }: { viewer: Viewer | null; userAgent: string | null },
): Promise<Followed> {
  const link = await findLink(tx, token, ['verify', 'change-email']);
  if ('problem' in link) return link;
  await spendLink(tx, link);
  if (link.purpose === 'change-email') {
    const { userId, slot, email } = link;
    const isDone = userId && slot && (await applyEmailChange(tx, context, { userId, slot, email }));
    if (!isDone) return { problem: 'unknown', purpose: link.purpose };
    // A mail is read wherever it comes: another's profile, or nobody's, would not show the address.
    const page = viewer?.id === userId ? '/profile?email=confirmed' : '/verify?done=email';
    return { page, session: null, userId, event: 'email-changed' };
  }
  const userId = link.pendingId && (await completeSignUp(tx, context, link.pendingId));
  if (!userId) return { problem: 'used', purpose: link.purpose };
  const session = await beginSession(tx, context.config, userId, userAgent);
  return { page: '/onboarding', session, userId, event: 'signed-in' };
}

/** The company that somebody belongs to from the start; one that nobody joins by oneself stays a name. */
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
