import type { components, ModerationCaseDetail } from '@millrace/api-client';
import { type Decision, needsDecisionReason, needsReportText } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

type DecisionDraft = components['schemas']['DecisionDraft'];

// What is reported and decided through the mocks is newer than every example, and does not depend on the clock.
const REPORTED_AT = '2026-09-15T10:35:30.000Z';
const DECIDED_AT = '2026-09-15T10:40:30.000Z';

/** Reporting, and deciding for whoever has `is_moderator`; it stays until `resetMocks`. @see GAP-096 */
export function moderationHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const refusal = () => {
    if (user === null) return refuse('signIn');
    return user.is_moderator ? null : refuse('forbidden');
  };
  return [
    http.post('/api/v2/reports', async ({ request, response }) => {
      const { target, reason, text = '' } = await request.json();
      const reply = await server.once(request, () => {
        if (needsReportText(reason) && text.trim() === '') {
          return refuseField('text', 'Say in your own words what is wrong.');
        }
        const key = `${target.kind} ${target.id}`;
        if (server.data.reported.has(key)) return refuse('alreadyReported');
        server.data.reported.add(key);
        const id = stableId('report', key);
        return response(201).json({ id, target, reason, text: text.trim(), added: REPORTED_AT }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v2/moderation/cases', ({ request, response }) => {
      const refused = refusal();
      if (refused) return response.untyped(refused);
      const status = new URL(request.url).searchParams.get('status') ?? 'open';
      const all = server.data.cases.filter((one) => one.status === status);
      if (status === 'closed') all.reverse();
      const page = slice(all, { url: request.url, keyOf: ({ id }) => id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: all.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/moderation/cases/{id}', ({ params, response }) => {
      const refused = refusal();
      if (refused) return response.untyped(refused);
      const one = server.data.cases.find(({ id }) => id === params.id);
      return one ? response(200).json(one, REPLY) : response.untyped(refuse('notFound'));
    }),

    http.post('/api/v2/moderation/cases/{id}/decisions', async ({ params, request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        const refused = refusal();
        if (refused) return refused;
        const one = server.data.cases.find(({ id }) => id === params.id);
        if (one === undefined) return refuse('notFound');
        if (draft.version !== one.version || !one.possible.includes(draft.decision)) {
          return refuse('alreadyDecided');
        }
        if (needsDecisionReason(draft.decision) && draft.reason === undefined) {
          return refuseField('reason', 'Say which rule is broken.');
        }
        return response(201).json(decided(one, draft, user?.displayName ?? null), REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function decided(
  one: ModerationCaseDetail,
  { decision, reason, note = '' }: DecisionDraft,
  moderator: string | null,
): ModerationCaseDetail {
  const suspended = decision === 'suspend' || (one.member.suspended && decision !== 'lift');
  const state = STATES[decision] ?? one.state;
  const canBeHidden = one.target.kind !== 'member' && state !== 'gone';
  return Object.assign(one, {
    status: 'closed',
    version: one.version + 1,
    state,
    member: { ...one.member, suspended },
    last_decision: decision,
    possible: [
      ...(canBeHidden ? [state === 'hidden' ? ('restore' as const) : ('hide' as const)] : []),
      suspended ? ('lift' as const) : ('suspend' as const),
    ],
    decisions: [
      ...one.decisions,
      {
        id: stableId('decision', `${one.id} ${one.version}`),
        decision,
        reason: reason ?? null,
        note,
        added: DECIDED_AT,
        moderator,
      },
    ],
  });
}

const STATES: Readonly<Partial<Record<Decision, ModerationCaseDetail['state']>>> = {
  hide: 'hidden',
  restore: 'visible',
};
