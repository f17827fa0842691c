import { escapeHtml } from '../../../platform/http/escape-html';
import type { FailedJob } from '../../../platform/jobs';
import type { OutboxEntry, OutboxMessage } from '../../../platform/mail';
import { text } from '../../../platform/messages/text';

/**
 * Content-Security-Policy of the pages. Mails have inline styles, which a frame may only use if its page may;
 * scripts are forbidden in both.
 */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Data of the list. */
export interface OutboxList {
  mails: readonly OutboxEntry[];
  /** Jobs that failed permanently. */
  failed: readonly FailedJob[];
  /** True if a mail server is configured. */
  isSending: boolean;
}

/** Renders the list of mails, latest first. */
export function listPage({ mails, failed, isSending }: OutboxList): string {
  const rows = mails.map(({ id, to, subject, createdAt }) => [
    `<a href="/outbox/${escapeHtml(id)}">${escapeHtml(subject)}</a>`,
    escapeHtml(to),
    moment(createdAt),
  ]);
  const given = failed.map(({ kind, error, failedAt }) => [
    escapeHtml(kind),
    escapeHtml(error),
    moment(failedAt),
  ]);
  return page(
    text('outbox.title'),
    `<p>${escapeHtml(text(isSending ? 'outbox.sending' : 'outbox.intro'))}</p>
${mails.length > 0 ? table(['outbox.subject', 'outbox.to', 'outbox.time'], rows) : `<p>${escapeHtml(text('outbox.empty'))}</p>`}
${given.length > 0 ? `<h2>${escapeHtml(text('outbox.failed'))}</h2>\n${table(['outbox.job', 'outbox.reason', 'outbox.time'], given)}` : ''}`,
  );
}

/** Renders one mail: its HTML in a sandboxed frame, its text below. */
export function mailPage(mail: OutboxMessage): string {
  const facts: [Parameters<typeof text>[0], string | null][] = [
    ['outbox.from', mail.from],
    ['outbox.to', mail.to],
    ['outbox.replyTo', mail.replyTo],
    ['outbox.unsubscribe', mail.unsubscribeUrl],
    ['outbox.attachments', mail.attachments.map(({ name }) => name).join(', ')],
  ];
  const lines = facts
    .filter(([, value]) => value)
    .map(([key, value]) => `<dt>${escapeHtml(text(key))}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  // The sandbox only allows links to open a new page.
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  return page(
    mail.subject,
    `<p><a href="/outbox">${escapeHtml(text('outbox.back'))}</a></p>
<dl>${lines.join('\n')}<dt>${escapeHtml(text('outbox.time'))}</dt><dd>${moment(mail.createdAt)}</dd></dl>
<iframe title="${escapeHtml(mail.subject)}" sandbox="${sandbox}" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>${escapeHtml(text('outbox.text'))}</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

const moment = (at: Date): string => {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
};

const table = (heads: readonly Parameters<typeof text>[0][], rows: readonly string[][]): string => `<table>
<thead><tr>${heads.map((key) => `<th scope="col">${escapeHtml(text(key))}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

const STYLES = `
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; font: 0.9375rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { margin-block-start: 2rem; font-size: 1.125rem }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid; text-align: start; vertical-align: top; overflow-wrap: anywhere }
time { white-space: nowrap; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
iframe { inline-size: 100%; block-size: 48rem; border: 1px solid }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`;
