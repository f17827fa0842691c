import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';

/** A user of the provider. */
export interface ProviderPerson {
  /** Subject id of the user. */
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  picture?: string;
}

/** A local OpenID provider. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Parameters of the authorization requests, latest last. */
  asked: URLSearchParams[];
  /** Content of `/portrait.png`. */
  portrait: Buffer | null;
  /** Redirect target of `/moved.png`. */
  movedTo: string;
  /** True if the published keys differ from the signing keys. */
  hasForeignKeys: boolean;
  /** User who logs in next. */
  person: ProviderPerson;
  /** Answer on the consent page; `deny` presses Cancel. */
  answer: 'allow' | 'deny';
  /**
   * Follows the provider's pages as a browser does.
   *
   * @param url Authorization URL.
   * @param answer `deny` if the user refuses.
   * @returns the redirect URL.
   */
  visit(url: string, answer?: 'allow' | 'deny'): Promise<string>;
  close(): Promise<void>;
}

/** Returns a JWKS with a foreign key without a key id, which matches any token. */
function foreignKeys() {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };
}

/** The provider's only client. */
export const CLIENT = { id: 'millrace', secret: 'a-secret-of-the-tests-that-is-long-enough' } as const;

/**
 * Starts a provider with one client, whose users all consent unless told otherwise.
 *
 * @param redirectUri Allowed redirect URI.
 * @param at Port; default: any free one.
 */
export async function startIdentityProvider(redirectUri: string, at = 0): Promise<IdentityProvider> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(at, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const issuer = `http://127.0.0.1:${port}`;
  const { id: clientId, secret: clientSecret } = CLIENT;
  // Imported dynamically: callers that only need the client's data do not load the library.
  const { default: Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/pages/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...self.person }) }),
  });
  const answerPages = provider.callback();
  server.on('request', (req, res) => {
    if (req.url === '/jwks' && self.hasForeignKeys) {
      return res.setHeader('Content-Type', 'application/json').end(JSON.stringify(foreignKeys()));
    }
    if (req.url === '/portrait.png') return self.portrait ? res.end(self.portrait) : res.writeHead(404).end();
    if (req.url === '/moved.png') return res.writeHead(302, { Location: self.movedTo }).end();
    if (!req.url?.startsWith('/pages/')) return answerPages(req, res);
    return decide(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });

  /** The provider's own login and consent pages, which accept everybody. */
  const decide: typeof answerPages = async (req, res) => {
    if ((req.headers['x-answer'] ?? self.answer) === 'deny') {
      const denied = { error: 'access_denied', error_description: 'The person said no.' };
      return provider.interactionFinished(req, res, denied, { mergeWithLastSubmission: false });
    }
    const { prompt, params, grantId, session } = await provider.interactionDetails(req, res);
    if (prompt.name === 'login') {
      return provider.interactionFinished(req, res, { login: { accountId: self.person.sub } });
    }
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({
        accountId: session?.accountId ?? self.person.sub,
        clientId: String(params.client_id),
      });
    grant.addOIDCScope('openid profile email');
    return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
  };

  const self: IdentityProvider = {
    issuer,
    clientId,
    clientSecret,
    asked: [],
    portrait: null,
    movedTo: '',
    hasForeignKeys: false,
    person: { sub: 'nobody' },
    answer: 'allow',
    async visit(url, answer = 'allow') {
      self.asked.push(new URL(url).searchParams);
      const cookies = new Map<string, string>();
      let next = url;
      while (next.startsWith(issuer)) {
        const reply = await fetch(next, {
          redirect: 'manual',
          headers: {
            Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'X-Answer': answer,
          },
        });
        for (const cookie of reply.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = reply.headers.get('location');
        if (!location) throw new Error(`The provider stopped: ${reply.status} ${await reply.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return self;
}
