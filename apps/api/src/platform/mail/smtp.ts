import { createTransport } from 'nodemailer';
import { NonRetryableJobError } from '../jobs';
import type { FileStorage } from '../storage/storage';
import type { MailTransport } from './mail';

/** Brings mails to a mail server. @param url As `SMTP_URL`. */
export function smtpTransport(url: string, storage: FileStorage): MailTransport {
  const transporter = createTransport({
    ...encryption(url),
    url,
    pool: true,
    // The queue tries again; the files of a mail are streams and can be read once.
    maxRequeues: 0,
    // All of them together stay below the time after which another process takes the job over.
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // Nothing that a mail holds may name a file or an address to be read.
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
          // As an object, it is one address whatever is in it.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          attachments: files,
          // The same in each attempt, so that a mail that arrives twice can be told.
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          headers: {
            // Keeps away the answers of those who are on holiday.
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

/** Mails hold links that open accounts: on their way they are encrypted, unless `SMTP_URL` itself says otherwise. */
function encryption(url: string): { requireTLS?: boolean } {
  const { protocol, hostname, searchParams } = new URL(url);
  const isDecided = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  return protocol === 'smtp:' && !LOOPBACK.test(hostname) && !isDecided ? { requireTLS: true } : {};
}

/**
 * What a mail server answers quotes whom it was asked for, and the job keeps what it failed of: of such an answer the
 * codes stay. A server that cannot be reached has answered nothing, and its error stands as it is.
 */
function withoutItsWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (!isAboutMail && !('response' in error)) return error;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const message = `The mail server refused it: ${[status, error.code].filter(Boolean).join(' ')}`;
  // A mailbox that is not there, or a mail that is not taken. What is wrong with our own login may be put right.
  return isAboutMail && status >= 500 ? new NonRetryableJobError(message) : new Error(message);
}
