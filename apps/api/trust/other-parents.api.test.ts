import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexSearch } from '../src/index-search';
import { rowsOf } from '../src/platform/db/database';
import { quoteAnswers } from '../src/platform/db/schema';
import { type Operation, type OperationId, readContract } from '../src/platform/http/contract';
import { CONTRACT_PATH } from '../src/platform/paths';
import { Seed, startTestServer, type TestServer } from '../testing';
import { pdf } from '../testing/documents';
import { permissionRequest } from './testing/permission-requests';
import { type PermissionScene, setPermissionScene } from './testing/permission-scene';
import { ROLES, type Role } from './testing/permissions';
import { openSender } from './testing/send-raw';

const contract = readContract(CONTRACT_PATH);
const editorCompanyId = randomUUID();
let server: TestServer;
let sender: ReturnType<typeof openSender>;

beforeAll(async () => {
  server = await startTestServer({ productEditorCompanyId: editorCompanyId });
  await new Seed(server.context.db).company('Editors', { id: editorCompanyId });
  sender = openSender(server.url);
});
afterAll(async () => {
  sender.close();
  await server.close();
});

/** The calls whose path says what a thing belongs to: of the last parameter it is, the others say of what. */
const NESTED = contract.operations.filter(({ path }) => (path.match(/\{\w+\}/g) ?? []).length > 1);

/** By the contract's word, what is not listed there stays so: done, and nothing is changed by it. */
const STAYS_SO: ReadonlySet<OperationId> = new Set(['removeEventExhibitor']);

/** A scene in which the request for a quote is answered with a file. */
async function setScene(): Promise<PermissionScene> {
  const scene = await setPermissionScene(server, editorCompanyId);
  const { ids } = scene;
  const { db, storage } = server.context;
  const file = `${randomUUID()}.pdf`;
  await db.insert(quoteAnswers).values({
    ...{ inquiryId: ids.quote, companyId: ids.company, userId: ids.own, message: 'We can.' },
    ...{ attachmentName: 'offer.pdf', attachmentType: 'application/pdf', attachmentFile: file },
  });
  await storage.put(file, pdf);
  return scene;
}

/** Asks for what belongs to the things of one scene by the names of another's. @returns The status. */
async function ask({ id, path }: Operation, role: Role, parents: PermissionScene, children = parents) {
  const { headers, target, ...request } = permissionRequest(id, role, parents, contract);
  const [route = '', query] = target.split('?');
  const segments = route.split('/');
  const child = path.split('/').findLastIndex((segment) => segment.startsWith('{'));
  const other = permissionRequest(id, role, children, contract).target.split(/[/?]/)[child];
  const mixed = segments.map((segment, at) => (at === child ? other : segment)).join('/');
  const cookie = parents.cookies[role];
  const { status } = await sender.send({
    ...request,
    target: query === undefined ? mixed : `${mixed}?${query}`,
    headers: { ...headers, ...(cookie && { Cookie: cookie }) },
  });
  return status;
}

/** What changes with whoever asks for anything. */
const ASKING = new Set(['sessions', 'rate_limits']);

/** The sum of each table's rows. */
async function sums(): Promise<Record<string, string>> {
  const { db } = server.context;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT table_name::text AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !ASKING.has(table.name))) {
    const [row] = await rowsOf<{ sum: string }>(
      db,
      sql`SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), '')) AS sum
        FROM ${sql.identifier(name)} t`,
    );
    found[name] = row?.sum ?? '';
  }
  return found;
}

it.each(NESTED.map((operation) => [operation.id, operation] as const))(
  'finds nothing by %s that belongs to something else, whoever asks, and changes nothing [PERM-014]',
  async (_id, operation) => {
    const [first, second] = [await setScene(), await setScene()];
    // Else a call that changes nothing would bring the search in line with what the scene has made.
    await indexSearch(server.context);
    const before = await sums();
    const taken: string[] = [];
    for (const role of ROLES) {
      // Whoever made the parent asks, then whoever made the child.
      for (const [parents, children, cookies] of [
        [first, second, first.cookies],
        [first, second, second.cookies],
      ] as const) {
        const status = await ask(operation, role, { ...parents, cookies }, children);
        const isRefused = [401, 403, 404].includes(status) || (status === 204 && STAYS_SO.has(operation.id));
        if (!isRefused) taken.push(`${role}: ${status}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await sums()).toEqual(before);
    // By its own parent's name somebody gets it.
    const own: number[] = [];
    for (const role of ROLES) own.push(await ask(operation, role, first));
    expect(own.some((status) => status < 300)).toBe(true);
  },
);

it('looks at every call of which the path names two things', () => {
  expect(NESTED.length).toBeGreaterThanOrEqual(12);
});
