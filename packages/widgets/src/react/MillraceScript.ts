import { createElement } from 'react';

export interface MillraceScriptProps {
  /** Origin of the community, such as `https://www.example.com`. */
  origin: string;
  /** Pins a version, which works for as long as the operator keeps it. Default: the newest. */
  version?: string | undefined;
  /** Integrity hash of that version's script, as listed in its release. */
  integrity?: string | undefined;
  /** CSP nonce of the page, if its policy uses one. */
  nonce?: string | undefined;
}

/** Loads the script that renders the elements of a page; add it once per page. */
export function MillraceScript({ origin, version, integrity, nonce }: MillraceScriptProps) {
  const folder = version === undefined ? '' : `${version}/`;
  return createElement('script', {
    async: true,
    nonce,
    src: new URL(`/embed/v1/${folder}suite.js`, origin).href,
    ...(integrity === undefined ? {} : { integrity, crossOrigin: 'anonymous' as const }),
  });
}
