import type { Configuration } from 'openid-client';
import type { LinkedinConfig } from '../../../platform/config';

/** What a login with LinkedIn carries from its beginning to its end, in a sealed cookie. */
export interface LoginTicket {
  state: string;
  /** Empty where the provider does not know it. */
  nonce: string;
  /** Of PKCE; empty where the provider does not know it. */
  verifier: string;
}

/** Who signed in at the provider. */
export interface ProvidedPerson {
  /** The provider's own id of the person. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  displayName: string | null;
  /** An https address. */
  picture: string | null;
}

const TIMEOUT_SECONDS = 10;

/** The OpenID Connect code flow with one provider. @see https://openid.net/specs/openid-connect-core-1_0.html */
export class LinkedinClient {
  private found: Promise<Configuration> | undefined;

  constructor(
    private readonly config: LinkedinConfig,
    /** Where the provider leads back to. */
    private readonly redirectUri: string,
  ) {}

  /** Begins a login. @returns The page of the provider, and what its end is held against. */
  async begin(): Promise<{ url: string; ticket: LoginTicket }> {
    const oidc = await import('openid-client');
    const provider = await this.discover();
    const { pkce, nonce } = this.config.checks;
    const ticket: LoginTicket = {
      state: oidc.randomState(),
      nonce: nonce ? oidc.randomNonce() : '',
      verifier: pkce ? oidc.randomPKCECodeVerifier() : '',
    };
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: this.redirectUri,
      scope: 'openid profile email',
      state: ticket.state,
      ...(nonce && { nonce: ticket.nonce }),
      ...(pkce && {
        code_challenge: await oidc.calculatePKCECodeChallenge(ticket.verifier),
        code_challenge_method: 'S256',
      }),
    });
    return { url: url.href, ticket };
  }

  /**
   * Ends a login.
   *
   * @param query What the provider sent along.
   * @throws When the provider refused, or anything is not as it was begun.
   */
  async finish(
    query: Readonly<Record<string, string | undefined>>,
    ticket: LoginTicket,
  ): Promise<ProvidedPerson> {
    const oidc = await import('openid-client');
    const provider = await this.discover();
    const url = new URL(this.redirectUri);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    const tokens = await oidc.authorizationCodeGrant(provider, url, {
      expectedState: ticket.state,
      idTokenExpected: true,
      ...(ticket.nonce && { expectedNonce: ticket.nonce }),
      ...(ticket.verifier && { pkceCodeVerifier: ticket.verifier }),
    });
    const subject = tokens.claims()?.sub;
    if (subject === undefined) throw new Error('The provider named nobody.');
    const person = await oidc.fetchUserInfo(provider, tokens.access_token, subject);
    return {
      subject,
      email: person.email ?? null,
      // Some providers write it as a text.
      isEmailVerified: String(person.email_verified) === 'true',
      firstName: person.given_name ?? person.name ?? '',
      lastName: person.family_name ?? '',
      displayName: person.name ?? null,
      picture: person.picture !== undefined && this.isFetched(person.picture) ? person.picture : null,
    };
  }

  /** Whether a picture is fetched from there: over https, or from a provider on this machine. */
  private isFetched(url: string): boolean {
    return url.startsWith('https://') || (this.isLocal && url.startsWith(`${this.config.issuer}/`));
  }

  private get isLocal(): boolean {
    return new URL(this.config.issuer).protocol === 'http:';
  }

  /** What the provider says of itself, asked for once; a failure is asked for again the next time. */
  private discover(): Promise<Configuration> {
    this.found ??= this.askProvider().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async askProvider(): Promise<Configuration> {
    const oidc = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.config;
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // The ID token came over TLS from the provider itself; it is held against the provider's keys all the same.
        oidc.enableNonRepudiationChecks,
        // For a provider on this machine, as the configuration sees to.
        ...(this.isLocal ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }
}
