/**
 * Returns a `Content-Disposition` header with a file name.
 *
 * @param kind `inline` for files that browsers may display; they save what they cannot display.
 * @param name In any script.
 * @see RFC 6266, RFC 8187
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
