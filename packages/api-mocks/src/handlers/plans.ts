import { isEmail, normalizeEmail } from '@millrace/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import { example } from '../contract/examples';
import { aPlan } from '../factories/plan';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { REPLY, refuse } from './refusals';

// What is made through the mocks does not depend on the clock.
const INVITED_AT = '2026-09-15T10:30:30.000Z';

/** The viewer's plan; what is cancelled, or who is invited, stays so until `resetMocks`. */
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

    // Nobody but the provider calls it, and there is none.
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

    http.delete('/api/v2/me/subscribedusers/{id}', ({ params, response }) => {
      const { team: known } = server.data;
      if (user === null) return response.untyped(refuse('signIn'));
      if (known.every(({ id }) => id !== params.id)) return response.untyped(refuse('notFound'));
      server.data.team = known.filter(({ id }) => id !== params.id);
      return response(204).empty(REPLY);
    }),
  ];
}
