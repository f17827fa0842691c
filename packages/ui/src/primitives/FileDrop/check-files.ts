import type { RefusedFile } from './file-drop-props';

export interface FileLimits {
  /** As in the attribute of that name: `.pdf`, `image/png`, `image/*`. Empty for every kind. */
  accept: readonly string[];
  /** Bytes. */
  maxSize: number | undefined;
  /** How many more there may be. */
  room: number;
}

export interface CheckedFiles {
  taken: File[];
  refused: RefusedFile[];
}

/** Parts the files that are within the limits from those that are not, in their order. */
export function checkFiles(files: readonly File[], { accept, maxSize, room }: FileLimits): CheckedFiles {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const { name, size } = file;
    if (!isAccepted(file, accept)) refused.push({ name, size, reason: 'type' });
    else if (size === 0) refused.push({ name, size, reason: 'empty' });
    else if (maxSize !== undefined && size > maxSize) refused.push({ name, size, reason: 'size' });
    else if (taken.length >= room) refused.push({ name, size, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}

/** By name or by type, as browsers do it; what a file really is, only the server knows. */
function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return (
    accept.length === 0 ||
    accept.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
      if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
      return type === kind;
    })
  );
}

/** Returns the names of accepted file types: `.pdf` and `application/pdf` are PDF. Several may be one: `.jpg` and `.jpeg`. */
export function kindNames(accept: readonly string[]): string[] {
  const names = accept
    .filter((kind) => !kind.endsWith('/*'))
    .map((kind) => (kind.startsWith('.') ? kind.slice(1) : (kind.split('/')[1] ?? kind)).toUpperCase())
    .map((name) => (name === 'JPG' ? 'JPEG' : name));
  return [...new Set(names)];
}
