import type { LinkCase, LinkDecision } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { aCompanyLink } from '../factories/company-link';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

// What is asked and decided through the mocks is newer than every example, and does not depend on the clock.
const ASKED_AT = '2026-11-22T10:35:30.000Z';
const DECIDED_AT = '2026-11-22T10:40:30.000Z';

/** Who belongs to which company; what is asked and decided stays until `resetMocks`. @see GAP-089 */
export function companyLinkHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const ownLink = (companyId: string) => {
    const isOwn = user?.company_id === companyId;
    const verified = isOwn && user?.company_verified === true;
    return (
      server.data.ownLinks.get(companyId) ??
      aCompanyLink({
        company_id: companyId,
        linked: isOwn,
        listed: isOwn && user?.company_updated === 1,
        verified,
        proof: verified ? 'domain' : null,
        can_ask: isOwn && !verified,
      })
    );
  };
  const refusal = () => {
    if (user === null) return refuse('signIn');
    return user.is_moderator ? null : refuse('forbidden');
  };
  return [
    http.get('/api/v2/companies/{id}/link', ({ params, response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(ownLink(params.id), REPLY),
    ),

    http.post('/api/v2/companies/{id}/link/requests', async ({ params, request, response }) => {
      const { text } = await request.json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const link = ownLink(params.id);
        if (link.waiting) return refuse('linkCaseWaits');
        if (!link.can_ask) return refuse('forbidden');
        if (text.trim() === '') return refuseField('text', 'must not be blank');
        const asked = { ...link, waiting: true, can_ask: false };
        server.data.ownLinks.set(params.id, asked);
        return response(201).json(asked, REPLY);
      });
      return response.untyped(reply);
    }),

    http.post('/api/v2/companies/{id}/people/{userId}/objections', async ({ params, request, response }) => {
      const { text } = await request.json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        if (!ownLink(params.id).listed) return refuse('forbidden');
        if (text.trim() === '') return refuseField('text', 'must not be blank');
        const id = stableId('objection', params.userId);
        const made = { id, company_id: params.id, user_id: params.userId, listed: true, added: ASKED_AT };
        return response(201).json(made, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v2/moderation/company-links', ({ request, response }) => {
      const refused = refusal();
      if (refused) return response.untyped(refused);
      const status = new URL(request.url).searchParams.get('status') ?? 'open';
      const all = server.data.linkCases.filter((one) => one.status === status);
      const page = slice(all, { url: request.url, keyOf: ({ id }) => id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: all.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/moderation/company-links/{id}/decisions', async ({ params, request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        const refused = refusal();
        if (refused) return refused;
        const one = server.data.linkCases.find(({ id }) => id === params.id);
        if (one === undefined) return refuse('notFound');
        if (!one.possible.includes(draft.decision)) return refuse('alreadyDecided');
        const decided = decide(one, draft.decision, draft.note ?? '', user?.displayName ?? null);
        return response(201).json(decided, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function decide(one: LinkCase, decision: LinkDecision, note: string, moderator: string | null): LinkCase {
  const { member } = one;
  const isEnded = decision === 'end';
  return Object.assign(one, {
    status: 'closed' as const,
    possible: [],
    member: {
      ...member,
      linked: member.linked && !isEnded,
      listed: !isEnded && decision !== 'refuse' ? true : member.listed && !isEnded,
      verified: member.verified || decision === 'verify',
    },
    decision: { kind: one.kind, decision, note, added: DECIDED_AT, moderator },
  });
}
