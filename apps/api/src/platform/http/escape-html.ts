const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
