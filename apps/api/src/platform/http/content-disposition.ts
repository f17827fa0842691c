/**
 * The header by which a file is saved under its name.
 *
 * @param kind `inline` for what may be shown; browsers save what they do not show.
 * @param name As people read it, in any script.
 * @see RFC 6266, RFC 8187
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
