/** Where our things are. */
export interface Origins {
  /** The community, which serves cards and drawings; without a slash at its end. */
  ours: string;
  /** What serves pictures that members have uploaded. */
  files: string;
}

/** Stands for whichever version runs. */
const ANY_VERSION = '0.1.0';
const ANY_ID = '00000000-0000-5000-8000-000000000000';

/** One address of each kind that a card asks for. */
export function referencedAddresses({ ours, files }: Origins) {
  const release = `${ours}/embed/v1/${ANY_VERSION}`;
  return {
    script: `${ours}/embed/v1/millrace.js`,
    live: `${release}/live.js`,
    data: `${release}/cards`,
    typeface: `${release}/regular0.woff2`,
    drawing: `${ours}/art/v2/optical-fiber/plate/a.svg`,
    picture: `${files}/files/a.jpg`,
    frame: `${ours}/embed/v1/frame/product/${ANY_ID}`,
  };
}

/** How an address of ours names a script. */
export interface ScriptName {
  file: 'millrace.js' | 'suite.js';
  /** `null` for the newest. */
  version: string | null;
}

/** The script that a path is of; `null` for every other path. */
export function readScriptPath(path: string): ScriptName | null {
  const [, version, file] = /^\/embed\/v1\/(?:([\w.+-]+)\/)?(millrace\.js|suite\.js)$/.exec(path) ?? [];
  if (file !== 'millrace.js' && file !== 'suite.js') return null;
  return { file, version: version ?? null };
}

/** True if browsers let pages of https ask for it. @see https://www.w3.org/TR/mixed-content/ */
export function isTrustworthy(url: URL): boolean {
  return url.protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
