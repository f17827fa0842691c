import type { DuplicateCase, DuplicateDecision } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

// What is flagged and decided through the mocks is newer than every example, and does not depend on the clock.
const FLAGGED_AT = '2026-11-22T10:35:30.000Z';
const DECIDED_AT = '2026-11-22T10:40:30.000Z';

/** What is in the catalogue twice; what is flagged and decided stays until `resetMocks`. @see GAP-088 */
export function duplicateHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const refusal = () => {
    if (user === null) return refuse('signIn');
    return user.is_moderator ? null : refuse('forbidden');
  };
  return [
    http.post('/api/v2/duplicates', async ({ request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const { kind, subject_id, other_id, text = '' } = draft;
        if (subject_id === other_id) return refuseField('other_id', 'Choose another one.');
        const pair = `${kind} ${subject_id} ${other_id}`;
        if (server.data.reported.has(pair)) return refuse('alreadyReported');
        server.data.reported.add(pair);
        const made = { kind, subject_id, other_id, text, id: stableId('flag', pair), added: FLAGGED_AT };
        return response(201).json(made, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v2/moderation/duplicates', ({ request, response }) => {
      const refused = refusal();
      if (refused) return response.untyped(refused);
      const status = new URL(request.url).searchParams.get('status') ?? 'open';
      const all = server.data.duplicates.filter((one) => one.status === status);
      const page = slice(all, { url: request.url, keyOf: ({ id }) => id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: all.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/moderation/duplicates/{id}/decisions', async ({ params, request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        const refused = refusal();
        if (refused) return refused;
        const one = server.data.duplicates.find(({ id }) => id === params.id);
        if (one === undefined) return refuse('notFound');
        if (!one.possible.includes(draft.decision)) return refuse('alreadyDecided');
        const decided = decide(one, draft.decision, draft.note ?? '', user?.displayName ?? null);
        return response(201).json(decided, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function decide(
  one: DuplicateCase,
  decision: DuplicateDecision,
  note: string,
  moderator: string | null,
): DuplicateCase {
  const isMerge = decision === 'merge' || decision === 'swap';
  return Object.assign(one, {
    status: 'closed' as const,
    possible: isMerge ? ['undo' as const] : [],
    subject: { ...one.subject, gone: decision === 'merge' },
    other: { ...one.other, gone: decision === 'swap' },
    decision: { decision, note, added: DECIDED_AT, moderator },
  });
}
