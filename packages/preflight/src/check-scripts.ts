import { isTrustworthy, type Origins } from './addresses';
import { checkEnd } from './check-end';
import type { OurScript, Snippets } from './find-snippets';
import { type Finding, finding } from './finding';
import { scriptMarkup } from './markup';
import type { PageOrigin } from './match-source';

/** Base64 hashes of a script, by algorithm. */
export type Digests = Readonly<Record<'sha256' | 'sha384' | 'sha512', string>>;

/** Known scripts of the community by URL: their hashes, or that they do not exist. */
export type KnownScripts = ReadonlyMap<string, Digests | 'missing'>;

/** Context of the script checks. */
export interface ScriptSurroundings {
  origins: Origins;
  page: PageOrigin;
  /** True if the page upgrades http requests to https. */
  upgrades: boolean;
  /** Known scripts of the community by URL; others are unknown. */
  digests: KnownScripts;
}

/** Checks each script of the community. One that works is enough: others that are blocked are then downgraded. */
export function checkScripts(scripts: readonly OurScript[], around: ScriptSurroundings): Finding[] {
  const checked = scripts.map((script) => checkScript(script, around));
  const isStopped = (findings: readonly Finding[]) => findings.some(({ status }) => status === 'blocked');
  if (checked.every(isStopped)) return checked.flat();
  return checked
    .flat()
    .map((found) => (found.status === 'blocked' ? { ...found, status: 'restricted' as const } : found));
}

/** @see https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))?$/i;

/** MIME types of data blocks, which never run, whatever tools a page uses. */
const DATA = /^(?:importmap|speculationrules|text\/html|(?:text|application)\/(?:[\w.+-]+\+)?json)$/i;

function checkScript(script: OurScript, around: ScriptSurroundings): Finding[] {
  const { element, url, name } = script;
  const { place, attributes } = element;
  const { ours } = around.origins;
  if (!name || !url)
    return [
      finding('script-elsewhere', 'blocked', ['script'], {
        place,
        mend: scriptMarkup(ours),
        values: { address: attributes.src ?? '' },
      }),
    ];
  return [
    ...checkType(script, ours),
    ...checkEnd(element, 'script'),
    ...checkScheme(element, url, around, 'script'),
    ...checkVersion(script, around),
    ...checkIntegrity(script, around),
  ];
}

/** Checks by type attributes that browsers run it. */
function checkType({ element: { place, attributes } }: OurScript, ours: string): Finding[] {
  const { type: written, language = '', nomodule } = attributes;
  const type = (written ?? (language && `text/${language}`)).trim();
  const mend = scriptMarkup(ours);
  if (type.toLowerCase() === 'module')
    return [finding('script-module', 'blocked', ['script'], { place, mend })];
  if (DATA.test(type))
    return [finding('script-data', 'blocked', ['script'], { place, mend, values: { type } })];
  if (!JAVASCRIPT.test(type))
    return [finding('script-held', 'unknown', ['script'], { place, mend, values: { type } })];
  return nomodule === undefined ? [] : [finding('script-nomodule', 'blocked', ['script'], { place, mend })];
}

/** Checks that the version in its URL exists. */
function checkVersion({ element: { place }, url, name }: OurScript, around: ScriptSurroundings): Finding[] {
  if (!url || !name?.version || around.digests.get(url.href) !== 'missing') return [];
  const mend = scriptMarkup(around.origins.ours);
  return [
    finding('version-unknown', 'blocked', ['script'], { place, mend, values: { version: name.version } }),
  ];
}

/** Checks for an http URL. */
export function checkScheme(
  { place }: OurScript['element'],
  url: URL,
  { origins, page, upgrades }: Pick<ScriptSurroundings, 'origins' | 'page' | 'upgrades'>,
  way: 'script' | 'frame',
): Finding[] {
  // A community served over http is a development environment.
  if (isTrustworthy(url) || origins.ours.startsWith('http:')) return [];
  if (upgrades) return [finding('http-upgraded', 'works', [way], { place })];
  const status = page.scheme === 'http:' ? 'restricted' : 'blocked';
  const mend = origins.ours + url.pathname + url.search;
  return [finding('http-address', status, [way], { place, mend })];
}

function checkIntegrity(
  { element, url, name }: OurScript,
  { origins, digests }: ScriptSurroundings,
): Finding[] {
  const { place, attributes } = element;
  const written = attributes.integrity?.trim() ?? '';
  if (written === '') return [];
  const hashes = readHashes(written);
  if (hashes.length === 0) return [finding('integrity-malformed', 'restricted', ['script'], { place })];
  const found: Finding[] = [];
  if (attributes.crossorigin === undefined)
    found.push(
      finding('crossorigin-missing', 'blocked', ['script'], { place, mend: 'crossorigin="anonymous"' }),
    );
  const known = url && digests.get(url.href);
  if (known === 'missing') return found;
  if (known) {
    const matches = strongest(hashes).some(([algorithm, digest]) => known[algorithm] === digest);
    found.push(
      matches
        ? finding('integrity-matches', 'works', ['script'], { place })
        : finding('integrity-differs', 'blocked', ['script'], {
            place,
            mend: `integrity="sha384-${known.sha384}"`,
          }),
    );
  } else {
    found.push(finding('integrity-unchecked', 'unknown', ['script'], { place }));
  }
  if (name && !name.version)
    found.push(
      finding('integrity-of-newest', 'restricted', ['script'], { place, mend: scriptMarkup(origins.ours) }),
    );
  return found;
}

const ALGORITHMS = ['sha256', 'sha384', 'sha512'] as const;
type Hash = readonly [algorithm: (typeof ALGORITHMS)[number], digest: string];

/** Maximum number of hashes; nobody lists more. */
const HASHES_MAX = 50;

/** Parses the hashes of an `integrity` attribute; invalid ones are ignored, as in browsers. */
export function readHashes(integrity: string): Hash[] {
  return integrity.split(/\s+/, HASHES_MAX).flatMap((one): Hash[] => {
    const [, algorithm, digest] =
      /^(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+={0,2})(?:\?.*)?$/.exec(one) ?? [];
    const known = ALGORITHMS.find((name) => name === algorithm);
    return known && digest ? [[known, digest]] : [];
  });
}

/** Returns hashes of the best algorithm only. @see https://www.w3.org/TR/SRI/#get-the-strongest-metadata-from-set */
function strongest(hashes: readonly Hash[]): readonly Hash[] {
  const best = ALGORITHMS.findLast((name) => hashes.some(([algorithm]) => algorithm === name));
  return hashes.filter(([algorithm]) => algorithm === best);
}

/** Returns the URLs of scripts with a version or an integrity hash, which must be looked up. */
export function pinnedAddresses({ scripts }: Snippets): string[] {
  return scripts.flatMap(({ element, url, name }) =>
    url && name && (name.version || readHashes(element.attributes.integrity ?? '').length > 0)
      ? [url.href]
      : [],
  );
}
