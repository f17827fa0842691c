import { daysAfter, utcDay } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { BROWSER, openPublisherDesk, ROBOT, SITES } from '../../../../testing/publisher-desk';
import { rowsOf } from '../../../platform/db/database';
import { COMPANY, mergeOrHide, PRODUCT } from '../../catalogue/merging';
import { purgeExpiredEmbedDays } from '.';

const { server, seed, newHost, publisher, add, proven, tell, reportOf, close } = await openPublisherDesk();

afterAll(close);

describe('what is counted', () => {
  it('is what becomes of widgets of a proven site, by day and widget', async () => {
    const visitor = await publisher();
    const { id, host } = await proven(visitor);
    const [glass, fibre] = [await seed.product('Report glass'), await seed.product('Report fibre')];
    for (let time = 0; time < 3; time += 1) await tell(host, [['view', 'product', glass.id]]);
    const { status } = await tell(host, [
      ['view', 'suppliers', fibre.id],
      ['view', 'events', 'optical-fiber'],
      ['interaction', 'product', glass.id],
      ['click', 'product', glass.id],
      ['sign_up', 'product', glass.id],
      ['quote', 'suppliers', fibre.id],
    ]);
    expect(status).toBe(204);
    const today = utcDay(Date.now());
    const report = await reportOf(visitor, id, `?from=${daysAfter(today, -1)}&to=${today}`);
    expect(report.buckets).toEqual([
      expect.objectContaining({ from: daysAfter(today, -1), views: 0, clicks: 0 }),
      {
        ...{ from: today, to: today, views: 5, fallbacks: 0 },
        ...{ interactions: 1, clicks: 1, sign_ups: 1, quotes: 1 },
      },
    ]);
    expect(report.widget_count).toBe(3);
    expect(report.widgets[0]).toEqual({
      ...{ element: 'product', id: glass.id, kind: 'product', name: 'Report glass', state: 'shown' },
      ...{ successor: null, views: 3, fallbacks: 0, interactions: 1, clicks: 1, sign_ups: 1, quotes: 0 },
    });
    expect(report.widgets).toContainEqual(
      expect.objectContaining({
        element: 'events',
        id: 'optical-fiber',
        kind: 'sector',
        name: null,
        views: 1,
      }),
    );
    const days = `from=${today}&to=${today}`;
    const { text } = await visitor.get(`/api/v2/exports/publisher-report?id=${id}&${days}`);
    expect(text.trim().split('\r\n')[1]).toBe(`${today},${today},5,1,1,1,1,0`);
    const { text: widgets } = await visitor.get(`/api/v2/exports/publisher-widgets?id=${id}&${days}`);
    expect(widgets).toContain(`product,${glass.id},Report glass,shown,,3,1,1,1,0,0`);
  });

  it('leaves out robots, other sites, sites that are nobody’s, and what there never was', async () => {
    const visitor = await publisher();
    const { id, host } = await proven(visitor);
    const unproven = await add(visitor, newHost());
    const glass = await seed.product('Left glass');
    const view = [['view', 'product', glass.id]] as const;
    await tell(host, view, ROBOT);
    await tell(host, view, { 'User-Agent': '' });
    await tell(`www.${host}`, view);
    await tell(unproven.host, view);
    await tell(host, [
      ['view', 'product', '00000000-0000-4000-8000-000000000000'],
      ['view', 'product', 'optical-fiber'],
      ['view', 'events', 'no-sector'],
    ]);
    // A page of another site, which may not call with or without a session.
    expect((await tell(host, view, { ...BROWSER, Origin: `https://${host}` })).status).toBe(403);
    expect((await reportOf(visitor, id)).widgets).toEqual([]);
    const rows = await rowsOf(
      server.context.db,
      sql`SELECT 1 FROM embed_days WHERE host IN (${host}, ${unproven.host}, ${`www.${host}`})`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    [{ site: 'https://trade.example', events: [] }, 'events'],
    [{ site: 'trade.example', events: [['view', 'product', 'x']] }, 'site'],
    [{ site: 'https://trade.example/page', events: [['view', 'product', 'x']] }, 'site'],
    [{ site: 'https://trade.example', events: [['seen', 'product', 'x']] }, 'events'],
    [{ site: 'https://trade.example', events: [['view', 'frame', 'x']] }, 'events'],
    [{ site: 'https://trade.example', events: Array(201).fill(['view', 'product', 'x']) }, 'events'],
  ])('is refused where it is no event of a site: %j', async ({ site, events }, field) => {
    const body = { site, events: events.map(([event, element, id]) => ({ event, element, id })) };
    const { status, body: reply } = await server.guest().post('/api/v2/embed/events', body);
    expect([status, Object.keys(reply.fields).every((one) => one.startsWith(field))]).toEqual([422, true]);
  });

  it('says of what was removed or merged that it is, and by which name it goes on', async () => {
    const visitor = await publisher();
    const { id, host } = await proven(visitor);
    const [gone, merged, stays] = [
      await seed.company('Gone works'),
      await seed.product('Merged gas'),
      await seed.product('Staying report gas'),
    ];
    await tell(host, [
      ['view', 'company', gone.id],
      ['view', 'product', merged.id],
      ['view', 'product', stays.id],
      ['view', 'product', stays.id],
    ]);
    await server.context.db.transaction(async (tx) => {
      await mergeOrHide(tx, COMPANY, gone.id, null);
      await mergeOrHide(tx, PRODUCT, merged.id, stays.id);
    });
    await tell(host, [['fallback', 'company', gone.id]]);
    const { widgets } = await reportOf(visitor, id);
    const told = widgets.map(
      ({ id: of, state, name, successor, views, fallbacks }: Record<string, unknown>) => ({
        ...{ of, state, name, successor, views, fallbacks },
      }),
    );
    expect(told).toHaveLength(3);
    expect(told).toContainEqual({
      ...{ of: gone.id, state: 'removed', name: null, successor: null, views: 1, fallbacks: 1 },
    });
    expect(told).toContainEqual({
      ...{ of: merged.id, state: 'merged', name: null, views: 1, fallbacks: 0 },
      successor: { id: stays.id, name: 'Staying report gas' },
    });
    expect(told[2]).toMatchObject({ of: stays.id, state: 'shown', name: 'Staying report gas', views: 2 });
    expect(JSON.stringify(widgets)).not.toMatch(/Gone works|Merged gas/);
  });

  it('shows nothing where the thing of an element is of another kind', async () => {
    const visitor = await publisher();
    const site = await proven(visitor);
    const glass = await seed.product('Misplaced glass');
    await tell(site.host, [
      ['fallback', 'company', glass.id],
      ['view', 'product', glass.id],
      ['view', 'events', 'optical-fiber'],
    ]);
    const { widgets } = await reportOf(visitor, site.id);
    expect(
      widgets.map(({ element, state, name }: Record<string, unknown>) => [element, state, name]),
    ).toEqual([
      ['company', 'removed', null],
      ['events', 'shown', null],
      ['product', 'shown', 'Misplaced glass'],
    ]);
  });

  it('is the site’s: who else has shown that it is theirs sees the same, and nobody after the last', async () => {
    const [visitor, other] = [await publisher(), await publisher()];
    const site = await proven(visitor);
    const glass = await seed.product('Shared glass');
    await tell(site.host, [['view', 'product', glass.id]]);
    expect((await reportOf(visitor, site.id)).widgets).toHaveLength(1);
    const { db } = server.context;
    const second = await proven(other, site.host);
    await visitor.delete(`${SITES}/${site.id}`);
    await purgeExpiredEmbedDays(db);
    expect((await reportOf(other, second.id)).widgets).toHaveLength(1);
    await db.execute(sql`INSERT INTO embed_days (host, day, element, thing, metric, count)
      VALUES (${site.host}, '2020-01-01', 'product', ${glass.id}, 'views', 1)`);
    await purgeExpiredEmbedDays(db);
    const daysKept = () =>
      rowsOf(db, sql`SELECT day::text FROM embed_days WHERE host = ${site.host} ORDER BY day`);
    expect(await daysKept()).toHaveLength(1);
    // Who names it alone keeps nobody's figures.
    const { status } = await (await publisher()).post(SITES, { address: site.host });
    await other.delete(`${SITES}/${second.id}`);
    await purgeExpiredEmbedDays(db);
    expect([status, await daysKept()]).toEqual([201, []]);
  });

  it('is of the days that are asked for, which are refused where they are none', async () => {
    const visitor = await publisher();
    const { id } = await proven(visitor);
    expect((await reportOf(visitor, id, '?from=2026-01-01&to=2026-02-28&by=month')).buckets).toHaveLength(2);
    for (const query of ['from=2026-02-02&to=2026-01-01', 'from=2020-01-01&to=2026-01-01']) {
      expect((await visitor.get(`${SITES}/${id}/report?${query}`)).status).toBe(400);
    }
  });
});
