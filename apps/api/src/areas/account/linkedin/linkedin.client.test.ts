import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LinkedinClient } from './linkedin.client';

const CLIENT = 'millrace';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A provider that says what it is told to say: of itself, and in its tokens. */
let issuer = '';
let saidIssuer: string | undefined;
let claims: Record<string, unknown> = {};
let header: Record<string, unknown> = {};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: issuer, aud: CLIENT, sub: 'maren', iat: now, exp: now + 60 };
  const signed = `${encoded({ alg: 'RS256', ...header })}.${encoded({ ...usual, ...claims })}`;
  const signature =
    header.alg === 'none' ? '' : sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
  return `${signed}.${signature}`;
}

const REPLIES: Readonly<Record<string, () => unknown>> = {
  '/.well-known/openid-configuration': () => ({
    issuer: saidIssuer ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  }),
  '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken() }),
  '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] }),
  '/me': () => ({ sub: 'maren', email: 'maren@people.example', email_verified: true }),
};

const provider = createServer((request, response) => {
  const reply = REPLIES[request.url ?? ''];
  response.writeHead(reply ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(reply?.()));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => provider.close());

/** What a provider says otherwise than it should: of itself, and in its token. */
interface Said {
  issuer?: string;
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** Somebody who comes back from a provider that says this. @returns Who it is taken to be. */
async function signIn(said: Said): Promise<string> {
  ({ issuer: saidIssuer, claims = {}, header = {} } = said);
  const config = { issuer, clientId: CLIENT, clientSecret: 'secret', checks: { pkce: true, nonce: false } };
  const client = new LinkedinClient(config, 'http://127.0.0.1/auth/linkedin/callback');
  const { ticket } = await client.begin();
  return (await client.finish({ code: 'a', state: ticket.state }, ticket)).subject;
}

it('takes whom a provider names that is the one it was asked for, to us', async () => {
  expect(await signIn({})).toBe('maren');
  expect(await signIn({ claims: { aud: [CLIENT] } })).toBe('maren');
});

it.each<[string, Said]>([
  ['that says to be another', { issuer: 'https://elsewhere.example' }],
  ['whose token another one wrote', { claims: { iss: 'https://elsewhere.example' } }],
  ['whose token is for another client', { claims: { aud: 'somebody-else' } }],
  [
    'whose token is for others besides, and was asked for by one of them',
    { claims: { aud: [CLIENT, 'x'], azp: 'x' } },
  ],
  ['whose token is for nobody', { claims: { aud: undefined } }],
  ['whose token has run out', { claims: { exp: 1 } }],
  ['whose token nobody signed', { header: { alg: 'none' } }],
  ['whose token is signed in another way than it says', { header: { alg: 'HS256' } }],
])('takes nobody of a provider %s', async (_what, said) => {
  await expect(signIn(said)).rejects.toThrow();
});
