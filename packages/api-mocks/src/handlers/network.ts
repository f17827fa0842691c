import { foldText } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import type { MockServer } from './mock-server';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

const DEFAULT_LIMIT = 10;
const LONGEST = 50;

// What the mocks do not know is always the same: stories and their pictures do not depend on the clock.
const FOLLOWED_AT = '2026-09-02T09:30:00.000Z';

/** Following companies and members, and finding members; what is followed stays so until `resetMocks`. */
export function networkHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v1/me/followedCompanies', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const followed = [...server.data.companies.values()].filter(
        ({ followingUsers }) => followingUsers[user.id],
      );
      const entries = followed.map(({ id, name }) => [
        id,
        { company_id: id, company_name: name, since: FOLLOWED_AT },
      ]);
      const json = { followedCompanies: Object.fromEntries(entries), count: followed.length };
      return response(200).json(json, REPLY);
    }),
    http.post('/api/v1/me/followedCompanies', async ({ request, response }) => {
      const { company_id } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const company = server.data.companies.get(company_id);
      if (company === undefined) {
        return response.untyped(refuseField('company_id', 'This company does not exist.'));
      }
      setFollowing(server, company_id, true);
      const followers = server.data.companies.get(company_id)?.followers ?? 0;
      const Item = { company_id, company_name: company.name, following: true, followers };
      return response(200).json({ Item }, REPLY);
    }),
    http.delete('/api/v1/me/followedCompanies/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      setFollowing(server, params.id, false);
      return response(204).empty(REPLY);
    }),

    http.post('/api/v2/me/connections', async ({ request, response }) => {
      const { user_id } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const person = server.data.people.get(user_id);
      if (person === undefined || user_id === user.id) {
        return response.untyped(refuseField('user_id', 'This member does not exist.'));
      }
      server.data.connections.add(user_id);
      return response(200).json({ user_id, user_name: person.name, connected: true }, REPLY);
    }),
    http.get('/api/v2/me/connections/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const person = server.data.people.get(params.id);
      if (person === undefined) return response.untyped(refuse('notFound'));
      const connected = server.data.connections.has(params.id);
      return response(200).json({ user_id: params.id, user_name: person.name, connected }, REPLY);
    }),
    http.delete('/api/v2/me/connections/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      server.data.connections.delete(params.id);
      return response(204).empty(REPLY);
    }),

    http.get('/api/v1/user/search/people/{text}', ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? DEFAULT_LIMIT);
      if (!Number.isInteger(limit) || limit < 1 || limit > LONGEST) {
        return response.untyped(refuseParameter('limit'));
      }
      const sought = foldText(params.text.trim());
      const { people, connections } = server.data;
      const results = [...people.values()]
        .filter(({ id, name }) => id !== user.id && foldText(name).includes(sought))
        // Connections first; what is equal keeps its order. @see GAP-072
        .sort((a, b) => Number(connections.has(b.id)) - Number(connections.has(a.id)))
        .slice(0, limit);
      return response(200).json({ results }, REPLY);
    }),
  ];
}

function setFollowing({ data, user }: MockServer, id: string, following: boolean): void {
  const company = data.companies.get(id);
  if (company === undefined || user === null) return;
  const { [user.id]: wasFollowing = false, ...others } = company.followingUsers;
  data.companies.set(id, {
    ...company,
    followingUsers: following ? { ...others, [user.id]: true } : others,
    followers: company.followers + Number(following) - Number(wasFollowing),
  });
}
