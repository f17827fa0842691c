import type { Configuration } from 'openid-client';
import type { LinkedinConfig } from '../../../platform/config';

/** State of a LinkedIn sign-in, stored in a sealed cookie until its end. */
export interface LoginTicket {
  state: string;
  /** Empty if the provider does not support it. */
  nonce: string;
  /** PKCE verifier; empty if the provider does not support it. */
  verifier: string;
}

/** The person who signed in at the provider. */
export interface ProvidedPerson {
  /** The provider's ID of the person. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  displayName: string | null;
  /** An HTTPS URL. */
  picture: string | null;
}

const TIMEOUT_SECONDS = 10;

/** OpenID Connect code flow with one provider. @see https://openid.net/specs/openid-connect-core-1_0.html */
export class LinkedinClient {
  private found: Promise<Configuration> | undefined;

  constructor(
    private readonly config: LinkedinConfig,
    /** Redirect URI. */
    private readonly redirectUri: string,
  ) {}

  /** Starts a sign-in. @returns The provider's authorization URL, and the state for validating its response. */
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
   * Completes a sign-in.
   *
   * @param query Query parameters of the redirect.
   * @throws If the provider refused, or the response does not match the state.
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
      // Some providers send it as a string.
      isEmailVerified: String(person.email_verified) === 'true',
      firstName: person.given_name ?? person.name ?? '',
      lastName: person.family_name ?? '',
      displayName: person.name ?? null,
      picture: person.picture !== undefined && this.isFetched(person.picture) ? person.picture : null,
    };
  }

  /** True if a picture may be fetched: over HTTPS, or from a provider on this machine. */
  private isFetched(url: string): boolean {
    return url.startsWith('https://') || (this.isLocal && url.startsWith(`${this.config.issuer}/`));
  }

  private get isLocal(): boolean {
    return new URL(this.config.issuer).protocol === 'http:';
  }

  /** Fetches the provider's metadata once; a failure is retried with the next call. */
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
        // Verifies the signature of the ID token, although it came directly from the provider over TLS.
        oidc.enableNonRepudiationChecks,
        // Only for a provider on this machine, as the configuration ensures.
        ...(this.isLocal ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }
}
