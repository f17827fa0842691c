import { DAY_MS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Database, Transaction } from '../../../platform/db/database';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { signedIn } from '../../../platform/http/signed-in';
import { isHeldBy, mayAsk, mayObject } from './company-links.policy';
import { findLink, insertCase, type LinkRow, writeListed } from './company-links.repository';
import { companyLinkView } from './company-links.view';
import { reviewLink } from './link-case.service';

/** Daily limit of requests and objections per member, to save moderators' time. Not configurable. */
const CASES = { limit: 10, windowMs: DAY_MS } as const;

/** Routes of members' links to companies: own link, requests and objections. @see GAP-089 */
export const companyLinkRoutes = ({ db, jobs }: Context) => {
  const made = new SharedCounters(db, 'company-link:', CASES.windowMs);
  const wordsOf = (text: string): string => text.trim().replace(/\r\n?/g, '\n');

  return {
    getCompanyLink: async (call) => ({
      status: 200,
      json: companyLinkView(await readLink(db, signedIn(call), call.path.id)),
    }),

    requestVerification: async (call) => {
      const viewer = signedIn(call);
      await made.take(viewer.id, CASES.limit);
      return call.once(async (tx) => {
        const before = await readLink(tx, viewer, call.path.id);
        // An email address that already verifies the link needs no moderator.
        await reviewLink(tx, viewer.id);
        const link = await readLink(tx, viewer, call.path.id);
        if (link.isVerified && !before.isVerified) return { status: 201, json: companyLinkView(link) };
        if (link.isWaiting) throw new ConflictError('link_case_waits');
        if (!mayAsk(link)) throw new ForbiddenError('company_only');
        const row = await insertCase(tx, {
          kind: 'request',
          companyId: link.companyId,
          userId: viewer.id,
          raisedBy: viewer.id,
          text: wordsOf(call.body.text),
        });
        if (!row) throw new ConflictError('link_case_waits');
        return { status: 201, json: companyLinkView(await readLink(tx, viewer, link.companyId)) };
      });
    },

    objectToLink: async (call) => {
      const viewer = signedIn(call);
      const { id: companyId, userId } = call.path;
      await made.take(viewer.id, CASES.limit);
      return call.once(async (tx) => {
        const own = await readLink(tx, viewer, companyId);
        const other = await readLink(tx, { id: userId }, companyId);
        if (!own.isListed) throw new ForbiddenError('company_only');
        if (!other.isLinked) throw new NotFoundError();
        if (!mayObject(own, { ...other, userId }, viewer.id)) throw new ForbiddenError('forbidden');
        const isHeld = isHeldBy(own, other);
        const row = await insertCase(tx, {
          ...{ kind: 'objection' as const, companyId, userId, isHeld },
          raisedBy: viewer.id,
          text: wordsOf(call.body.text),
        });
        if (!row) throw new ConflictError('link_case_waits');
        if (isHeld && other.isListed) {
          await writeListed(tx, userId, companyId, false);
          await refreshCompanies(tx, [companyId]);
        }
        await jobs.send(
          'notification',
          { about: 'companyLink', told: 'company_objected', caseId: row.id, actorId: viewer.id },
          { tx },
        );
        const json = {
          ...{ id: row.id, company_id: companyId, user_id: userId },
          listed: other.isListed && !isHeld,
          added: row.createdAt.toISOString(),
        };
        return { status: 201, json };
      });
    },
  } satisfies Partial<Handlers>;
};

/** @throws {NotFoundError} If there is no such company. */
async function readLink(
  db: Database | Transaction,
  { id }: Pick<Viewer, 'id'>,
  companyId: string,
): Promise<LinkRow> {
  const link = await findLink(db, id, companyId);
  if (!link) throw new NotFoundError();
  return link;
}
