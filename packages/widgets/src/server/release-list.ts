import { releaseFolder } from '#release';
import { integrityHash, openRelease, type Release } from '../release/release';

/** Script of one version, which pages may pin. */
export interface ReleasedScript {
  name: string;
  /** Address on the community; its content is immutable. */
  path: string;
  /** Value for the `integrity` attribute of a script. */
  integrity: string;
  /** Uncompressed size in bytes. */
  bytes: number;
}

/** Scripts of one version. */
export interface ReleasedVersion {
  version: string;
  /** Scripts by name. */
  scripts: ReleasedScript[];
}

/** Lists the scripts of the kept versions with their integrity hashes. */
export function listReleases(releases: readonly Release[]): ReleasedVersion[] {
  return releases.map(({ version, files }) => ({
    version,
    scripts: [...files]
      .filter(([name]) => name.endsWith('.js'))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, content]) => ({
        name,
        path: `/embed/v1/${version}/${name}`,
        integrity: integrityHash(content),
        bytes: content.byteLength,
      })),
  }));
}

/** Returns the scripts of the current version. */
export async function currentScripts(): Promise<ReleasedVersion> {
  const [current] = listReleases([await openRelease(await releaseFolder())]);
  if (!current) throw new Error('A release was not listed.');
  return current;
}
