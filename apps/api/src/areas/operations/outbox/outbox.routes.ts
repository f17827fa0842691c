import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { isLoopbackHost } from '../../../platform/http/loopback';
import { findOutboxMessage, listOutbox } from '../../../platform/mail';
import { listPage, mailPage, OUTBOX_POLICY } from './outbox-pages';

/** Maximum number of listed mails. */
const LIST_LIMIT = 200;

/**
 * Routes of unsent mails, only for developers and local demos: anyone else could take over accounts with their links.
 */
export const outboxRoutes = ({ config, db, jobs }: Context) => {
  // A server with a public address never counts as local, whatever the address of the client.
  const isOwnMachine = isLoopbackHost(new URL(config.apiUrl).host);
  const isDemonstration = config.demoData && config.smtpUrl === null && isOwnMachine;
  const requireShown = ({ isLocal }: { isLocal: boolean }): void => {
    if (config.mode === 'production' && !(isDemonstration && isLocal)) throw new NotFoundError();
  };
  const page = (html: string) =>
    ({
      status: 200,
      html,
      headers: { 'Content-Security-Policy': OUTBOX_POLICY, 'Cache-Control': 'no-store' },
    }) as const;
  return {
    listOutbox: async (call) => {
      requireShown(call);
      const [mails, failed] = [await listOutbox(db, LIST_LIMIT), await jobs.failed()];
      return page(listPage({ mails, failed, isSending: config.smtpUrl !== null }));
    },

    getOutboxMail: async (call) => {
      requireShown(call);
      const mail = await findOutboxMessage(db, call.path.id);
      if (!mail) throw new NotFoundError();
      return page(mailPage(mail));
    },
  } satisfies Partial<Handlers>;
};
