/** From best to worst. */
export const FINDING_STATUSES = ['works', 'restricted', 'unknown', 'blocked'] as const;

/** How something bears on cards; `unknown` where it cannot be told from what was given. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** How a card is embedded: by our script, or in a frame. */
export type EmbedMethod = 'script' | 'frame';

/** Everything that can be found. The interface words each. */
export const FINDING_CODES = [
  'headers-not-given',
  'html-not-given',
  'page-unread',
  'no-policy',
  'policy-allows',
  'policy-reports',
  'policy-ignored',
  'scripts-refused',
  'nonce-missing',
  'data-refused',
  'live-refused',
  'pictures-refused',
  'typeface-refused',
  'look-refused',
  'frames-refused',
  'trusted-types',
  'sandbox-allows',
  'sandbox-scripts',
  'sandbox-popups',
  'sandbox-uncounted',
  'integrity-required',
  'integrity-directive',
  'isolation-script',
  'isolation-frame',
  'header-harmless',
  'amp-script',
  'amp-frame',
  'snippet-escaped',
  'snippet-right',
  'element-stripped',
  'element-unknown',
  'element-open',
  'host-unfit',
  'id-missing',
  'id-wrong',
  'id-unknown',
  'id-differs',
  'script-missing',
  'script-elsewhere',
  'script-module',
  'script-nomodule',
  'script-held',
  'script-data',
  'version-unknown',
  'http-address',
  'http-upgraded',
  'crossorigin-missing',
  'integrity-of-newest',
  'integrity-malformed',
  'integrity-unchecked',
  'integrity-matches',
  'integrity-differs',
  'frame-right',
  'frame-look',
  'viewport-missing',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

/** Where something was found. */
export interface Place {
  part: 'headers' | 'html';
  /** From 1, in what was given. */
  line: number;
  /** The header or the start tag; cut where it is long. */
  text: string;
}

/** One thing that bears on cards. */
export interface Finding {
  code: FindingCode;
  status: FindingStatus;
  /** The ways that it bears on. */
  ways: readonly EmbedMethod[];
  /** `null` where it is something that is missing. */
  place: Place | null;
  /** What to write, as one line of a header or of markup; `null` where nothing is to be done, or words say it. */
  mend: string | null;
  /** What the words of the finding name, such as a directive or an address. */
  values: Readonly<Record<string, string>>;
}

/** A place is shown, not repeated: policies of banks run to many kilobytes. */
const PLACE_MAX = 400;

/** So much of a long place is looked at: no space between words is longer. */
const READ_MAX = 4 * PLACE_MAX;

export function toPlace(part: Place['part'], line: number, text: string): Place {
  const flat = text.slice(0, READ_MAX).replace(/\s+/g, ' ').trim();
  const isWhole = text.length <= READ_MAX && flat.length <= PLACE_MAX;
  return { part, line, text: isWhole ? flat : `${flat.slice(0, PLACE_MAX - 1)}…` };
}

/** A finding of which only is said what is out of the ordinary. */
export function finding(
  code: FindingCode,
  status: FindingStatus,
  ways: readonly EmbedMethod[],
  rest: Partial<Pick<Finding, 'place' | 'mend' | 'values'>> = {},
): Finding {
  return { code, status, ways, place: null, mend: null, values: {}, ...rest };
}

/** What several findings come to for one way. */
export function worstStatus(findings: readonly Finding[], way: EmbedMethod): FindingStatus {
  return findings
    .filter(({ ways }) => ways.includes(way))
    .reduce<FindingStatus>(
      (worst, { status }) =>
        FINDING_STATUSES.indexOf(status) > FINDING_STATUSES.indexOf(worst) ? status : worst,
      'works',
    );
}
