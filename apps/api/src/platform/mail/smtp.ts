import { createTransport } from 'nodemailer';
import { NonRetryableJobError } from '../jobs';
import type { FileStorage } from '../storage/storage';
import type { MailTransport } from './mail';

/** Sends mails by SMTP. @param url As `SMTP_URL`. */
export function smtpTransport(url: string, storage: FileStorage): MailTransport {
  const transporter = createTransport({
    ...encryption(url),
    url,
    pool: true,
    // The queue retries: attachments are streams and can be read only once.
    maxRequeues: 0,
    // The sum stays below the timeout after which another process takes the job.
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // Mail content must not reference files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, replyTo, subject, html, text, unsubscribeUrl, attachments }) {
      const files = await Promise.all(
        attachments.map(async ({ name, contentType, file }) => ({
          filename: name.replace(/[\p{Cc}\s/\\]+/gu, ' '),
          contentType,
          content: await storage.read(file),
        })),
      );
      try {
        await transporter.sendMail({
          from,
          // Passed as an object, it is one address whatever it contains.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          attachments: files,
          // Constant across attempts, so that duplicates can be recognized.
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          headers: {
            // Suppresses out-of-office replies.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== null && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw withoutItsWords(error);
      } finally {
        for (const { content } of files) content.destroy();
      }
    },
    close: () => transporter.close(),
  };
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Requires TLS, as mails contain links that open accounts, unless `SMTP_URL` says otherwise. */
function encryption(url: string): { requireTLS?: boolean } {
  const { protocol, hostname, searchParams } = new URL(url);
  const isDecided = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  return protocol === 'smtp:' && !LOOPBACK.test(hostname) && !isDecided ? { requireTLS: true } : {};
}

/**
 * Removes the text of a mail server's reply, which quotes the recipient and would be stored with the job; codes stay.
 * Connection errors stay as they are.
 */
function withoutItsWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (!isAboutMail && !('response' in error)) return error;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const message = `The mail server refused it: ${[status, error.code].filter(Boolean).join(' ')}`;
  // Unknown mailboxes and rejected mails are permanent. Failures of our own login can be corrected.
  return isAboutMail && status >= 500 ? new NonRetryableJobError(message) : new Error(message);
}
