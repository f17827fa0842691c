/**
 * As strict as a publication can be: nothing inline, no markup from strings, and of Millrace only what its embedding
 * guide asks for, from its one origin.
 */
export function contentSecurityPolicy(millrace: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${millrace}`,
    "style-src 'self'",
    `connect-src ${millrace}`,
    `img-src 'self' ${millrace}`,
    `font-src 'self' ${millrace}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
