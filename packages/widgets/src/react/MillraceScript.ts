import { createElement } from 'react';
import { type MillraceScriptOptions, scriptUrl } from '../wrappers/script';

export interface MillraceScriptProps extends MillraceScriptOptions {}

/** Loads the script that renders the elements of a page; add it once per page. */
export function MillraceScript({ integrity, nonce, ...options }: MillraceScriptProps) {
  return createElement('script', {
    async: true,
    nonce,
    src: scriptUrl(options),
    ...(integrity === undefined ? {} : { integrity, crossOrigin: 'anonymous' as const }),
  });
}
