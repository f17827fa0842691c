/* What the server is told of others whose services it uses. */
import { ConfigError, type Env, isTrustworthy } from './config-values';

/** How members sign in with LinkedIn, or another provider of OpenID Connect. */
export interface LinkedinConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What a login is held against beside its state. LinkedIn's own service knows neither unless an app is set up so. */
  checks: { pkce: boolean; nonce: boolean };
}

/** The account at Vimeo that takes videos. */
export interface VimeoConfig {
  /** Of an app that may upload, edit and delete. */
  accessToken: string;
  /** Without a slash at the end. */
  apiUrl: string;
}

/** The account at Stripe that takes payments. */
export interface StripeConfig {
  secretKey: string;
  /** What its webhooks are signed with. */
  webhookSecret: string;
  /** The price that is sold as Premium: yearly, in Stripe's list of products. */
  priceId: string;
  /** Without a slash at the end. */
  apiUrl: string;
}

const LINKEDIN = 'https://www.linkedin.com/oauth';
const LINKEDIN_CHECKS = ['pkce', 'nonce'] as const;

/** @throws {ConfigError} naming what can't be used. */
export function readLinkedin(env: Env): LinkedinConfig | null {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = env;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    throw new ConfigError('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET are set together, or not at all.');
  }
  const issuer = env.LINKEDIN_ISSUER || LINKEDIN;
  if (!URL.canParse(issuer) || !isTrustworthy(new URL(issuer))) {
    throw new ConfigError(`LINKEDIN_ISSUER must be an https address, not "${issuer}".`);
  }
  const usual = issuer === LINKEDIN ? 'none' : LINKEDIN_CHECKS.join(',');
  const checks = (env.LINKEDIN_CHECKS || usual).split(',').map((check) => check.trim());
  const unknown = checks.find((check) => check !== 'none' && !LINKEDIN_CHECKS.some((one) => one === check));
  if (unknown !== undefined) {
    throw new ConfigError(`LINKEDIN_CHECKS must be pkce, nonce, both by a comma, or none, not "${unknown}".`);
  }
  return {
    issuer,
    clientId,
    clientSecret,
    checks: { pkce: checks.includes('pkce'), nonce: checks.includes('nonce') },
  };
}

/** @throws {ConfigError} naming what can't be used. */
export function readVimeo({
  VIMEO_ACCESS_TOKEN: accessToken,
  VIMEO_API_URL: address,
}: Env): VimeoConfig | null {
  if (!accessToken) return null;
  const apiUrl = address || 'https://api.vimeo.com';
  if (!URL.canParse(apiUrl) || !isTrustworthy(new URL(apiUrl))) {
    throw new ConfigError(`VIMEO_API_URL must be an https address, not "${apiUrl}".`);
  }
  return { accessToken, apiUrl: apiUrl.replace(/\/+$/, '') };
}

const STRIPE_NAMES = 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE';

/** @throws {ConfigError} naming what can't be used. */
export function readStripe(env: Env): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE: priceId } = env;
  if (!secretKey && !webhookSecret && !priceId) return null;
  // Without one of them members would pay for what they are not given.
  if (!secretKey || !webhookSecret || !priceId) {
    throw new ConfigError(`${STRIPE_NAMES} are set together, or not at all.`);
  }
  const apiUrl = env.STRIPE_API_URL || 'https://api.stripe.com';
  if (!URL.canParse(apiUrl) || !isTrustworthy(new URL(apiUrl))) {
    throw new ConfigError(`STRIPE_API_URL must be an https address, not "${apiUrl}".`);
  }
  return { secretKey, webhookSecret, priceId, apiUrl: apiUrl.replace(/\/+$/, '') };
}
