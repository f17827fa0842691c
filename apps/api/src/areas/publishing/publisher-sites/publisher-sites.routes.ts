import { randomBytes } from 'node:crypto';
import { PUBLISHER_SITES_MAX, readEmbedSource, writeEmbedSource } from '@millrace/domain';
import { isbot } from 'isbot';
import type { Context } from '../../../platform/context';
import { ForbiddenError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { namedHost } from '../../../platform/public-pages';
import { readDays } from '../../commerce/analytics';
import { bucketsView, widgetView } from './publisher-report.view';
import {
  deleteSite,
  findPeriods,
  findSite,
  findSites,
  findVisible,
  findWidgets,
  insertSite,
  keepProof,
  lockSites,
  type SiteRow,
} from './publisher-sites.repository';
import { isProven, siteView } from './publisher-sites.view';
import { findProof, HOST_MAX, looksOf, readSite } from './site-proof';

/** Maximum number of widgets in a reply. */
const WIDGETS_MAX = 200;

const OWN = { 'Cache-Control': 'private, no-store' } as const;

/** Routes of publishers' sites and their widget statistics. */
export const publisherSiteRoutes = ({ config, db, tally, embedTally }: Context) => {
  // Our own hosts, where editors preview widgets; not counted.
  const ownHosts = new Set([...config.webUrls, config.apiUrl].map((url) => new URL(url).host));
  const ownSite = async (
    call: Parameters<typeof signedIn>[0] & { path: { id: string } },
  ): Promise<SiteRow> => {
    const site = await findSite(db, signedIn(call).id, call.path.id);
    if (!site) throw new NotFoundError();
    return site;
  };

  return {
    countEmbedEvents: ({ body, userAgent, viewer }) => {
      const host = URL.canParse(body.site) ? namedHost(new URL(body.site)) : '';
      // A client without `User-Agent` is not a browser.
      if (host !== '' && host.length <= HOST_MAX && userAgent && !isbot(userAgent)) {
        for (const { event, element, id } of body.events) {
          if (!readEmbedSource(writeEmbedSource({ element, id }))) continue;
          embedTally.add({ event, host, element, thing: id });
          if (ownHosts.has(host)) continue;
          for (const look of looksOf(event, element)) {
            tally.add({ event: look, id, source: 'widget', byCompany: viewer?.companyId ?? null });
          }
        }
      }
      return { status: 204 };
    },

    listPublisherSites: async (call) => {
      const rows = await findSites(db, signedIn(call).id);
      return { status: 200, json: { results: rows.map(siteView), count: rows.length }, headers: OWN };
    },

    addPublisherSite: async (call) => {
      const viewer = signedIn(call);
      const address = readSite(call.body.address, { ownHosts, reach: config.pages });
      return call.once(async (tx) => {
        const sites = await lockSites(tx, viewer.id);
        const known = sites.find(({ host }) => host === address.host);
        if (known) return { status: 201, json: siteView(known) };
        if (sites.length >= PUBLISHER_SITES_MAX) {
          throw new InvalidFieldsError({ address: sentence('site.tooMany', { limit: PUBLISHER_SITES_MAX }) });
        }
        const token = randomBytes(16).toString('hex');
        const site = { userId: viewer.id, host: address.host, address: address.href, token };
        return { status: 201, json: siteView(await insertSite(tx, site)) };
      });
    },

    removePublisherSite: async (call) => {
      if (!(await deleteSite(db, signedIn(call).id, call.path.id))) throw new NotFoundError();
      return { status: 204 };
    },

    provePublisherSite: async (call) => {
      const site = await ownSite(call);
      const { outcome, leadsTo } = await findProof(site, config.pages);
      const row = outcome === 'proven' ? await keepProof(db, site.id) : site;
      if (!row) throw new NotFoundError();
      return { status: 200, json: { outcome, leads_to: leadsTo, site: siteView(row) }, headers: OWN };
    },

    getPublisherReport: async (call) => {
      const site = await ownSite(call);
      if (!isProven(site)) throw new ForbiddenError('site_not_proven');
      const days = readDays(call.query);
      const { by = 'day' } = call.query;
      const [periods, widgets] = await Promise.all([
        findPeriods(db, site.host, days, by),
        findWidgets(db, site.host, days, WIDGETS_MAX),
      ]);
      const ids = widgets.rows.map(({ thing }) => thing).filter((thing) => thing.length === 36);
      const shown = await findVisible(db, [...new Set(ids)]);
      return {
        status: 200,
        headers: OWN,
        json: {
          site_id: site.id,
          host: site.host,
          time_zone: 'UTC',
          ...days,
          by,
          buckets: bucketsView(days, by, periods),
          widgets: widgets.rows.map((row) => widgetView(row, shown.get(row.thing))),
          widget_count: widgets.count,
        },
      };
    },
  } satisfies Partial<Handlers>;
};
