import type { QuoteAnswer, QuoteRequestDetail } from '@millrace/api-client';
import { ENTITLEMENTS, isEmail, lastDays, normalizeEmail, viewerLevel } from '@millrace/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { lastEvaluatedKey, slice } from '../handlers/paging';
import { found, REPLY, REPLY_HEADERS, refuse, refuseField, refuseParameter } from '../handlers/refusals';
import { analytics, aPlan } from './factory';

// Fixed time of created objects, independent of the clock.
const INVITED_AT = '2026-09-15T10:30:30.000Z';

// Fixed start time of checkouts, independent of the clock.
const STARTED_AT = '2026-09-15T10:30:30.000Z';

/** Creates handlers of the viewer's plan; cancellations and invitations last until `resetMocks`. */
export function planHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/me/subscription', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(server.data.plan, REPLY),
    ),

    http.put('/api/v2/me/subscription/renewal', async ({ request, response }) => {
      const { renews } = await request.json();
      const { plan } = server.data;
      if (user === null) return response.untyped(refuse('signIn'));
      if (!plan.can_manage) return response.untyped(refuse('notFound'));
      const change = { renews, state: renews ? 'active' : 'cancelled' } as const;
      server.data.plan = plan.bought
        ? { ...plan, bought: { ...plan.bought, ...change } }
        : { ...plan, ...change };
      return response(200).json(server.data.plan, REPLY);
    }),

    http.post('/api/v2/me/checkout', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!server.data.plan.can_buy) return response.untyped(refuse('alreadySubscribed'));
      server.data.plan = { ...server.data.plan, checkout_started_at: STARTED_AT };
      return response(201).json(example('PaymentPage', 'PaymentPageCheckout'), REPLY);
    }),

    http.post('/api/v2/me/portal', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!server.data.plan.can_manage) return response.untyped(refuse('notFound'));
      return response(201).json(example('PaymentPage', 'PaymentPagePortal'), REPLY);
    }),

    http.get('/api/v2/me/invoices', ({ response }) => {
      const { invoices } = server.data;
      if (user === null) return response.untyped(refuse('signIn'));
      return response(200).json({ results: invoices, count: invoices.length }, REPLY);
    }),

    ...teamHandlers(server),

    // Webhook that only the payment provider calls, and the mocks have none.
    http.post('/api/v2/payments/webhook', ({ response }) => response.untyped(refuse('notFound'))),

    http.get('/payments/test/{id}', ({ response }) => response.untyped(refuse('notFound'))),

    http.post('/payments/test/{id}', ({ response }) => response.untyped(refuse('notFound'))),
  ];
}

function teamHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const team = () => {
    const { team: results, plan } = server.data;
    return { results, count: results.length, seats: plan.seats };
  };
  const refusal = () => {
    if (user === null) return refuse('signIn');
    return server.data.plan.seats === 0 ? refuse('planRequired') : null;
  };
  return [
    http.get('/api/v2/me/subscribedusers', ({ response }) => {
      const refused = refusal();
      return refused ? response.untyped(refused) : response(200).json(team(), REPLY);
    }),

    http.post('/api/v2/me/subscribedusers', async ({ request, response }) => {
      const sent = (await request.clone().json()).map(normalizeEmail);
      const reply = await server.once(request, () => {
        const refused = refusal();
        if (refused) return refused;
        const wrong = sent.flatMap((email, place) => (email === '' || isEmail(email) ? [] : [place]));
        if (wrong.length > 0) {
          return refuse('fields', {
            fields: Object.fromEntries(wrong.map((place) => [place, 'invalid email id'])),
          });
        }
        const { team: known, plan } = server.data;
        const added = sent.filter((email) => email !== '' && known.every((one) => one.email !== email));
        if (known.length + added.length > plan.seats) return refuse('teamFull');
        server.data.team = [
          ...known,
          ...added.map((email) => ({
            id: stableId('team', email),
            email,
            name: null,
            state: 'pending' as const,
            invited_at: INVITED_AT,
          })),
        ];
        return HttpResponse.json(team(), { status: 201, ...REPLY });
      });
      return response.untyped(reply);
    }),

    http.get('/api/v2/me/teaminvitations', ({ response }) => {
      const { invitations: results } = server.data;
      if (user === null) return response.untyped(refuse('signIn'));
      return response(200).json({ results, count: results.length }, REPLY);
    }),

    http.put('/api/v2/me/teaminvitations/{id}', async ({ params, request, response }) => {
      const { accept } = await request.json();
      const { invitations } = server.data;
      if (user === null) return response.untyped(refuse('signIn'));
      if (invitations.every(({ id }) => id !== params.id)) return response.untyped(refuse('notFound'));
      server.data.invitations = invitations.filter(({ id }) => id !== params.id);
      if (accept) server.data.plan = aPlan('team');
      return response(204).empty(REPLY);
    }),

    http.post('/api/v2/me/subscribedusers/{id}/resend', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const isPending = server.data.team.some(({ id, state }) => id === params.id && state === 'pending');
      return isPending ? response(204).empty(REPLY) : response.untyped(refuse('notFound'));
    }),

    http.delete('/api/v2/me/subscribedusers/{id}', ({ params, response }) => {
      const { team: known } = server.data;
      if (user === null) return response.untyped(refuse('signIn'));
      if (known.every(({ id }) => id !== params.id)) return response.untyped(refuse('notFound'));
      server.data.team = known.filter(({ id }) => id !== params.id);
      return response(204).empty(REPLY);
    }),
  ];
}

/** Handlers of requests for quotes: one sent by the viewer, and one received by the viewer's company. @see DIFF-003 */
export function quoteHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/quotes', ({ query, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const box = query.get('box') === 'received' ? 'received' : 'sent';
      const all = [...server.data.quotes.values()].filter(({ own }) => own === (box === 'sent'));
      const page = slice(all, { url: request.url, rowKey: ({ id }) => id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows.map(listed), count: all.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/quotes/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const quote = found(server.data.quotes.get(params.id));
      return response(200).json({ Item: quote }, REPLY);
    }),

    http.put('/api/v2/quotes/{id}/answer', async ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const quote = found(server.data.quotes.get(params.id));
      if (!quote.answering) return response.untyped(refuse('forbidden'));
      // The contract types a form as JSON.
      const form = await (request as unknown as Request).formData();
      const basedOn = form.get('based_on');
      if (basedOn !== null && basedOn !== (quote.answers[0]?.answered ?? '')) {
        return response.untyped(refuse('editedMeanwhile'));
      }
      const line = (name: string) => String(form.get(name) ?? '').trim() || null;
      const message = line('message');
      if (message === null) return response.untyped(refuseField('message', 'must not be blank'));
      const file = form.get('attachment');
      const before = quote.answers[0]?.attachment_name ?? null;
      const kept = form.get('remove_attachment') === 'true' ? null : before;
      const made: QuoteAnswer = {
        company_id: quote.answering.id,
        company_name: quote.answering.name,
        price: line('price'),
        lead_time: line('lead_time'),
        minimum_order: line('minimum_order'),
        message,
        attachment_name: file instanceof File ? file.name : kept,
        user_id: user.id,
        user_name: user.displayName,
        answered: '2026-11-21T09:00:00.000Z',
      };
      const changed: QuoteRequestDetail = { ...quote, answers: [made], answered: 1 };
      server.data.quotes.set(quote.id, changed);
      return response(200).json({ Item: changed }, REPLY);
    }),

    http.get('/api/v2/quotes/{id}/attachment', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      return response.untyped(fileResponse(server.data.quotes.get(params.id)?.attachment_name));
    }),

    http.get('/api/v2/quotes/{id}/answers/{companyId}/attachment', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const found = server.data.quotes
        .get(params.id)
        ?.answers.find(({ company_id }) => company_id === params.companyId);
      return response.untyped(fileResponse(found?.attachment_name));
    }),
  ];
}

const listed = ({ answers: _, answering: __, ...quote }: QuoteRequestDetail) => quote;

const fileResponse = (name: string | null | undefined): Response =>
  name
    ? new HttpResponse(new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), {
        headers: {
          ...REPLY_HEADERS,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
      })
    : refuse('notFound');

/** Default last day, so that the result does not depend on the clock. */
const TODAY = '2026-09-20';

/** Creates handlers of the analytics of the viewer's company, on Platinum. */
export function analyticsHandlers({ http, user }: MockServer): HttpHandler[] {
  return [
    http.get('/api/v2/analytics', ({ query, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!ENTITLEMENTS[viewerLevel(user)].analytics) return response.untyped(refuse('planRequired'));
      const usual = lastDays(query.get('to') ?? TODAY, 28);
      const range = { ...usual, from: query.get('from') ?? usual.from, by: query.get('by') ?? 'day' };
      return response(200).json(analytics(range), REPLY);
    }),

    http.post('/api/v2/analytics/events', ({ response }) => response(204).empty(REPLY)),
  ];
}
