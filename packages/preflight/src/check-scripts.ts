import { isTrustworthy, type Origins } from './addresses';
import { checkEnd } from './check-end';
import type { OurScript, Snippets } from './find-snippets';
import { type Finding, finding } from './finding';
import { scriptMarkup } from './markup';
import type { PageOrigin } from './match-source';

/** Base64 hashes of a script, by the name of the algorithm. */
export type Digests = Readonly<Record<'sha256' | 'sha384' | 'sha512', string>>;

/** What is known of scripts of ours, by their address: their hashes, or that there is none there. */
export type KnownScripts = ReadonlyMap<string, Digests | 'missing'>;

/** What scripts are held against. */
export interface ScriptSurroundings {
  origins: Origins;
  page: PageOrigin;
  /** True if the page has browsers ask by https for whatever it names by http. */
  upgrades: boolean;
  /** Of scripts of ours, by their address; of others nothing can be told. */
  digests: KnownScripts;
}

/** What is wrong with each script of ours. One that works is enough: what stops another then only costs nothing. */
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

/** Types of what is read and never run, by whatever tool a page has. */
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

/** Whether browsers run it, by what its attributes say that it is. */
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

/** Whether there is the version that its address names. */
function checkVersion({ element: { place }, url, name }: OurScript, around: ScriptSurroundings): Finding[] {
  if (!url || !name?.version || around.digests.get(url.href) !== 'missing') return [];
  const mend = scriptMarkup(around.origins.ours);
  return [
    finding('version-unknown', 'blocked', ['script'], { place, mend, values: { version: name.version } }),
  ];
}

/** What comes of an address of http. */
export function checkScheme(
  { place }: OurScript['element'],
  url: URL,
  { origins, page, upgrades }: Pick<ScriptSurroundings, 'origins' | 'page' | 'upgrades'>,
  way: 'script' | 'frame',
): Finding[] {
  // A site of http of our own is one for development.
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

/** Nobody names more. */
const HASHES_MAX = 50;

/** The hashes of an `integrity` attribute; browsers pass over what is none. */
export function readHashes(integrity: string): Hash[] {
  return integrity.split(/\s+/, HASHES_MAX).flatMap((one): Hash[] => {
    const [, algorithm, digest] =
      /^(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+={0,2})(?:\?.*)?$/.exec(one) ?? [];
    const known = ALGORITHMS.find((name) => name === algorithm);
    return known && digest ? [[known, digest]] : [];
  });
}

/** Only those of the strongest algorithm count. @see https://www.w3.org/TR/SRI/#get-the-strongest-metadata-from-set */
function strongest(hashes: readonly Hash[]): readonly Hash[] {
  const best = ALGORITHMS.findLast((name) => hashes.some(([algorithm]) => algorithm === name));
  return hashes.filter(([algorithm]) => algorithm === best);
}

/** Addresses of our scripts that are pinned or name a version, of which is wanted what there is. */
export function pinnedAddresses({ scripts }: Snippets): string[] {
  return scripts.flatMap(({ element, url, name }) =>
    url && name && (name.version || readHashes(element.attributes.integrity ?? '').length > 0)
      ? [url.href]
      : [],
  );
}
