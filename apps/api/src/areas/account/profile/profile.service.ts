import { nameSortKey, personName } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import { afterCommit, transact } from '../../../platform/db/transact';
import { SignInRequiredError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { noteSecurity } from '../../../platform/security-events';
import { reviewLink } from '../../companies/affiliations';
import { describeCompany } from '../../companies/companies';
import type { UserRow } from '../session';
import { chooseCompany } from './company-choice';
import { changeEmails } from './email-changes';
import { checkPassword, requireForAddress, setPassword } from './password-change';
import { lockMember, type MemberChange, updateMember } from './profile.repository';
import type { ProfileChange } from './profile-change';

/**
 * Changes the viewer's own profile atomically.
 *
 * @param sessionToken The current session, which survives a new password.
 * @throws {InvalidFieldsError}
 * @throws {WrongPasswordError}
 * @throws {ForbiddenError} `sign_in_again`, if the member has no password and signed in too long ago.
 * @throws {RateLimitedError} For too many new addresses or wrong passwords.
 * @see DIFF-009
 */
export async function changeProfile(
  context: Context,
  viewer: Viewer,
  sessionToken: string | null,
  change: ProfileChange,
): Promise<void> {
  const { db, config } = context;
  const asking = { memberId: viewer.id, sessionToken };
  await requireForAddress(context, asking, change);
  const password = change.password && (await checkPassword(context, asking, change.password));
  await transact(db, async (tx) => {
    const member = await lockMember(tx, viewer.id);
    if (!member) throw new SignInRequiredError();
    const company = await chooseCompany(tx, config, member, change.company, change.companyIdField);
    // Before the addresses, because it cancels links that were pending until now, not those of this form.
    if (password) await setPassword(tx, context, member, password, sessionToken);
    const emails = await changeEmails(tx, context, member, change);
    const { designation, description, phone, country } = change;
    await updateMember(tx, viewer.id, {
      ...namesOf(member, change),
      designation,
      description,
      phone,
      country,
      ...company,
      ...emails,
    });
    if (emails.email !== undefined) {
      afterCommit(tx, () => noteSecurity(context, 'email-changed', { userId: viewer.id, by: 'password' }));
    }
    const before = member.user.companyId;
    const after = company.companyId === undefined ? before : company.companyId;
    if (after !== null && change.companyDescription) {
      await describeCompany(tx, viewer.id, after, change.companyDescription);
    }
    await reviewLink(tx, viewer.id);
    const joins =
      after !== null && (after !== before || (company.companyUpdated && !member.user.companyUpdated));
    if (joins) {
      await context.jobs.send(
        'notification',
        { about: 'companyMember', companyId: after, actorId: viewer.id },
        { tx },
      );
    }
    await refreshCompanies(
      tx,
      [before, after].filter((id) => id !== null),
    );
  });
}

/** Derives the display name from first and last name. */
function namesOf({ user }: UserRow, change: ProfileChange): MemberChange {
  const { firstName = user.firstName, lastName = user.lastName } = change;
  if (firstName === user.firstName && lastName === user.lastName) return {};
  const displayName = personName({ firstName, lastName });
  return { firstName, lastName, displayName, nameKey: nameSortKey(displayName) };
}

/** Marks the onboarding wizard as done. @see API-020 */
export const setOnboarded = ({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<void> =>
  transact(db, (tx) => updateMember(tx, viewer.id, { onboarded: true }));
