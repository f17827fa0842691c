import { type HttpHandler, HttpResponse } from 'msw';
import { example } from '../contract/examples';
import contract from '../generated/contract.json' with { type: 'json' };
import type { MockServer } from './mock-server';
import { REPLY, REPLY_HEADERS } from './refusals';

/** What operators ask. */
export function serviceHandlers({ http }: MockServer): HttpHandler[] {
  return [
    http.get('/healthz', ({ response }) => response(200).json(example('Health', 'HealthOk'), REPLY)),
    http.get('/readyz', ({ response }) => response(200).json(example('Readiness', 'ReadinessReady'), REPLY)),
    http.get('/openapi.json', ({ response }) =>
      response.untyped(HttpResponse.json(contract, { headers: REPLY_HEADERS })),
    ),
    http.get('/docs', ({ response }) => response(200).text(titlePage(contract.info.title), PAGE)),
    http.get('/outbox', ({ response }) => response(200).text(titlePage('Outbox'), PAGE)),
    http.get('/outbox/{id}', ({ response }) => response(200).text(titlePage('Outbox'), PAGE)),
  ];
}

const PAGE = { headers: { ...REPLY_HEADERS, 'Content-Type': 'text/html; charset=utf-8' } };

const titlePage = (title: string): string => `<!doctype html><title>${title}</title>`;
