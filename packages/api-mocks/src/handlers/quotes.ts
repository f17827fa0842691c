import type { QuoteAnswer, QuoteRequestDetail } from '@millrace/api-client';
import { type HttpHandler, HttpResponse } from 'msw';
import type { MockServer } from './mock-server';
import { REPLY, REPLY_HEADERS, refuse, refuseField } from './refusals';

/** Requests for quotes: one that the viewer has sent, and one that the viewer's company was sent. @see DIFF-003 */
export function quoteHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/quotes', ({ query, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const box = query.get('box') === 'received' ? 'received' : 'sent';
      const Items = [...server.data.quotes.values()].filter(({ own }) => own === (box === 'sent'));
      return response(200).json({ Items: Items.map(listed), Count: Items.length }, REPLY);
    }),

    http.get('/api/v2/quotes/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const quote = server.data.quotes.get(params.id);
      if (!quote) return response.untyped(refuse('notFound'));
      return response(200).json({ Item: quote }, REPLY);
    }),

    http.put('/api/v2/quotes/{id}/answer', async ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const quote = server.data.quotes.get(params.id);
      if (!quote) return response.untyped(refuse('notFound'));
      if (!quote.answering) return response.untyped(refuse('forbidden'));
      // Types of the contract know a form as JSON.
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
      return response.untyped(fileOf(server.data.quotes.get(params.id)?.attachment_name));
    }),

    http.get('/api/v2/quotes/{id}/answers/{companyId}/attachment', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const found = server.data.quotes
        .get(params.id)
        ?.answers.find(({ company_id }) => company_id === params.companyId);
      return response.untyped(fileOf(found?.attachment_name));
    }),
  ];
}

const listed = ({ answers: _, answering: __, ...quote }: QuoteRequestDetail) => quote;

const fileOf = (name: string | null | undefined): Response =>
  name
    ? new HttpResponse(new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), {
        headers: {
          ...REPLY_HEADERS,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
      })
    : refuse('notFound');
