import { createHash } from 'node:crypto';
import type { components } from '@millrace/api-client';
import { PREFLIGHT_HEADERS_MAX_BYTES, PREFLIGHT_HTML_MAX_BYTES } from '@millrace/domain';
import { type Digests, type KnownScripts, openPageInSteps } from '@millrace/preflight';
import type { Context } from '../../../platform/context';
import { InvalidFieldsError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import { fetchPublicPage, PageProblem } from '../../../platform/public-pages';
import { inTurns } from '../../../platform/turn';
import { findVisibleEntities } from './visible-entities.repository';

type Form = components['schemas']['EmbedPreflightForm'];
type Preflight = components['schemas']['EmbedPreflight'];

/**
 * Checks if cards work on a page, which it fetches if only the URL is given.
 *
 * @throws {InvalidFieldsError} naming an invalid field, or a URL that cannot be fetched.
 */
export async function checkPage({ config, db }: Context, form: Form): Promise<Preflight> {
  requireOneWay(form);
  requireSizes(form);
  const page = form.address === undefined ? pastedPage(form) : await pageAt(form.address, config.pages);
  const [ourOrigin] = config.webUrls;
  const opened = await inTurns(openPageInSteps({ ...page, ourOrigin, filesOrigin: config.apiUrl }));
  const [things, digests] = await Promise.all([
    findVisibleEntities(db, opened.ids),
    digestsOf(opened.scripts),
  ]);
  const { hasSnippet, verdicts, findings, policies } = opened.check({ things, digests });
  return {
    has_snippet: hasSnippet,
    verdicts: { ...verdicts },
    page: page.address,
    findings: findings.map((one) => ({ ...one, ways: [...one.ways], values: { ...one.values } })),
    policies: [...policies],
  };
}

function requireOneWay({ address, headers, html }: Form): void {
  const isPasted = headers !== undefined || html !== undefined;
  if ((address !== undefined) !== isPasted) return;
  throw new InvalidFieldsError({ address: sentence(isPasted ? 'page.bothWays' : 'page.neitherWay') });
}

const LIMITS = { headers: PREFLIGHT_HEADERS_MAX_BYTES, html: PREFLIGHT_HTML_MAX_BYTES } as const;

/** Checks sizes in bytes, because the contract's limit is in characters, which may have several bytes. */
function requireSizes(form: Form): void {
  for (const field of ['headers', 'html'] as const) {
    if (Buffer.byteLength(form[field] ?? '') <= LIMITS[field]) continue;
    throw new InvalidFieldsError({
      [field]: sentence('page.pastedTooLarge', { limit: LIMITS[field] / 2 ** 10 }),
    });
  }
}

const pastedPage = ({ headers, html }: Form) => ({
  address: null,
  headers: headers ?? null,
  html: html ?? null,
});

async function pageAt(address: string, reach: Context['config']['pages']) {
  try {
    return await fetchPublicPage(address, reach);
  } catch (problem) {
    if (!(problem instanceof PageProblem)) throw problem;
    throw new InvalidFieldsError({ address: sentence(problem.key, problem.values) });
  }
}

/** Maximum number of pinned scripts to check; a page has one or two. */
const SCRIPTS_MAX = 3;
const TIMEOUT_MS = 3_000;
const LENGTH_MAX = 64 * 2 ** 10;

/**
 * Fetches the current hashes of our own scripts.
 *
 * @param addresses URLs below our own `/embed/v1/`, as found by `openPage`.
 * @returns Hashes by URL; `missing` for unknown scripts; omitted if the request failed.
 */
export async function digestsOf(addresses: readonly string[]): Promise<KnownScripts> {
  const read = await Promise.all(
    addresses.slice(0, SCRIPTS_MAX).map(async (address) => [address, await digestOf(address)] as const),
  );
  return new Map(read.flatMap(([address, digest]) => (digest ? [[address, digest] as const] : [])));
}

async function digestOf(address: string): Promise<Digests | 'missing' | null> {
  try {
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.status === 404) return 'missing';
    const script = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok || script.length > LENGTH_MAX) return null;
    const hash = (name: string) => createHash(name).update(script).digest('base64');
    return { sha256: hash('sha256'), sha384: hash('sha384'), sha512: hash('sha512') };
  } catch {
    return null;
  }
}
