import type {
  ArticleMatch,
  components,
  ModerationCaseDetail,
  SearchHit,
  SpreadsheetImport,
} from '@millrace/api-client';
import {
  ARTICLE_MAX,
  codePointLength,
  type Decision,
  foldText,
  needsDecisionReason,
  needsReportText,
} from '@millrace/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import contract from '../generated/contract.json' with { type: 'json' };
import type { MockServer } from '../handlers/mock-server';
import { resultsPage } from '../handlers/paging';
import { found, REPLY, REPLY_HEADERS, refuse, refuseField, refuseParameter } from '../handlers/refusals';
import { sheetPreview } from './factory';

type DecisionDraft = components['schemas']['DecisionDraft'];

// Reports and decisions made through the mocks are newer than all examples, and do not depend on the clock.
const REPORTED_AT = '2026-09-15T10:35:30.000Z';
const DECIDED_AT = '2026-09-15T10:40:30.000Z';

/** Creates handlers of reports, and of decisions for `is_moderator`; changes last until `resetMocks`. @see GAP-096 */
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
      const list = resultsPage(all, { url: request.url, rowKey: ({ id }) => id });
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
        const one = found(server.data.cases.find(({ id }) => id === params.id));
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

const DEFAULT_LIMIT = 10;
const LONGEST = 50;

/** Fields of a product or a company that a search reads and returns. */
type Found = SearchHit['_source'];

/** Creates handlers of searches: names that begin with the text first, then names that contain it, by name. */
export function searchHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  const productHits = (text: string) => find(server.data.products.values(), 'products', text);
  const companyHits = (text: string) => find(server.data.companies.values(), 'companies', text);
  return [
    http.get('/api/v1/product/search/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      const hits = productHits(params.text).slice(0, limit);
      return response(200).json({ hits: { hits }, Items: hits.map((hit) => hit._source) }, REPLY);
    }),
    http.get('/api/v1/company/search/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      return response(200).json({ hits: { hits: companyHits(params.text).slice(0, limit) } }, REPLY);
    }),
    http.get('/api/v1/user/search/company/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      return response(200).json({ hits: { hits: companyHits(params.text).slice(0, limit) } }, REPLY);
    }),
    http.get('/api/v1/productandcompany/search/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      const hits = [...productHits(params.text), ...companyHits(params.text)].sort(bestFirst);
      return response(200).json({ hits: { hits: hits.slice(0, limit) } }, REPLY);
    }),
    http.post('/api/v2/articles/matches', async ({ request, response }) => {
      // Every page has the article of the contract.
      const { text = example('ArticleDraft', 'ArticleDraftDrawing').text ?? '' } = await request.json();
      if (codePointLength(text) > ARTICLE_MAX) {
        return response.untyped(refuseField('text', `It has more than ${ARTICLE_MAX} characters.`));
      }
      const results = namedIn(text, server);
      return response(200).json({ results: results.slice(0, LISTED), count: results.length }, REPLY);
    }),
  ];
}

/** Maximum number of listed matches of an article. */
const LISTED = 100;

/** Finds names in a text, case-insensitively: whole names, and company names without legal form. A simplification. */
function namedIn(text: string, { data }: MockServer): ArticleMatch[] {
  const things = [
    ...[...data.products.values()].map((product) => ({ ...product, kind: 'product' as const })),
    ...[...data.companies.values()].map((company) => ({ kind: 'company' as const, ...company })),
    ...data.events.map((event) => ({ kind: 'event' as const, name: event.eventName, ...event })),
  ];
  return things
    .flatMap(({ kind, id, name, sector }) => {
      const short = kind === 'company' ? name.replace(/ (?:AB|AG|AS|GmbH|Inc|Ltd)\.?$/, '') : name;
      const matched = [
        { part: 'whole' as const, text: name },
        { part: 'without_legal_form' as const, text: short },
      ].find((form) => wordPattern(form.text).test(text));
      if (!matched) return [];
      const [first, ...more] = text.matchAll(wordPattern(short));
      if (!first) return [];
      const end = first.index + first[0].length;
      const excerpt = {
        before: text.slice(Math.max(0, first.index - 80), first.index),
        name: first[0],
        after: text.slice(end, end + 80),
      };
      return [{ kind, id, name, sector: sector ?? null, times: 1 + more.length, matched, excerpt }];
    })
    .sort((a, b) => b.times - a.times);
}

const wordPattern = (name: string): RegExp =>
  new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gi');

function find(rows: Iterable<Found>, _index: SearchHit['_index'], text: string): SearchHit[] {
  const sought = foldText(text.trim());
  const hits: SearchHit[] = [];
  for (const { id, name, country, country_code, description, sector } of rows) {
    const place = foldText(name).indexOf(sought);
    if (place < 0) continue;
    const _source = { id, name, country, country_code, sector, ...(description ? { description } : {}) };
    hits.push({ _index, _id: id, _score: place === 0 ? 2 : 1, _source });
  }
  return hits.sort(bestFirst);
}

function bestFirst(a: SearchHit, b: SearchHit): number {
  return (b._score ?? 0) - (a._score ?? 0) || a._source.name.localeCompare(b._source.name, 'en');
}

function readLimit(url: string): number | null {
  const limit = Number(new URL(url).searchParams.get('limit') ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit >= 1 && limit <= LONGEST ? limit : null;
}

const CSV = { ...REPLY.headers, 'Content-Type': 'text/csv; charset=utf-8' };

/** Creates handlers of imports: every file is treated as the contract's list of suppliers. */
export function spreadsheetHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const one = (id: string) => found(server.data.imports.find((each) => each.id === id));
  const changed = (id: string, name: `SpreadsheetImport${'Done' | 'Stopped' | 'Undoing' | 'Undone'}`) => {
    const next = { ...example('SpreadsheetImport', name), id: one(id).id };
    server.data.imports = server.data.imports.map((each) => (each.id === id ? next : each));
    return next;
  };
  // Each read finds the work of the last one done.
  const progressed = (id: string): SpreadsheetImport => {
    const { state } = one(id);
    if (state === 'running') return changed(id, 'SpreadsheetImportDone');
    return state === 'undoing' ? changed(id, 'SpreadsheetImportUndone') : one(id);
  };
  return [
    http.post('/api/v2/spreadsheets/preview', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(sheetPreview(), REPLY),
    ),
    http.post('/api/v2/spreadsheets/import', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const reply = await server.once(request, () => {
        const started = example('SpreadsheetImport', 'SpreadsheetImportStarted');
        server.data.imports = [started, ...server.data.imports.filter(({ id }) => id !== started.id)];
        return response(202).json(started, REPLY);
      });
      return response.untyped(reply);
    }),
    http.get('/api/v2/spreadsheets/imports', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const results = server.data.imports.map(({ id }) => progressed(id));
      return response(200).json({ results, count: results.length }, REPLY);
    }),
    http.get('/api/v2/spreadsheets/imports/{id}', ({ params, response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(progressed(params.id), REPLY),
    ),
    http.post('/api/v2/spreadsheets/imports/{id}/stop', ({ params, response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json(changed(params.id, 'SpreadsheetImportStopped'), REPLY),
    ),
    http.delete('/api/v2/spreadsheets/imports/{id}', ({ params, response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(202).json(changed(params.id, 'SpreadsheetImportUndoing'), REPLY),
    ),
    http.post('/api/v2/spreadsheets/refused', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const [row] = sheetPreview().rows;
      const text = `Company,Country,What is wrong\r\n${row?.name},Atlantis,${row?.reason}\r\n`;
      const disposition = 'attachment; filename="rows-to-correct.csv"';
      return response.untyped(
        new Response(text, { headers: { ...CSV, 'Content-Disposition': disposition } }),
      );
    }),
    http.get('/api/v2/exports/{table}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const disposition = `attachment; filename="${params.table}.csv"`;
      return response.untyped(
        new Response('Company\r\n', { headers: { ...CSV, 'Content-Disposition': disposition } }),
      );
    }),
  ];
}

/** Creates handlers for operators, such as health checks. */
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
