import { normalizeEmail } from '@millrace/domain';
import { jobHandlers } from '../src/background';
import type { Context } from '../src/platform/context';
import { findOutboxMessagesTo, type OutboxMessage } from '../src/platform/mail';

/** A mail as its reader has it. */
export interface ReceivedMail extends OutboxMessage {
  /** Where the HTML's links lead, in their order and each once. */
  links: string[];
}

/** The mail of everybody in the tests. Mails are written and delivered as they are asked for, without waiting. */
export class Mailbox {
  private readonly read = new Set<string>();

  constructor(private readonly context: Context) {}

  /**
   * The oldest mail to an address that was not asked for before.
   *
   * @throws When there is none.
   */
  async next(to: string): Promise<ReceivedMail> {
    const mail = (await this.all(to)).find(({ id }) => !this.read.has(id));
    if (!mail) throw new Error(`There is no further mail to ${to}.`);
    this.read.add(mail.id);
    return mail;
  }

  /** Every mail to an address, the oldest first. */
  async all(to: string): Promise<ReceivedMail[]> {
    await this.context.jobs.runDue(jobHandlers(this.context));
    const mails = await findOutboxMessagesTo(this.context.db, normalizeEmail(to));
    return mails.map((mail) => ({ ...mail, links: linksOf(mail.html) }));
  }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)];
}
