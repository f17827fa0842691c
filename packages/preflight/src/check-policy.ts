import { type Origins, referencedAddresses } from './addresses';
import { type EmbedMethod, type Finding, type FindingCode, type FindingStatus, finding } from './finding';
import { scriptMarkup } from './markup';
import { type PageOrigin, type SourceMatcher, sourceMatcher } from './match-source';
import { deciding, type Policy } from './policies';
import type { PageElement } from './read-page';

/** A script element of the community, as a policy sees it. */
export interface CheckedScript {
  address: string;
  nonce: string | null;
  /** Hashes in its `integrity` attribute. */
  hashes: readonly string[];
}

/** Resources that a policy is checked against. */
export interface PageReferences {
  origins: Origins;
  page: PageOrigin;
  /** The page's scripts; if it has none yet, the recommended one. */
  scripts: readonly CheckedScript[];
  /** The page's cards. */
  cards: readonly { element: PageElement }[];
}

const SCRIPTS = ['script-src-elem', 'script-src'];

/** Effect of one policy on cards. */
export interface PolicyCheck {
  findings: readonly Finding[];
  /** The policy with everything that cards need. */
  merged: { text: string; isChanged: boolean };
}

/** Returns the effect of one policy on cards, by script and in a frame. */
export function checkPolicy(policy: Policy, asked: PageReferences): PolicyCheck {
  const refused = [...refusedScripts(policy, asked), ...refusedKinds(policy, asked)];
  const sandbox = policy.isEnforced ? checkSandbox(policy) : [];
  const { place } = policy;
  const found = policy.isEnforced
    ? [...refused, ...refusedLooks(policy, asked), ...sandbox]
    : refused.length > 0
      ? [
          finding('policy-reports', 'works', ['script', 'frame'], {
            place,
            mend: refused.flatMap(({ mend }) => mend ?? []).join('; '),
          }),
        ]
      : [];
  if (found.length === 0) found.push(finding('policy-allows', 'works', ['script', 'frame'], { place }));
  if (policy.directives.get('require-trusted-types-for')?.includes("'script'"))
    found.push(finding('trusted-types', 'works', ['script'], { place }));
  return { findings: found, merged: mergeFixes(policy, [...refused, ...sandbox]) };
}

/** Checks that the script may run, and so may the script that it loads on interaction. */
function refusedScripts(policy: Policy, { origins, page, scripts }: PageReferences): Finding[] {
  const rule = deciding(policy, SCRIPTS);
  if (!rule) return [];
  const { list } = rule;
  const { place } = policy;
  const { live } = referencedAddresses(origins);
  const matches = sourceMatcher(list, page);
  const isStrict = has(list, "'strict-dynamic'");
  const sources = new Set(list);
  const refused = scripts.filter((script) => !mayRun(script, { sources, isStrict, matches }));
  if (refused.length === scripts.length && isStrict) {
    const mend = scriptMarkup(origins.ours, 'nonce="NONCE"');
    return [
      finding('nonce-missing', 'blocked', ['script'], { place, mend, values: { directive: rule.name } }),
    ];
  }
  const allowing = {
    place,
    mend: policyFix(rule, 'script-src', [origins.ours]),
    values: { directive: rule.name },
  };
  if (refused.length === scripts.length) return [finding('scripts-refused', 'blocked', ['script'], allowing)];
  // With `strict-dynamic`, scripts loaded by a trusted script are trusted.
  if (isStrict || matches(live)) return [];
  return [finding('live-refused', 'restricted', ['script'], allowing)];
}

function mayRun(
  { nonce, hashes, address }: CheckedScript,
  { sources, isStrict, matches }: { sources: ReadonlySet<string>; isStrict: boolean; matches: SourceMatcher },
): boolean {
  if (nonce && sources.has(`'nonce-${nonce}'`)) return true;
  if (hashes.length > 0 && hashes.every((hash) => sources.has(`'${hash}'`))) return true;
  return !isStrict && matches(address);
}

interface Kind {
  code: FindingCode;
  status: FindingStatus;
  way: EmbedMethod;
  names: readonly [string, ...string[]];
  addresses(asked: ReturnType<typeof referencedAddresses>): readonly string[];
}

/** Requests of cards other than scripts. Their styles need no permission: they are in no markup and no attribute. */
const KINDS: readonly Kind[] = [
  {
    code: 'data-refused',
    status: 'blocked',
    way: 'script',
    names: ['connect-src'],
    addresses: ({ data }) => [data],
  },
  {
    code: 'pictures-refused',
    status: 'restricted',
    way: 'script',
    names: ['img-src'],
    addresses: ({ drawing, picture }) => [drawing, picture],
  },
  {
    code: 'typeface-refused',
    status: 'restricted',
    way: 'script',
    names: ['font-src'],
    addresses: ({ typeface }) => [typeface],
  },
  {
    code: 'frames-refused',
    status: 'blocked',
    way: 'frame',
    names: ['frame-src', 'child-src'],
    addresses: ({ frame }) => [frame],
  },
];

function refusedKinds(policy: Policy, { origins, page }: PageReferences): Finding[] {
  const asked = referencedAddresses(origins);
  return KINDS.flatMap(({ code, status, way, names, addresses }) => {
    const rule = deciding(policy, names);
    if (!rule) return [];
    const matches = sourceMatcher(rule.list, page);
    const refused = addresses(asked).filter((address) => !matches(address));
    if (refused.length === 0) return [];
    const missing = [...new Set(refused.map((address) => new URL(address).origin))];
    return [
      finding(code, status, [way], {
        place: policy.place,
        mend: policyFix(rule, names[0], missing),
        values: { directive: rule.name },
      }),
    ];
  });
}

/** Maximum length of a style to suggest; nobody writes a longer one by hand. */
const LOOK_MAX = 1000;

/** Checks custom card styles in `style` attributes: as a rule in a style sheet they would be allowed. */
function refusedLooks(policy: Policy, { cards }: PageReferences): Finding[] {
  const rule = deciding(policy, ['style-src-attr', 'style-src']);
  if (!rule || allowsAttributes(rule.list)) return [];
  return cards.flatMap(({ element: { name, attributes, place } }) => {
    const look = attributes.style?.trim() ?? '';
    if (!look.includes('--mr-')) return [];
    // Long values are omitted, as each policy would repeat them.
    const isShown = look.length <= LOOK_MAX;
    const selector = name.includes('-') ? name : `[data-millrace="${attributes['data-millrace'] ?? ''}"]`;
    return [
      finding('look-refused', 'restricted', ['script'], {
        place,
        mend: isShown ? `${selector} { ${look.replace(/;?$/, ';')} }` : null,
        values: { directive: rule.name },
      }),
    ];
  });
}

/** A nonce or a hash disables `'unsafe-inline'`. Hashes of attributes are assumed to match. */
const allowsAttributes = (list: readonly string[]): boolean =>
  has(list, "'unsafe-hashes'") ||
  (has(list, "'unsafe-inline'") && !list.some((source) => /^'(nonce|sha\d+)-/i.test(source)));

/** Checks a policy's sandbox, which frames inherit. */
function checkSandbox({ directives, place }: Policy): Finding[] {
  const flags = directives.get('sandbox');
  return flags ? sandboxFindings(flags, ['script', 'frame'], { place, tag: 'sandbox' }) : [];
}

/** Popups that inherit the sandbox are refused by community pages that isolate themselves (COOP). */
const NEEDED = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'];
const TOP_NAVIGATION = ['allow-top-navigation', 'allow-top-navigation-by-user-activation'];

/** Returns the effect of a sandbox on cards, either of a policy or of a frame. */
export function sandboxFindings(
  flags: readonly string[],
  ways: readonly EmbedMethod[],
  { place, tag }: { place: Finding['place']; tag: string },
): Finding[] {
  const given = flags.map((flag) => flag.toLowerCase());
  const lacking = NEEDED.filter((flag) => !given.includes(flag));
  // Links of a frame navigate the top page, which a sandbox of the frame itself must allow.
  if (tag === 'iframe' && ways.includes('frame') && !given.some((flag) => TOP_NAVIGATION.includes(flag)))
    lacking.push('allow-top-navigation-by-user-activation');
  const whole = [...given, ...lacking].join(' ');
  const mend = tag === 'sandbox' ? `sandbox ${whole}` : `sandbox="${whole}"`;
  if (lacking.includes('allow-scripts'))
    return [finding('sandbox-scripts', 'blocked', ways, { place, mend })];
  if (lacking.length > 0) return [finding('sandbox-popups', 'restricted', ways, { place, mend })];
  return [finding('sandbox-allows', 'works', ways, { place })];
}

/** Checks if a frame can report its views: with an opaque origin it cannot name its host. */
export function countFindings(flags: readonly string[], place: Finding['place']): Finding[] {
  const given = flags.map((flag) => flag.toLowerCase());
  if (!given.includes('allow-scripts') || given.includes('allow-same-origin')) return [];
  const mend = `sandbox="${[...given, 'allow-same-origin'].join(' ')}"`;
  return [finding('sandbox-uncounted', 'works', ['frame'], { place, mend })];
}

/** Returns a policy with the fixes of its findings. A missing nonce is not among them: the script tag lacks it. */
function mergeFixes({ directives }: Policy, found: readonly Finding[]): PolicyCheck['merged'] {
  const merged = new Map(
    [...directives].map(([name, list]) => [name, [name, ...withNoncePlaceholder(list)].join(' ')]),
  );
  const fixes = found.flatMap(({ code, mend }) => (mend === null || code === 'nonce-missing' ? [] : mend));
  for (const fix of fixes) merged.set(fix.split(' ', 1).join(), fix);
  return { text: [...merged.values()].join('; '), isChanged: fixes.length > 0 };
}

/** Replaces nonces: copied into a policy that is sent with every response, they would protect nothing. */
const withNoncePlaceholder = (list: readonly string[]): string[] =>
  list.map((source) => (/^'nonce-/i.test(source) ? "'nonce-NONCE'" : source));

const has = (list: readonly string[], keyword: string): boolean =>
  list.some((source) => source.toLowerCase() === keyword);

/** Returns the corrected directive: existing sources and missing ones. */
function policyFix(
  { name, list }: { name: string; list: readonly string[] },
  own: string,
  missing: readonly string[],
): string {
  const kept = withNoncePlaceholder(list).filter((source) => source.toLowerCase() !== "'none'");
  return [name === 'default-src' ? own : name, ...kept, ...missing].join(' ');
}
