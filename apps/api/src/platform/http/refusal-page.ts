import { randomBytes } from 'node:crypto';
import type { Language } from '@millrace/domain';
import { type Sentence, sentence, spoken } from '../messages/text';
import { escapeHtml } from './escape-html';

/** An HTML page with one sentence. */
export interface RefusalPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/**
 * Returns the page for too many sign-in attempts: a form post leaves the web host, so the reply is all that a person
 * sees.
 *
 * @param back Target of its link.
 */
export const limitedPage = (retryAfterSeconds: number, language: Language, back: string): RefusalPage =>
  refusalPage(language, {
    title: sentence('login.limitedTitle'),
    sentence: sentence('login.limited', { minutes: Math.ceil(retryAfterSeconds / 60) }),
    back,
  });

/** Returns the page for times when nobody can sign in. @param why The reason. */
export const unavailablePage = (why: Sentence, language: Language, back: string): RefusalPage =>
  refusalPage(language, { title: sentence('unavailable.title'), sentence: why, back });

interface Said {
  title: Sentence;
  sentence: Sentence;
  back: string;
}

function refusalPage(language: Language, said: Said): RefusalPage {
  const nonce = randomBytes(16).toString('base64');
  const title = escapeHtml(spoken(said.title, language));
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
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
<p>${escapeHtml(spoken(said.sentence, language))}</p>
<p><a href="${escapeHtml(said.back)}">${escapeHtml(spoken(sentence('login.limitedBack'), language))}</a></p>
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
