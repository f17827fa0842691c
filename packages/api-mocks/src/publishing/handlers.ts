import type { PublisherSite } from '@millrace/api-client';
import { lastDays } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { found, REPLY, refuse, refuseField } from '../handlers/refusals';
import { embedPreflight, publisherReport } from './factory';

// Fixed time, independent of the clock.
const TODAY = '2026-09-20';
const MADE_AT = '2026-09-20T10:30:30.000Z';
const PROVEN_UNTIL = '2027-03-19T10:30:30.000Z';

/** Hosts that do not respond, or that redirect, when verified. */
const SILENT = 'silent.example';
const MOVED = 'moved.example';

/** Handlers of widget sites; changes last until `resetMocks`. The first verification of a site finds no token. */
export function publisherHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const looked = new Set<string>();
  const find = (id: unknown): PublisherSite | undefined =>
    server.data.publisherSites.find((site) => site.id === id);
  return [
    http.post('/api/v2/embed/events', ({ response }) => response(204).empty(REPLY)),

    http.get('/api/v2/me/publisher-sites', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { publisherSites: results } = server.data;
      return response(200).json({ results, count: results.length }, REPLY);
    }),

    http.post('/api/v2/me/publisher-sites', async ({ request, response }) => {
      const { address } = await request.clone().json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
        const host = URL.canParse(whole) ? new URL(whole).host : '';
        if (!host.includes('.')) {
          return refuseField('address', 'Enter your site’s URL, such as https://www.example.com.');
        }
        const { publisherSites } = server.data;
        const known = publisherSites.find((site) => site.host === host);
        if (known) return response(201).json(known, REPLY);
        const made: PublisherSite = {
          id: stableId('publisher-site', host),
          host,
          address: `https://${host}/`,
          token: stableId('token', host).replaceAll('-', ''),
          state: 'unproven',
          proven_until: null,
          created_at: MADE_AT,
        };
        publisherSites.unshift(made);
        return response(201).json(made, REPLY);
      });
      return response.untyped(reply);
    }),

    http.delete('/api/v2/me/publisher-sites/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const site = found(find(params.id));
      server.data.publisherSites.splice(server.data.publisherSites.indexOf(site), 1);
      return response(204).empty(REPLY);
    }),

    http.post('/api/v2/me/publisher-sites/{id}/proof', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const site = found(find(params.id));
      const answer = (
        outcome: 'missing' | 'elsewhere' | 'unreachable' | 'proven',
        leads_to: string | null = null,
      ) => response(200).json({ outcome, leads_to, site }, REPLY);
      if (site.host === SILENT) return answer('unreachable');
      if (site.host === MOVED) return answer('elsewhere', `www.${MOVED}`);
      if (!looked.has(site.id) && site.state === 'unproven') {
        looked.add(site.id);
        return answer('missing');
      }
      Object.assign(site, { state: 'proven', proven_until: PROVEN_UNTIL });
      return answer('proven');
    }),

    http.get('/api/v2/me/publisher-sites/{id}/report', ({ params, query, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const site = found(find(params.id));
      if (site.state !== 'proven') return response.untyped(refuse('siteNotProven'));
      const usual = lastDays(query.get('to') ?? TODAY, 28);
      const range = { ...usual, from: query.get('from') ?? usual.from, by: query.get('by') ?? 'day' };
      return response(200).json({ ...publisherReport(range), site_id: site.id, host: site.host }, REPLY);
    }),
  ];
}

/** Host that does not exist, which the server would refuse. */
const NOWHERE = 'nowhere.example';

/** Creates handlers that check pages for cards: an address has findings, and pasted source has none. */
export function embedHandlers({ http }: MockServer): HttpHandler[] {
  return [
    http.post('/api/v2/embed/preflight', async ({ request, response }) => {
      const { address } = await request.json();
      if (address === undefined)
        return response(200).json(example('EmbedPreflight', 'EmbedPreflightWorks'), REPLY);
      if (address.includes(NOWHERE))
        return response.untyped(
          refuseField('address', `We couldn’t find the host ${NOWHERE}. Check the spelling of the URL.`),
        );
      return response(200).json(embedPreflight({ page: address }), REPLY);
    }),
  ];
}
