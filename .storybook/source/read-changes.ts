/** A note of a change, written to whoever upgrades. */
export interface ChangeNote {
  bump: 'major' | 'minor' | 'patch';
  text: string;
}

/** What changed of one package, what asks the most of whoever upgrades first. */
export interface PackageChanges {
  name: string;
  /** The version that they are released with; null while they are not. */
  version: string | null;
  notes: ChangeNote[];
}

const BUMPS = ['major', 'minor', 'patch'] as const;

/** Reads one changeset: the packages that it concerns, with its note. @see https://github.com/changesets/changesets */
function readChangeset(file: string): { name: string; note: ChangeNote }[] {
  const [, front = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? [];
  const text = oneLine(body);
  return [...front.matchAll(/^["']?([^"':]+)["']?:\s*(major|minor|patch)\s*$/gm)].flatMap(([, name, bump]) =>
    name && text ? [{ name, note: { bump: bump as ChangeNote['bump'], text } }] : [],
  );
}

/** Reads the newest version of a changelog that changesets has written; null where there is none. */
function readNewestRelease(name: string, changelog: string): PackageChanges | null {
  const [, newest = ''] = changelog.split(/^## /m);
  const [version = ''] = newest.split('\n');
  if (!/^\d/.test(version)) return null;
  const notes = newest.split(/^### /m).flatMap((section) => {
    const bump = BUMPS.find((one) => section.toLowerCase().startsWith(`${one} changes`));
    const items = section.split(/^- /m).slice(1);
    return bump ? items.map((item) => ({ bump, text: oneLine(item).replace(/^[\da-f]{7,}: /, '') })) : [];
  });
  return { name, version: version.trim(), notes };
}

/**
 * What changed since the last release of each package, by its changesets; of one without any what its last release
 * brought, by its changelog.
 *
 * @param packages Published ones with their changelogs, which are empty before their first release.
 */
export function readChanges(
  changesets: readonly string[],
  packages: readonly { name: string; changelog: string }[],
): PackageChanges[] {
  const pending = changesets.flatMap(readChangeset);
  return packages.flatMap(({ name, changelog }) => {
    const notes = pending.filter((change) => change.name === name).map(({ note }) => note);
    const changes = notes.length > 0 ? { name, version: null, notes } : readNewestRelease(name, changelog);
    if (!changes) return [];
    return [
      { ...changes, notes: BUMPS.flatMap((bump) => changes.notes.filter((note) => note.bump === bump)) },
    ];
  });
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
