import { countryName } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { partnerContactLimit } from '../../../visibility';
import { backfillFeed, removeFromFeed } from '../../feed/feed-entries';
import {
  deleteCompanyFollower,
  deleteConnection,
  findConnection,
  findFollowedCompanies,
  findFollowedCompany,
  findPeople,
  insertCompanyFollower,
  insertConnection,
} from './network.repository';

/** Maximum number of followed companies in a reply. */
const FOLLOWED_MAX = 1000;

/** Routes for following companies and members, and for finding members to mention. */
export const networkRoutes = ({ db, jobs }: Context) =>
  ({
    listFollowedCompanies: async (call) => {
      const { rows, count } = await findFollowedCompanies(db, signedIn(call).id, FOLLOWED_MAX);
      const entries = rows.map(({ id, name, country, sector, logo, since }) => [
        id,
        {
          company_id: id,
          company_name: name,
          company_country: countryName(country),
          country_code: country,
          sector,
          logo,
          since: since.toISOString(),
        },
      ]);
      return { status: 200, json: { followedCompanies: Object.fromEntries(entries), count } };
    },

    followCompany: async (call) => {
      const { id: userId, companyId: ownId } = signedIn(call);
      const { company_id } = call.body;
      // A company's own people must not follow it, as they would count among its followers. @see COMP-019
      if (company_id === ownId) throw new InvalidFieldsError({ company_id: sentence('field.ownCompany') });
      return transact(db, async (tx) => {
        if (!(await findFollowedCompany(tx, company_id))) {
          throw new InvalidFieldsError({ company_id: sentence('field.missingThing', { kind: 'company' }) });
        }
        await insertCompanyFollower(tx, company_id, userId);
        await backfillFeed(tx, userId, 'company', company_id);
        await jobs.send(
          'notification',
          { about: 'companyFollower', companyId: company_id, actorId: userId },
          { tx },
        );
        const company = await findFollowedCompany(tx, company_id);
        if (!company) throw new NotFoundError();
        const { name, followers } = company;
        return {
          status: 200,
          json: { Item: { company_id, company_name: name, following: true, followers } },
        };
      });
    },

    unfollowCompany: async (call) => {
      const userId = signedIn(call).id;
      await transact(db, async (tx) => {
        await deleteCompanyFollower(tx, call.path.id, userId);
        await removeFromFeed(tx, userId, 'company', call.path.id);
        const about = { companyId: call.path.id, actorId: userId };
        await jobs.send('notification', { about: 'companyFollower', ...about }, { tx });
      });
      return { status: 204 };
    },

    connect: async (call) => {
      const userId = signedIn(call).id;
      const { user_id } = call.body;
      if (user_id === userId) throw new InvalidFieldsError({ user_id: sentence('field.oneself') });
      return transact(db, async (tx) => {
        const member = await findConnection(tx, userId, user_id);
        if (!member)
          throw new InvalidFieldsError({ user_id: sentence('field.missingThing', { kind: 'member' }) });
        await insertConnection(tx, userId, user_id);
        await backfillFeed(tx, userId, 'user', user_id);
        await jobs.send(
          'notification',
          { about: 'connection', connectedId: user_id, actorId: userId },
          { tx },
        );
        return { status: 200, json: { user_id, user_name: member.name, connected: true } };
      });
    },

    getConnection: async (call) => {
      const found = await findConnection(db, signedIn(call).id, call.path.id);
      if (!found) throw new NotFoundError();
      return {
        status: 200,
        json: { user_id: call.path.id, user_name: found.name, connected: found.connected },
      };
    },

    disconnect: async (call) => {
      const userId = signedIn(call).id;
      await transact(db, async (tx) => {
        await deleteConnection(tx, userId, call.path.id);
        await removeFromFeed(tx, userId, 'user', call.path.id);
        const about = { connectedId: call.path.id, actorId: userId };
        await jobs.send('notification', { about: 'connection', ...about }, { tx });
      });
      return { status: 204 };
    },

    searchPeople: async (call) => {
      const viewer = signedIn(call);
      const search = { userId: viewer.id, text: call.path.text, limit: call.query.limit };
      // With this ranking, searching letter by letter would disclose all contacts of a followed company. @see GAP-076
      const ranksCompanies = partnerContactLimit(viewer) === null;
      return { status: 200, json: { results: await findPeople(db, { ...search, ranksCompanies }) } };
    },
  }) satisfies Partial<Handlers>;
