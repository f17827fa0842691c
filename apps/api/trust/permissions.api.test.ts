import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccessToken } from '../src/areas/account/access-tokens';
import { rateLimits } from '../src/platform/db/schema';
import { transact } from '../src/platform/db/transact';
import { readContract } from '../src/platform/http/contract';
import { CONTRACT_PATH } from '../src/platform/paths';
import { Seed, startTestServer, type TestServer } from '../testing';
import { operationOf, permissionRequest } from './testing/permission-requests';
import { type PermissionScene, setPermissionScene } from './testing/permission-scene';
import { type Admission, ROLES, type Role, type Row, RULES, type Rule } from './testing/permissions';
import { openSender } from './testing/send-raw';

const contract = readContract(CONTRACT_PATH);
const editorCompanyId = randomUUID();
let server: TestServer;
let sender: ReturnType<typeof openSender>;
let scene: PermissionScene;
const count = { calls: contract.operations.length, asked: 0, refused: 0, differing: 0 };

beforeAll(async () => {
  server = await startTestServer({ productEditorCompanyId: editorCompanyId });
  await new Seed(server.context.db).company('Editors', { id: editorCompanyId });
  sender = openSender(server.url);
});
afterAll(async () => {
  if (process.env.TRUST_REQUESTS) process.stdout.write(`trust access ${JSON.stringify(count)}\n`);
  sender.close();
  await server.close();
});

const expected = ({ others, guest = 401, but = {} }: Rule, role: Role): Admission =>
  role === 'guest' ? guest : (but[role] ?? others);

/** Whether the one who asked got in, as the table has it. */
const admissionOf = (status: number): Admission | string => {
  if (status === 401 || status === 403 || status === 404) return status;
  return status < 500 || status === 503 ? 'in' : `failed with ${status}`;
};

it('has a rule for every call of the contract, and one only', () => {
  const rows = RULES.flatMap((rule) => rule.rows);
  expect(rows.filter((row, at) => rows.indexOf(row) < at)).toEqual([]);
  const ruled = new Set(rows.map(operationOf));
  expect(contract.operations.map(({ id }) => id).filter((id) => !ruled.has(id))).toEqual([]);
});

it.each(RULES.map((rule): [string, Rule] => [rule.who, rule]))(
  'lets in with each call whom the table names, and nobody else: %s [PERM-014]',
  async (_who, rule) => {
    const roles = ROLES.map((role) => [role, expected(rule, role)] as const);
    await askAll(rule, () => roles, cookieOf);
  },
);

it.each(RULES.map((rule): [string, Rule] => [rule.who, rule]))(
  'lets in by a token whom the table names, where the contract takes tokens, and nobody elsewhere: %s',
  async (_who, rule) => {
    const roles = (row: Row) => {
      const { token, session } = contractOf(row);
      return ROLES.filter((role) => role !== 'guest').map((role) => {
        if (token !== null) return [role, expected(rule, role)] as const;
        return [role, session === 'ignored' ? expected(rule, 'guest') : (403 as const)] as const;
      });
    };
    await askAll(rule, roles, tokenOf);
  },
);

it('lets nobody in by a token without the scope, or by one that is none', async () => {
  scene = await setPermissionScene(server, editorCompanyId);
  const draft = { userId: scene.ids.platinum, name: 'Nothing', scopes: [], days: 1 };
  const { secret } = await transact(server.context.db, (tx) => makeAccessToken(tx, draft));
  const differing: string[] = [];
  for (const { id, token, session } of contract.operations) {
    if (token === null && session === 'ignored') continue;
    for (const [bearer, shall] of [
      [secret, 403],
      ['mlr_pat_none', 401],
    ] as const) {
      const { headers, ...request } = permissionRequest(id, 'platinum', scene, contract);
      const { status } = await sender.send({
        ...request,
        headers: { ...headers, Authorization: `Bearer ${bearer}`, Cookie: scene.cookies.platinum ?? '' },
      });
      count.asked += 1;
      if (status !== shall) differing.push(`${id}: ${status}, not ${shall}`);
    }
  }
  expect(differing).toEqual([]);
});

const contractOf = (row: Row) => {
  const operation = contract.operations.find(({ id }) => id === operationOf(row));
  if (!operation) throw new Error(`The contract has no ${row}.`);
  return operation;
};

/** What proves who asks. */
type Proof = (role: Role) => Record<string, string>;

const cookieOf: Proof = (role): Record<string, string> => {
  const cookie = scene.cookies[role];
  return cookie === null ? {} : { Cookie: cookie };
};

const tokenOf: Proof = (role) => ({ Authorization: `Bearer ${scene.tokens[role]}` });

/** Asks for each row of a rule as each role. */
async function askAll(
  rule: Rule,
  rolesOf: (row: Row) => readonly (readonly [Role, Admission])[],
  proof: Proof,
): Promise<void> {
  // Sign-ins that fail are counted, whatever the configuration.
  await server.context.db.delete(rateLimits);
  scene = await setPermissionScene(server, editorCompanyId);
  const differing: string[] = [];
  for (const row of rule.rows) {
    for (const [role, shall] of rolesOf(row)) {
      const status = await ask(row, role, rule, proof);
      count.asked += 1;
      count.refused += [401, 403, 404].includes(status) ? 1 : 0;
      const is = admissionOf(status);
      if (is !== shall) differing.push(`${row} as ${role}: ${status}, not ${shall}`);
    }
  }
  count.differing += differing.length;
  expect(differing).toEqual([]);
}

async function ask(row: Row, role: Role, { others }: Rule, proof: Proof): Promise<number> {
  const { headers, ...request } = permissionRequest(row, role, scene, contract);
  const { status } = await sender.send({ ...request, headers: { ...headers, ...proof(role) } });
  // Where only some may, what they do changes what the next one would find; where all may, it fails in another way then.
  const isChanged = status < 400 && request.method !== 'GET' && others !== 'in';
  if (isChanged || row === 'logout') scene = await setPermissionScene(server, editorCompanyId);
  return status;
}
