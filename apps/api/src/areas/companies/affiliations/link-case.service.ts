import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Transaction } from '../../../platform/db/database';
import { type LinkCaseKind, type LinkDecision, moderationDecisions } from '../../../platform/db/schema';
import { ConflictError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { possibleLinkDecisions } from './company-links.policy';
import {
  endLink,
  findLink,
  findLinkCase,
  listAgain,
  lockLinkCase,
  lockLinks,
  type Provable,
  settleCases,
  verifyLink,
  writeProof,
} from './company-links.repository';
import { showsWork } from './work-email';

/** Kinds of open cases that a decision settles: verifying makes requests obsolete, and ending a link its objections. */
const SETTLES: Readonly<Record<LinkDecision, readonly LinkCaseKind[]>> = {
  verify: ['request', 'objection'],
  end: ['request', 'objection'],
  refuse: ['request'],
  keep: ['objection'],
};

/**
 * Decides on a member's link to a company: applies the consequences, logs the decision and notifies
 * those concerned, atomically.
 * @throws {NotFoundError} If there is no such case.
 * @throws {ConflictError} `already_decided`, if another moderator was faster.
 * @throws {InvalidFieldsError} If the decision is not available.
 * @see GAP-089
 */
export async function decideLink(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  moderator: Viewer,
  caseId: string,
  { decision, note }: { decision: LinkDecision; note: string },
): Promise<void> {
  const waits = await lockLinkCase(tx, caseId);
  const one = waits === null ? null : await findLinkCase(tx, caseId);
  if (!one) throw new NotFoundError();
  if (!waits) throw new ConflictError('already_decided');
  if (!possibleLinkDecisions(one, moderator).includes(decision)) {
    throw new InvalidFieldsError({ decision: sentence('field.decisionNotOffered') });
  }
  const { userId, companyId } = one;
  const wasObjected = (await findLink(tx, userId, companyId))?.isObjected === true;
  const settled = await settleCases(tx, {
    ...{ userId, companyId, decision, note },
    kinds: SETTLES[decision],
    moderatorId: moderator.id,
  });
  if (decision === 'verify') {
    await verifyLink(tx, userId, companyId);
    // The website now verifies the email addresses of colleagues too.
    await reviewPeople(tx, companyId);
  }
  if (decision === 'end') await endLink(tx, userId, companyId);
  if (decision === 'keep') await listAgain(tx, userId, companyId);
  await refreshCompanies(tx, [companyId]);
  await tx.insert(moderationDecisions).values(
    settled.map((id) => ({
      ...{ caseId: id, targetKind: 'company_link' as const, targetId: userId },
      ...{ moderatorId: moderator.id, decision, note },
    })),
  );
  const tell = (told: (typeof TOLD)[LinkDecision] | 'company_objection_decided', id: string) =>
    jobs.send('notification', { about: 'companyLink', told, caseId: id, actorId: moderator.id }, { tx });
  if (decision !== 'keep') await tell(TOLD[decision], caseId);
  if (wasObjected && decision !== 'refuse') {
    for (const id of settled) await tell('company_objection_decided', id);
  }
}

/** Notification of the member for each decision. */
const TOLD = {
  verify: 'company_verified',
  refuse: 'company_request_refused',
  end: 'company_link_ended',
  keep: 'company_objection_decided',
} as const;

/**
 * Checks again which of a member's email addresses verify their company. Must be called when an address or the company
 * changes. A moderator's verification remains; that of a removed address ends.
 *
 * @see GAP-089
 */
export async function reviewLink(tx: Transaction, userId: string): Promise<void> {
  for (const link of await lockLinks(tx, { userId })) await review(tx, link, { isLost: true });
}

/**
 * Checks all people of a company after a change of its website. Nobody loses a verification, because
 * anyone may change a website.
 */
export async function reviewPeople(tx: Transaction, companyId: string): Promise<void> {
  for (const link of await lockLinks(tx, { companyId })) await review(tx, link, { isLost: false });
}

/** Checks people who came from a merged company, whose website may have verified them. */
export async function reviewNewPeople(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    for (const link of await lockLinks(tx, { userId })) {
      if (link.proof === 'domain') await writeProof(tx, userId, null);
      await review(tx, link.proof === 'domain' ? { ...link, proof: null } : link, { isLost: false });
    }
  }
}

async function review(tx: Transaction, link: Provable, { isLost }: { isLost: boolean }): Promise<void> {
  if (link.proof === 'moderator') return;
  const isShown = [link.email, link.secondaryEmail].some(
    (email) => email !== null && showsWork(email, link.url),
  );
  if (link.proof === null && isShown && link.urlTrusted) await writeProof(tx, link.userId, 'domain');
  if (link.proof === 'domain' && !isShown && isLost && link.urlTrusted)
    await writeProof(tx, link.userId, null);
}
