import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { isLoopbackHost } from '../../../platform/http/loopback';
import { findOutboxMessage, listOutbox } from '../../../platform/mail';
import { listPage, mailPage, OUTBOX_POLICY } from './outbox-pages';

/** How many mails the page lists. */
const LIST_LIMIT = 200;

/**
 * Mails that were not sent, for who develops, and for who tries the demonstration on their own machine. Anybody else
 * could take over accounts with them.
 */
export const outboxRoutes = ({ config, db, jobs }: Context) => {
  // A server with an address that others can ask for is no one's own machine, whoever seems to ask.
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
