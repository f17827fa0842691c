/**
 * Replaces the form for the session cookie: a page cannot set that cookie, and the browser sends it by itself once
 * the reader has signed in.
 */
const SESSION_PLUGIN = `
function sessionPlugin({ React }) {
  const h = React.createElement;
  const isCookie = (schema) => schema.get('in') === 'cookie';
  const ofCookie = (Original) => (props) =>
    !props.definitions.some(isCookie)
      ? h(Original, props)
      : h('div', { className: 'auth-container' },
          h('h4', null, props.definitions.keySeq().join(', ') + ' (cookie)'),
          h('p', null, 'Sign in to the community in this browser: calls from here then carry its session. ' +
            'Programs send a token instead.'));
  return { wrapComponents: { auths: ofCookie } };
}
`;

/**
 * Settings of Swagger UI. Authorization survives a reload, in this browser and for this host only. Calls are
 * collapsed by area, with a filter.
 */
const SETTINGS = `{
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  withCredentials: true,
  persistAuthorization: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [sessionPlugin],
}`;

/** Renders the API reference: Swagger UI from our own host, under a strict Content-Security-Policy. */
export const docsPage = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Millrace API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<noscript>This page needs JavaScript. The contract itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script nonce="${nonce}" src="/docs/assets/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">
${SESSION_PLUGIN}
SwaggerUIBundle(${SETTINGS});
</script>
</body>
</html>
`;

/**
 * Content-Security-Policy of the page. Swagger UI sets single style properties by script, which is always allowed;
 * styles that it writes into markup are blocked.
 */
export const docsPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
