import type { RefusedFile } from './file-drop-props';

export interface FileLimits {
  /** Accepted types, as in the `accept` attribute: `.pdf`, `image/png`, `image/*`. Empty for all. */
  accept: readonly string[];
  /** Maximum size in bytes. */
  maxSize: number | undefined;
  /** Number of files that may still be added. */
  room: number;
}

export interface CheckedFiles {
  taken: File[];
  refused: RefusedFile[];
}

/** Splits files into those within the limits and those rejected, in order. */
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

/** Matches by name or by MIME type, as browsers do; only the server can check the content. */
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

/** Returns the names of accepted file types: `.pdf` and `application/pdf` are PDF. Deduplicates `.jpg` and `.jpeg`. */
export function kindNames(accept: readonly string[]): string[] {
  const names = accept
    .filter((kind) => !kind.endsWith('/*'))
    .map((kind) => (kind.startsWith('.') ? kind.slice(1) : (kind.split('/')[1] ?? kind)).toUpperCase())
    .map((name) => (name === 'JPG' ? 'JPEG' : name));
  return [...new Set(names)];
}
