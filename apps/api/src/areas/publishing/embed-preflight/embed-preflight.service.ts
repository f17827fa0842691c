import type { components } from '@millrace/api-client';
import { PREFLIGHT_HEADERS_MAX_BYTES, PREFLIGHT_HTML_MAX_BYTES } from '@millrace/domain';
import { openPageInSteps } from '@millrace/preflight';
import type { Context } from '../../../platform/context';
import { InvalidFieldsError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import { fetchPublicPage, PageProblem } from '../../../platform/public-pages';
import { inTurns } from '../../../platform/turn';
import { digestsOf } from './script-digests';
import { findVisibleEntities } from './visible-entities.repository';

type Form = components['schemas']['EmbedPreflightForm'];
type Preflight = components['schemas']['EmbedPreflight'];

/**
 * Says whether cards work on a page, which it reads where only its address is given.
 *
 * @throws {InvalidFieldsError} naming the field that cannot be taken, or an address that cannot be read.
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
  const { hasSnippet, verdicts, findings } = opened.check({ things, digests });
  return {
    has_snippet: hasSnippet,
    verdicts: { ...verdicts },
    page: page.address,
    findings: findings.map((one) => ({ ...one, ways: [...one.ways], values: { ...one.values } })),
  };
}

function requireOneWay({ address, headers, html }: Form): void {
  const isPasted = headers !== undefined || html !== undefined;
  if ((address !== undefined) !== isPasted) return;
  throw new InvalidFieldsError({ address: sentence(isPasted ? 'page.bothWays' : 'page.neitherWay') });
}

const LIMITS = { headers: PREFLIGHT_HEADERS_MAX_BYTES, html: PREFLIGHT_HTML_MAX_BYTES } as const;

/** The contract counts characters, of which one may be several bytes. */
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
