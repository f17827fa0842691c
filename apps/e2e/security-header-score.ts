/** Score, and the missing headers. */
export interface SecurityHeaderScore {
  score: number;
  lacking: string[];
}

const SIX_MONTHS = 15_768_000;

/**
 * Scores the security headers of a page without cookies or third-party scripts by Mozilla's HTTP Observatory: 100
 * minus deductions; bonuses count from 90.
 *
 * @see https://github.com/mozilla/http-observatory/blob/main/httpobs/docs/scoring.md
 */
export function scoreSecurityHeaders(headers: Headers): SecurityHeaderScore {
  const policy = directivesOf(headers.get('content-security-policy') ?? '');
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isLoose = [...sources('script-src'), ...sources('style-src')].some(lets);
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const referrer = headers.get('referrer-policy') ?? '';
  const framing = policy.get('frame-ancestors');
  const lacks: readonly (readonly [what: string, points: number, isLacking: boolean])[] = [
    ['content-security-policy', 25, policy.size === 0],
    ['a policy that lets in nothing unsafe', 20, policy.size > 0 && isLoose],
    ['strict-transport-security', 20, maxAge < SIX_MONTHS],
    ['x-content-type-options', 5, headers.get('x-content-type-options') !== 'nosniff'],
    ['frame-ancestors', 20, !framing && !headers.has('x-frame-options')],
    ['referrer-policy', 5, /^(unsafe-url|origin|origin-when-cross-origin)$/.test(referrer)],
    ['access-control-allow-origin', 50, headers.get('access-control-allow-origin') === '*'],
  ];
  const lacking = lacks.filter(([, , isLacking]) => isLacking);
  const base = 100 - lacking.reduce((sum, [, points]) => sum + points, 0);
  const strict = policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  const beyond = (isLoose ? 0 : strict) + (framing ? 5 : 0) + (PRIVATE.test(referrer) ? 5 : 0);
  return { score: base < 90 ? base : base + beyond, lacking: lacking.map(([what]) => what) };
}

const PRIVATE = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** True for unsafe sources. */
const lets = (source: string): boolean => /^('unsafe-(inline|eval)'|\*|https?:|data:)$/.test(source);

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
