/** The script that renders the elements of a page. */
export interface MillraceScriptOptions {
  /** Origin of the community, such as `https://www.example.com`. */
  origin: string;
  /** Pins a version, which works for as long as the operator keeps it. Default: the newest. */
  version?: string | undefined;
  /** Integrity hash of that version's script, as listed in its release. */
  integrity?: string | undefined;
  /** CSP nonce of the page, if its policy uses one. */
  nonce?: string | undefined;
}

/** Returns the URL of the script. */
export function scriptUrl({ origin, version }: MillraceScriptOptions): string {
  const folder = version === undefined ? '' : `${version}/`;
  return new URL(`/embed/v1/${folder}suite.js`, origin).href;
}

/** Adds the script to the page, once. Does nothing on a server. */
export function loadMillrace(options: MillraceScriptOptions): void {
  if (typeof document === 'undefined') return;
  const src = scriptUrl(options);
  for (const { src: loaded } of document.scripts) if (loaded === src) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  const { integrity, nonce } = options;
  if (nonce !== undefined) script.nonce = nonce;
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  document.head.append(script);
}
