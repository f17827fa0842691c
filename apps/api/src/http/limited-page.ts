import { randomBytes } from 'node:crypto';
import { text } from '../messages/text';
import { escapeHtml } from './escape-html';

/**
 * The page that says that somebody tried to sign in too often: a form post leaves the web host, so that the answer is
 * all that a person sees.
 *
 * @param back Where its link leads.
 */
export function limitedPage(retryAfterSeconds: number, back: string): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const title = escapeHtml(text('login.limitedTitle'));
  const sentence = escapeHtml(text('login.limited', { minutes: Math.ceil(retryAfterSeconds / 60) }));
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { max-inline-size: 36rem; margin: 20vh auto 0; padding-inline: 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25 }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="${escapeHtml(back)}">${escapeHtml(text('login.limitedBack'))}</a></p>
</main>
</body>
</html>
`;
  return { html, policy: `${POLICY}; style-src 'nonce-${nonce}'` };
}

const POLICY = [
  "default-src 'none'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
