const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML, between tags or within an attribute in double quotes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
