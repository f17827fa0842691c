import { hashText } from '@millrace/domain';

/** Returns a deterministic id in UUID format. */
export function stableId(kind: string, key: string | number): string {
  const hex = [0, 1, 2, 3]
    .map((part) => hashText(`${part}:${kind}:${key}`).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
