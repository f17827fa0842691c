/** Origins of the community's servers. */
export interface Origins {
  /** Origin of the community, which serves cards and drawings; without a trailing slash. */
  ours: string;
  /** Origin of uploaded pictures. */
  files: string;
}

/** Placeholder for the deployed version. */
const ANY_VERSION = '0.1.0';
const ANY_ID = '00000000-0000-5000-8000-000000000000';

/** Returns one sample URL of each kind that a card requests. */
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

/** Script that a URL of the community names. */
export interface ScriptName {
  file: 'millrace.js' | 'suite.js';
  /** Version; `null` for the latest. */
  version: string | null;
}

/** Parses the path of a script; `null` for every other path. */
export function readScriptPath(path: string): ScriptName | null {
  const [, version, file] = /^\/embed\/v1\/(?:([\w.+-]+)\/)?(millrace\.js|suite\.js)$/.exec(path) ?? [];
  if (file !== 'millrace.js' && file !== 'suite.js') return null;
  return { file, version: version ?? null };
}

/** True if browsers allow an https page to load it. @see https://www.w3.org/TR/mixed-content/ */
export function isTrustworthy(url: URL): boolean {
  return url.protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
