import { type Origins, referencedAddresses } from './addresses';
import { checkHeaders, checkIntegrityDirective } from './check-headers';
import {
  type CheckedScript,
  checkPolicy,
  countFindings,
  type PolicyCheck,
  sandboxFindings,
} from './check-policy';
import { checkScheme, checkScripts, type KnownScripts, pinnedAddresses, readHashes } from './check-scripts';
import { checkSnippets } from './check-snippets';
import { checkViewport } from './check-viewport';
import { findSnippets, type ShownThings, type Snippets, shownIds } from './find-snippets';
import {
  type EmbedMethod,
  type Finding,
  type FindingStatus,
  finding,
  type Place,
  worstStatus,
} from './finding';
import { ampMarkup } from './markup';
import type { PageOrigin } from './match-source';
import { type Policies, readPolicies } from './policies';
import { type Header, readHeaders } from './read-headers';
import { type Page, readPage } from './read-page';

/** Input: a page that is to embed cards. */
export interface GivenPage {
  /** In the format of browsers or a command line; `null` if unknown. */
  headers: string | null;
  /** `null` if unknown. */
  html: string | null;
  /** URL of the page; `null` if unknown. */
  address: string | null;
  /** Origin of the community. */
  ourOrigin: string;
  /** Origin of uploaded pictures. Default `ourOrigin`. */
  filesOrigin?: string;
}

/** External knowledge about things that a page names. */
export interface KnownThings {
  /** Existing ids among those that the page names. Default: unknown, and each is assumed to exist. */
  things?: ShownThings | null;
  /** Known scripts that the page pins, by URL. Default: none. */
  digests?: KnownScripts;
}

/** Result of the check. */
export interface PageAnalysis {
  /** True if the page has a snippet; otherwise the result is for the recommended snippet. */
  hasSnippet: boolean;
  /** Verdict for each embedding method. */
  verdicts: Readonly<Record<EmbedMethod, FindingStatus>>;
  /** Headers first, then markup, each in order; missing things last. */
  findings: readonly Finding[];
  /** Policies that must change, each whole and with everything that cards need. */
  policies: readonly MergedPolicy[];
}

/** A corrected policy of a page. */
export interface MergedPolicy {
  /** Header or meta element whose value it replaces. */
  place: Place;
  /** Value, with NONCE in place of each nonce. */
  text: string;
}

/** A parsed page, ready to be checked. */
export interface OpenedPage {
  /** URLs of scripts that it pins by version or integrity, deduplicated. */
  scripts: readonly string[];
  /** Ids of the subjects of its cards, deduplicated. */
  ids: readonly string[];
  /** Returns whether cards work on the page, and the changes it needs. */
  check(known?: KnownThings): PageAnalysis;
}

const NO_PAGE: Page = { elements: [], escaped: [], unread: null };

/**
 * Parses a page's headers and markup, to check that cards work on it. Runs no script of the page and makes no requests:
 * the caller looks up the things that it names and passes them to `check`.
 */
export function openPage(given: GivenPage): OpenedPage {
  const steps = openPageInSteps(given);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Parses a page as {@link openPage} does, but yields every few milliseconds, so that a server stays responsive. */
export function* openPageInSteps(given: GivenPage): Generator<void, OpenedPage> {
  const headers = readHeaders(given.headers ?? '');
  const page = given.html === null ? NO_PAGE : yield* readPage(given.html);
  const snippets = findSnippets(page, given.ourOrigin);
  return {
    scripts: [...new Set(pinnedAddresses(snippets))],
    ids: shownIds(snippets),
    check: (known = {}) =>
      checkPage(given, { headers, page, snippets, policies: readPolicies(headers, page) }, known),
  };
}

function checkPage(
  given: GivenPage,
  {
    headers,
    page,
    snippets,
    policies,
  }: { headers: readonly Header[]; page: Page; snippets: Snippets; policies: Policies },
  { things = null, digests = new Map() }: KnownThings,
): PageAnalysis {
  const { ourOrigin: ours, filesOrigin = ours } = given;
  const origins: Origins = { ours, files: filesOrigin };
  const stands = toPageOrigin(given.address);
  const surroundings = { origins, page: stands, digests, upgrades: upgrades(policies) };
  const { scripts, frames } = snippets;
  const checked = checkedScripts(snippets, origins);
  const asked = { origins, page: stands, scripts: checked, cards: snippets.cards };
  const checkedPolicies = policies.policies.map((policy) => ({
    place: policy.place,
    ...checkPolicy(policy, asked),
  }));
  const isUnpinned = checked.every(({ hashes }) => hashes.length === 0);
  const found = [
    ...checkedPolicies.flatMap(({ findings }) => findings),
    ...policies.ignored.map((place) => finding('policy-ignored', 'works', ['script', 'frame'], { place })),
    ...[policies.unread, page.unread].flatMap((place) =>
      place === null ? [] : [finding('page-unread', 'unknown', ['script', 'frame'], { place })],
    ),
    ...[
      ...checkHeaders(headers, snippets, ours),
      ...policies.policies.flatMap((policy) => checkIntegrityDirective(policy)),
    ].filter(({ code }) => code !== 'integrity-required' || isUnpinned),
    ...checkSnippets(page, snippets, { ours, things }),
    ...(scripts.length > 0 ? checkScripts(scripts, surroundings) : []),
    ...frames.flatMap(({ element, url }) => checkScheme(element, url, surroundings, 'frame')),
    ...checkFrameElements(snippets),
    ...(given.html === null ? [] : [...checkAmp(page, ours), ...checkViewport(page)]),
    ...checkGiven(given, policies),
  ];
  const findings = inOrder(found);
  return {
    hasSnippet: snippets.cards.length + scripts.length + frames.length + page.escaped.length > 0,
    verdicts: { script: worstStatus(findings, 'script'), frame: worstStatus(findings, 'frame') },
    findings,
    policies: mergedPolicies(checkedPolicies, policies.unread),
  };
}

/**
 * Joins the policies of each header or meta element, and leaves out those that need no change.
 *
 * @param unread Place that was not read to its end, whose value would lose the rest.
 */
function mergedPolicies(
  checked: readonly (PolicyCheck & { place: Place })[],
  unread: Place | null,
): MergedPolicy[] {
  const places = new Set(checked.map(({ place }) => place));
  if (unread) places.delete(unread);
  return [...places].flatMap((place) => {
    const merged = checked.filter((one) => one.place === place).map((one) => one.merged);
    return merged.some(({ isChanged }) => isChanged)
      ? { place, text: merged.map(({ text }) => text).join(', ') }
      : [];
  });
}

function toPageOrigin(address: string | null): PageOrigin {
  if (address === null || !URL.canParse(address)) return { origin: null, scheme: 'https:' };
  const { origin, protocol } = new URL(address);
  return { origin, scheme: protocol };
}

const upgrades = ({ policies }: Policies): boolean =>
  policies.some(({ directives, isEnforced }) => isEnforced && directives.has('upgrade-insecure-requests'));

function checkedScripts({ scripts }: Snippets, origins: Origins): CheckedScript[] {
  const own = scripts.flatMap(({ element, url, name }): CheckedScript[] => {
    if (!url || !name) return [];
    const hashes = readHashes(element.attributes.integrity ?? '').map((hash) => hash.join('-'));
    return [{ address: url.href, nonce: element.attributes.nonce ?? null, hashes }];
  });
  return own.length > 0 ? own : [{ address: referencedAddresses(origins).script, nonce: null, hashes: [] }];
}

/** Checks the sandboxes of frames with cards: those of the community, and `srcdoc` frames that contain cards. */
function checkFrameElements({ frames, cards }: Snippets): Finding[] {
  const around = new Set(cards.flatMap(({ element }) => element.inFrame ?? []));
  return [
    ...frames.map(({ element }) => ({ element, way: 'frame' as const })),
    ...[...around].map((element) => ({ element, way: 'script' as const })),
  ].flatMap(({ element: { attributes, place }, way }) => {
    const { sandbox } = attributes;
    if (sandbox === undefined) return [];
    const flags = sandbox.split(/\s+/).filter(Boolean);
    return [
      ...sandboxFindings(flags, [way], { place, tag: 'iframe' }),
      ...(way === 'frame' ? countFindings(flags, place) : []),
    ];
  });
}

/** Checks for AMP, whose pages run no third-party scripts. */
function checkAmp({ elements }: Page, ours: string): Finding[] {
  const root = elements.find(({ name }) => name === 'html');
  if (!root || !['amp', '⚡'].some((name) => root.attributes[name] !== undefined)) return [];
  const { place } = root;
  const mend = ampMarkup(ours, 'product', 'ID');
  const hasFrame = elements.some(({ name }) => name === 'amp-iframe');
  return [
    finding('amp-script', 'blocked', ['script'], { place, mend }),
    ...(hasFrame ? [] : [finding('amp-frame', 'restricted', ['frame'], { place, mend })]),
  ];
}

function checkGiven({ headers, html }: GivenPage, { policies }: Policies): Finding[] {
  if (headers === null) return [finding('headers-not-given', 'unknown', ['script', 'frame'])];
  if (html === null) return [finding('html-not-given', 'unknown', ['script', 'frame'])];
  return policies.length > 0 ? [] : [finding('no-policy', 'works', ['script', 'frame'])];
}

const PARTS = ['headers', 'html'] as const;

function inOrder(findings: readonly Finding[]): Finding[] {
  const rank = ({ place }: Finding) =>
    place === null ? 2 * 10 ** 9 : PARTS.indexOf(place.part) * 10 ** 8 + place.line;
  return findings.toSorted((one, other) => rank(one) - rank(other));
}
