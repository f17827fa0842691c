/** From best to worst. */
export const FINDING_STATUSES = ['works', 'restricted', 'unknown', 'blocked'] as const;

/** Effect on cards; `unknown` if the given input is not enough to decide. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** Embedding method: by script, or in a frame. */
export type EmbedMethod = 'script' | 'frame';

/** Codes of all findings. The interface has a text for each. */
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

/** Location of a finding. */
export interface Place {
  part: 'headers' | 'html';
  /** From 1, in the given input. */
  line: number;
  /** The header or the start tag; truncated if long. */
  text: string;
}

/** One finding about a page that embeds cards. */
export interface Finding {
  code: FindingCode;
  status: FindingStatus;
  /** Embedding methods concerned. */
  ways: readonly EmbedMethod[];
  /** `null` if something is missing. */
  place: Place | null;
  /** Suggested line of a header or of markup; `null` if nothing is to be done, or if only text can explain it. */
  mend: string | null;
  /** Values for the text of the finding, such as a directive or a URL. */
  values: Readonly<Record<string, string>>;
}

/** Maximum length of the shown text: policies of some sites are many kilobytes. */
const PLACE_MAX = 400;

/** Maximum number of characters read, more than shown, because whitespace is collapsed. */
const READ_MAX = 4 * PLACE_MAX;

export function toPlace(part: Place['part'], line: number, text: string): Place {
  const flat = text.slice(0, READ_MAX).replace(/\s+/g, ' ').trim();
  const isWhole = text.length <= READ_MAX && flat.length <= PLACE_MAX;
  return { part, line, text: isWhole ? flat : `${flat.slice(0, PLACE_MAX - 1)}…` };
}

/** Creates a finding from its required values and overrides of the defaults. */
export function finding(
  code: FindingCode,
  status: FindingStatus,
  ways: readonly EmbedMethod[],
  rest: Partial<Pick<Finding, 'place' | 'mend' | 'values'>> = {},
): Finding {
  return { code, status, ways, place: null, mend: null, values: {}, ...rest };
}

/** Returns the worst status of several findings for one embedding method. */
export function worstStatus(findings: readonly Finding[], way: EmbedMethod): FindingStatus {
  return findings
    .filter(({ ways }) => ways.includes(way))
    .reduce<FindingStatus>(
      (worst, { status }) =>
        FINDING_STATUSES.indexOf(status) > FINDING_STATUSES.indexOf(worst) ? status : worst,
      'works',
    );
}
