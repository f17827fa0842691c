import { isEmail, writtenEmail } from '@millrace/domain';
import type { Config } from '../config';
import type { Database, Transaction } from '../db/database';
import type { Job, Jobs } from '../jobs';
import type { FileStorage } from '../storage/storage';
import type { MailJob, MailSender, MailTransport } from './mail';
import { outboxTransport } from './outbox.repository';
import { languageOfMember } from './recipients.repository';

/** Renders and sends mail. */
export interface Mailer {
  /**
   * Queues a mail. With `tx` it is sent only if the transaction commits; inside a transaction `tx` is
   * required.
   *
   * @throws For an invalid address: validate typed addresses first.
   * @example await mailer.send({ name: 'resetPassword', to: user.email, data: { … } }, { tx });
   */
  send(mail: MailJob, options?: { tx?: Transaction }): Promise<void>;
  /** Renders and sends a queued mail; called by the queue. */
  deliver(job: Job<'mail'>): Promise<void>;
  /** Closes connections to the mail server. */
  close(): void;
}

/** Dependencies of a mailer. */
export interface MailerParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'webUrls'>;
  db: Database;
  jobs: Jobs;
  storage: FileStorage;
}

/** Creates the mailer: SMTP if a server is set, else the outbox. */
export function createMailer({ config, db, jobs, storage }: MailerParts): Mailer {
  const { smtpUrl, mailFrom, salesEmail, webUrls } = config;
  let transport: Promise<MailTransport> | undefined;
  // Opened with the first mail, as the library loads slowly.
  const openTransport = (): Promise<MailTransport> => {
    transport ??=
      smtpUrl === null
        ? Promise.resolve(outboxTransport(db))
        : import('./smtp').then(({ smtpTransport }) => smtpTransport(smtpUrl, storage));
    return transport;
  };
  return {
    async send(mail, { tx } = {}) {
      for (const address of [mail.to, mail.replyTo ?? mail.to]) {
        // The error does not say which; the log does.
        if (!isEmail(address)) throw new Error('Not an email address.');
      }
      await jobs.send('mail', mail, tx && { tx });
    },
    async deliver({ id, data: mail }) {
      const { writeMail } = await import('./layout/write-mail');
      const language = (await languageOfMember(db, mail.to)) ?? mail.language ?? 'en';
      const { sender, ...written } = writeMail(mail, webUrls[0], language);
      const platform = readSender(mailFrom);
      await (await openTransport()).send({
        ...written,
        id,
        from: { ...platform, ...(sender !== null && { name: sender }) },
        to: writtenEmail(mail.to),
        replyTo: (mail.replyTo && writtenEmail(mail.replyTo)) ?? salesEmail,
        attachments: mail.attachments ?? [],
      });
    },
    close: () => {
      transport?.then((open) => open.close()).catch(() => undefined);
    },
  };
}

/** @param from As `MAIL_FROM`. */
function readSender(from: string): MailSender {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]*)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
