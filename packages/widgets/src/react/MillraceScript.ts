import { createElement } from 'react';

export interface MillraceScriptProps {
  /** Of the community, such as `https://www.example.com`. */
  origin: string;
  /** Pins a version; one that was published works for as long as the operator keeps it. Default: the newest. */
  version?: string | undefined;
  /** Of that version's script, as its release lists it. */
  integrity?: string | undefined;
  /** Of the page's policy, where that names one. */
  nonce?: string | undefined;
}

/** The script that paints the elements of a page, once for all of them. */
export function MillraceScript({ origin, version, integrity, nonce }: MillraceScriptProps) {
  const folder = version === undefined ? '' : `${version}/`;
  return createElement('script', {
    async: true,
    nonce,
    src: new URL(`/embed/v1/${folder}suite.js`, origin).href,
    ...(integrity === undefined ? {} : { integrity, crossOrigin: 'anonymous' as const }),
  });
}
